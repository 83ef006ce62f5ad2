import type { CONTRA_NAMES, Values } from '#companion/exercises/condition.ts';
import { says } from '#companion/understand/reading.ts';
import type { Scene } from './plan.ts';

/** What is known of now. `since` is `recent` where the person spoke of days or weeks, else `older` or absent. */
export function contraValues({ state, read, grammar }: Scene): Values {
  const since = read.since ?? state.since;
  // "She died two weeks ago": the blow itself is new, whatever else was said of time.
  const fresh = [...state.recent, read.clean].some((text) => says(grammar.reading.newBlow, text));
  return {
    level: state.level,
    distress: state.intensity ?? undefined,
    topics: [...state.topics, ...read.topics.map((topic) => topic.id)],
    feelings: [...state.feelings, ...read.feelings.map((feeling) => feeling.id)],
    acts: [...read.acts],
    categories: state.categories,
    since: fresh || says(grammar.reading.recent, since ?? '') ? 'recent' : since === null ? undefined : 'older',
    far: state.far,
  } satisfies Record<(typeof CONTRA_NAMES)[number], Values[string]>;
}
