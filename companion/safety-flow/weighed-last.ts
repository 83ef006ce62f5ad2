import type { Assessment } from '#companion/risk/assess.ts';
import { afraidOf } from './afraid-of.ts';
import { ofAskedRule } from './asks-normal.ts';
import { ofBabyCompany } from './baby-company.ts';
import { ofBirthSigns } from './birth-signs.ts';
import { ofCheckableDoing } from './checkable-doing.ts';
import { ofAChildComing } from './child-comes-in.ts';
import { ofCodedPlan } from './coded-plan.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { ofHarmMeant } from './harm-meant.ts';
import { ofHeartSigns } from './heart-signs.ts';
import { ofHouseAdult } from './house-adult.ts';
import { howNear } from './how-near.ts';
import { ofLeaveTaken } from './leave-taken.ts';
import { lessThanHeard } from './less-than-heard.ts';
import { ofLongAgo } from './long-ago.ts';
import { ofMaybeTaken } from './maybe-taken.ts';
import { ofNamedBurden } from './named-burden.ts';
import { notHurtMyself, notMe, type WhoseItIs } from './not-me.ts';
import { ofAGame } from './of-a-game.ts';
import { onAHeight } from './on-a-height.ts';
import { ofOwnBelief } from './own-belief.ts';
import { ofOwnHigh } from './own-high.ts';
import { ofOwnOverdose } from './own-overdose.ts';
import { ofPapersThreat } from './papers-threat.ts';
import { ofPlannedDay } from './planned-day.ts';
import { ofHandingOver } from './somebody-there.ts';
import { ofManyTaken } from './took-many.ts';
import { ofUnwantedPictures } from './unwanted-pictures.ts';
import { ofSomebodysBlow } from './whose-blow.ts';

export interface Said {
  /** As it was written. */
  said: string;
  /** As it is read for danger. */
  text: string;
  /** What was said before in this talk, oldest first. */
  before: readonly string[];
  /** What the flow listens for in it. */
  heard: ReadonlySet<string>;
}

type Weighing = (assessment: Assessment, said: Said, flow: SafetyFlowState | null) => Assessment;

/** One after the other, each on what the one before made of it: the order is part of what they say. */
const WEIGHINGS: readonly Weighing[] = [
  (so, { said }) => ofSomebodysBlow(so, said),
  (so, { said }) => ofAChildComing(so, said),
  (so, { said, before }) => ofAGame(so, said, before),
  (so, { said, before, heard }) => ofAskedRule(so, heard, [...before, said]),
  (so, { said, before }, flow) => lessThanHeard(so, said, before, flow),
  (so, { text, before }, flow) => ofNamedBurden(so, text, before, flow),
  (so, { said, before }, flow) => afraidOf(so, said, flow, before),
  (so, { text, before }, flow) => howNear(so, [...before, text], flow),
  (so, { said }) => onAHeight(so, said),
  (so, { said }) => ofLongAgo(so, said),
  (so, { said, before }, flow) => ofLeaveTaken(so, said, before, flow),
  (so, { said }, flow) => ofHandingOver(so, said, flow),
  (so, { said, before }, flow) => ofPlannedDay(so, said, before, flow),
  (so, { said, before }, flow) => ofCodedPlan(so, said, before, flow),
  (so, { said, before }) => ofCheckableDoing(so, said, before),
  (so, { said, before }, flow) => ofOwnBelief(so, said, before, flow),
  (so, { said, before }, flow) => ofHarmMeant(so, said, before, flow),
  (so, { said, before }) => ofUnwantedPictures(so, [...before, said]),
  (so, { said }, flow) => ofBabyCompany(so, said, flow),
  (so, { said, before }, flow) => ofOwnHigh(so, said, before, flow),
  (so, { said, before }, flow) => ofHouseAdult(so, said, before, flow),
  (so, { said }, flow) => ofPapersThreat(so, said, flow),
  (so, { said }) => ofManyTaken(so, said),
  (so, { said }, flow) => ofOwnOverdose(so, said, flow),
  (so, { said, before }, flow) => ofMaybeTaken(so, said, before, flow),
  (so, { said, before }) => ofHeartSigns(so, said, before),
  (so, { said, before }) => ofBirthSigns(so, said, before),
];

/** What a message comes to once all else was read, and last whose danger it is. English. */
export function weighedLast(assessment: Assessment, told: Said, flow: SafetyFlowState | null): WhoseItIs {
  const weighed = WEIGHINGS.reduce((so, weighing) => weighing(so, told, flow), assessment);
  return notMe(weighed, told.said, notHurtMyself(told.said, flow), told.before);
}
