import type { Assessment } from '#companion/risk/assess.ts';
import { REFUSED } from './demands.ts';
import { BLEEDS, type SafetyFlowState, TAKEN } from './flow-state.ts';
import { OWN_LIFE } from './wording.ts';

/** Stand in `once`: what was said of the night and the means, what was refused, and what was asked. */
export const NOT_TONIGHT = 'not-tonight';
export const AWAY = 'means-away';
export const HEEDED = 'heeded';
export const ASKED_TONIGHT = 'tonight-asked';
export const ASKED_MEANS = 'means-asked';
export const WORSE = 'if-worse';
export const ASKED_ON = 'asked-on';
export const AT_PLACE = 'at-place';
export const NEAR_ONE = 'near-one';
/** The danger was told as one of this night: it is not asked whether it could be. */
export const TONIGHT_TOLD = 'tonight-told';
export const DAY_TOLD = 'day-told';
export const NOTHING_NEAR = 'nothing-near';
export const NO = REFUSED;

/** True where the talk is of the person's own life, and nothing was swallowed or cut that goes on working. */
export function isOwnMatter({ situation, once }: SafetyFlowState): boolean {
  return (situation === null || OWN_LIFE.includes(situation)) && !once.includes(TAKEN) && !once.includes(BLEEDS);
}

/** A danger told anew in this message, by a rule that hears more than the means that were named before. */
export const isAnew = ({ level, rules }: Assessment): boolean =>
  level === 3 && rules.some((rule) => !/^model$|\.carried$|^abuse\.now$|(?:^|[.-])means|^told\.rises/.test(rule));

export const unmark = (flow: SafetyFlowState, names: readonly string[]): void => {
  flow.once = flow.once.filter((name) => !names.includes(name));
};
