// Why is this hard? What a message is about ("work") says little of what it is like. Some moments are told in much the
// same words by very different people: a page looked at and closed, a face that looked away, a kindness that makes it
// worse. Each pattern here takes a whole phrase with its subject, so that the line that answers it is true of whoever
// wrote it. One word never sets one off. The first that fits speaks; lines stand in content/lines/en/moments*.yaml.
import { OF_DAYS } from './moments-of-days.ts';
import { OF_DUTIES } from './moments-of-duties.ts';
import { OF_HOME } from './moments-of-home.ts';
import { OF_LOSS } from './moments-of-loss.ts';
import { OF_ONESELF } from './moments-of-oneself.ts';
import { OF_OTHERS } from './moments-of-others.ts';
import { OF_PEOPLE } from './moments-of-people.ts';
import { OF_TIME } from './moments-of-time.ts';

export const MOMENTS = [
  ...OF_ONESELF,
  ...OF_LOSS,
  ...OF_OTHERS,
  ...OF_DAYS,
  ...OF_PEOPLE,
  ...OF_DUTIES,
  ...OF_TIME,
  ...OF_HOME,
];

/** The moment a message tells of, or null: nearly always null. `spoken` rules out those with no fresh line left. */
export function momentOf(clean: string, spoken: (id: string) => boolean = () => true): string | null {
  return MOMENTS.find(([id, words]) => words.test(clean) && spoken(id))?.[0] ?? null;
}
