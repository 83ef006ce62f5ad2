import { writtenIn } from '#companion/written.ts';
import type { Register } from './draft-purpose.ts';

const written = writtenIn('policy/draft-registers');

// How the words should sound: by what is wished for, and else by how the person writes.

const SHORT = written('short');
const CASUAL = written('casual');
const SOFT = written('soft');
const STOPS = written('stops');
const FIRM = written('firm');

/** Which register goes first, by what was wished and by how the person writes. */
export function registersFor(clean: string, text: string): Register[] {
  // What has to stop is not begged for.
  if (STOPS.test(clean)) return ['plain', 'direct'];
  if (FIRM.test(clean)) return ['direct', 'plain'];
  if (SOFT.test(clean)) return ['warm', 'plain'];
  return SHORT.test(clean) || CASUAL.test(text) ? ['short', 'plain'] : ['plain', 'warm'];
}
