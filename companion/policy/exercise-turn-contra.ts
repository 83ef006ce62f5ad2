import type { CONTRA_NAMES, Values } from '#companion/exercises/condition.ts';
import type { Scene } from './plan.ts';

/** What is known of now. `since` is `recent` where the person spoke of days or weeks, else `older` or absent. */
export function contraValues({ state, read }: Scene): Values {
  const since = read.since ?? state.since;
  return {
    level: state.level,
    distress: state.intensity ?? undefined,
    topics: [...state.topics, ...read.topics.map((topic) => topic.id)],
    feelings: [...state.feelings, ...read.feelings.map((feeling) => feeling.id)],
    acts: [...read.acts],
    categories: state.categories,
    since: since === null ? undefined : /\b(?:days?|weeks?)\b/i.test(since) ? 'recent' : 'older',
    far: state.far,
  } satisfies Record<(typeof CONTRA_NAMES)[number], Values[string]>;
}
