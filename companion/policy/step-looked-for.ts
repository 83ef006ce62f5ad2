import type { Scene } from './plan.ts';
import { splitPlan } from './plan-words.ts';

const STEP_ASKED = /\b(?:do|try|step|plan|start|begin|first|when|which day|idea|help|could)\b[^.?]*\?$/i;

/** A step was asked for, offered or wished for: in other talk "library tomorrow, ten" tells of a day, and plans nothing. */
export function isStepLookedFor({ state }: Scene): boolean {
  return state.offers.length > 0 || state.wish === 'do' || STEP_ASKED.test(state.lastReply);
}

/** No step is held yet, and a thing with its day would be one. */
export function isThingLookedFor(scene: Scene): boolean {
  const { state, read, grammar } = scene;
  return (
    state.plan === null &&
    grammar.turnsClauses &&
    !read.question &&
    (state.signs?.['words-given'] !== undefined || (state.told > 2 && isStepLookedFor(scene)))
  );
}

/** "Coffee tomorrow at ten": the thing stands before its time. */
export function namesThing(when: string): boolean {
  const { act, when: time, first } = splitPlan(when);
  return time !== null && !first && /^(?:a |the |my )?[a-z]{3,}(?: [a-z]+){0,2}$/i.test(act) && !NO_THING.test(act);
}

const NO_THING =
  /^(?:wait|no|or|actually|sorry|not|well|hang|today|tonight|tomorrow|this|next|every|in|on|at|by|before|after|over|when|once|until|maybe|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\b(?:maybe|perhaps)$|^(?:(?:ok|okay|yes|yeah|so|maybe|perhaps|probably|not|first|starting|from|only|just|then|and|but|early|late)\b\s*)+$|^(?:I|he|she|it|they|we)\b/i;
