import type { CONTRA_NAMES, Values } from '#companion/exercises/condition.ts';
import type { Scene } from './plan.ts';

const LATELY =
  '(?:today|yesterday|last (?:night|week)|this (?:morning|week)|(?:days?|weeks?) ago|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const BLOW = '(?:died|dead|passed|lost|death|funeral|killed|happened|attack(?:ed)?|accident|assault(?:ed)?)';
/** "she died two weeks ago", "yesterday I lost him": the blow itself is new, whatever else was said of time. */
const NEW_BLOW = new RegExp(`\\b${BLOW}\\b[^.!?]{0,40}\\b${LATELY}\\b|\\b${LATELY}\\b[^.!?]{0,40}\\b${BLOW}\\b`, 'i');

/** What is known of now. `since` is `recent` where the person spoke of days or weeks, else `older` or absent. */
export function contraValues({ state, read }: Scene): Values {
  const since = read.since ?? state.since;
  const fresh = [...state.recent, read.clean].some((text) => NEW_BLOW.test(text));
  return {
    level: state.level,
    distress: state.intensity ?? undefined,
    topics: [...state.topics, ...read.topics.map((topic) => topic.id)],
    feelings: [...state.feelings, ...read.feelings.map((feeling) => feeling.id)],
    acts: [...read.acts],
    categories: state.categories,
    since: fresh || /\b(?:days?|weeks?)\b/i.test(since ?? '') ? 'recent' : since === null ? undefined : 'older',
    far: state.far,
  } satisfies Record<(typeof CONTRA_NAMES)[number], Values[string]>;
}
