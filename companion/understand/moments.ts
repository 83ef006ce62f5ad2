// Why is this hard? What a message is about ("work") says little of what it is like. Some moments are told in much the
// same words by very different people: a page looked at and closed, a face that looked away, a kindness that makes it
// worse. Each pattern here takes a whole phrase with its subject, so that the line that answers it is true of whoever
// wrote it. One word never sets one off. The first that fits speaks; lines stand in content/lines/en/moments*.yaml.
import { OF_CARE } from './moments-of-care.ts';
import { OF_COMPANY } from './moments-of-company.ts';
import { OF_DAYS } from './moments-of-days.ts';
import { OF_DUTIES } from './moments-of-duties.ts';
import { OF_EFFORT } from './moments-of-effort.ts';
import { OF_EVENINGS } from './moments-of-evenings.ts';
import { OF_HOME } from './moments-of-home.ts';
import { OF_LOSS } from './moments-of-loss.ts';
import { OF_NIGHTS } from './moments-of-nights.ts';
import { OF_ONESELF } from './moments-of-oneself.ts';
import { OF_OTHERS } from './moments-of-others.ts';
import { OF_PARTING } from './moments-of-parting.ts';
import { OF_PEOPLE } from './moments-of-people.ts';
import { OF_PLACES } from './moments-of-places.ts';
import { OF_SECRETS } from './moments-of-secrets.ts';
import { OF_TIME } from './moments-of-time.ts';
import { OF_WORK } from './moments-of-work.ts';
import { OF_WORTH } from './moments-of-worth.ts';

/** Their lines name the thing themselves: the person's own line before them would say it twice. */
const NAMED_IN_FULL = [...OF_PLACES, ...OF_PARTING, ...OF_EFFORT];

export const MOMENTS = [
  ...OF_SECRETS,
  ...OF_CARE,
  ...OF_WORTH,
  ...OF_NIGHTS,
  ...NAMED_IN_FULL,
  ...OF_COMPANY,
  ...OF_ONESELF,
  ...OF_WORK,
  ...OF_EVENINGS,
  ...OF_LOSS,
  ...OF_OTHERS,
  ...OF_DAYS,
  ...OF_PEOPLE,
  ...OF_DUTIES,
  ...OF_TIME,
  ...OF_HOME,
];

/** All moments a message tells of, the first to speak first: nearly always none. */
export function momentsOf(clean: string): readonly string[] {
  if (clean !== last.clean) last = { clean, ids: MOMENTS.filter(([, words]) => words.test(clean)).map(([id]) => id) };
  return last.ids;
}

/** Many parts of the policy ask this of the same message; only the last one is kept. */
let last: { clean: string; ids: readonly string[] } = { clean: '', ids: [] };

/** The moment a message tells of, or null. `spoken` rules out those with no fresh line left. */
export function momentOf(clean: string, spoken: (id: string) => boolean = () => true): string | null {
  return momentsOf(clean).find(spoken) ?? null;
}

const IN_FULL = new Set(NAMED_IN_FULL.map(([id]) => id));

/** The lines for this moment name what was told, and need none of the person's own words before them. */
export function isNamedInFull(id: string): boolean {
  return IN_FULL.has(id);
}
