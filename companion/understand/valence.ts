import { quick } from '#companion/quick-pattern.ts';
// Why is this hard? "That's hard" fits everything and so hears nothing; "That hurts", said to a fear, mishears. Which of a
// few plain kinds it is, hurt, loss, fear, shame, being alone, is shown by words of the message only, and by those of its
// last sentence that shows any: what stood before led up to it. Nothing is guessed from the matter.

import { writtenIn } from '#companion/written.ts';

const written = writtenIn('understand/valence');

/** What the words of a message show of how it is for whoever wrote it. */
export type Valence =
  | 'self_blame'
  | 'shame'
  | 'hurt'
  | 'scared'
  | 'worried'
  | 'alone'
  | 'loss'
  | 'angry'
  | 'low'
  | 'effort'
  | 'tired'
  | 'relief'
  | 'hidden'
  | 'wanted';

const SELF_BLAME = written('self-blame');
const SHAME = written('shame');
const HURTS_ME = written('hurts-me');
const SCARED = written('scared');
const WORRIED = written('worried');
const ALONE = written('alone');
const LOSS = written('loss');
const ANGRY = written('angry');
const LOW = written('low');
const TIRED = written('tired');
const EFFORT = written('effort');
/** Kept from somebody who matters. */
const HIDDEN = written('hidden');
/** Wanted of other people. */
const WANTED = written('wanted');
const RELIEF = written('relief');

/** In this order: what somebody thinks of themselves weighs more than what was done, and that more than being tired. */
const KINDS: readonly (readonly [Valence, RegExp])[] = [
  ['self_blame', SELF_BLAME],
  ['shame', SHAME],
  ['hurt', HURTS_ME],
  ['scared', SCARED],
  ['hidden', HIDDEN],
  ['alone', ALONE],
  ['worried', WORRIED],
  ['angry', ANGRY],
  ['loss', LOSS],
  ['low', LOW],
  ['effort', EFFORT],
  ['tired', TIRED],
  ['wanted', WANTED],
  ['relief', RELIEF],
];

const PARTS = /(?<=[.!?…;])\s+|,? \b(?:but|and then|except)\b /i;
/** "If he laughed at me", "I'm not scared", "it doesn't hurt": shows nothing of the kind. */
const UNREAL = written('unreal');
/** "Nobody laughed at me", "that never made me sad", "I wasn't hurt": what is denied shows nothing, the rest of it may. */
const DENIED = written('denied', 'gi');
/** What is left of a message without what it denies. */
export const undenied = (text: string): string => text.replace(DENIED, ' ');

/** "Not much use", "no friends": here the no is what shows it. */
const HOLDS_NO = quick(/\bI(?:'m| am) not (?:much |any |really |of )*(?:use|help|good)\b/i);

/** What the last sentence that shows anything shows; null where the words show nothing. English, `clean` as it was tidied. */
export const valenceOf = (clean: string): Valence | null => shownIn(clean)?.valence ?? null;

/** The same, with the part of the message that shows it. */
export function shownIn(clean: string): { valence: Valence; part: string } | null {
  for (const [after, said] of clean.split(PARTS).reverse().entries()) {
    const part = undenied(said).replace(/^[ ,]+/, '');
    if (/\?\W*$/.test(part) && !SELF_BLAME.test(part)) continue;
    if (UNREAL.test(part) && !HOLDS_NO.test(part)) continue;
    const found = KINDS.find(([, shows]) => shows.test(part.trim()));
    // "I am glad. I just set the table for three sometimes": a good word with more behind it is not the matter.
    if (found !== undefined) return found[0] === 'relief' && after > 0 ? null : { valence: found[0], part: said };
  }
  return null;
}
