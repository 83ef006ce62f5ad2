// Why is this hard? "He just helps himself" holds a word of help, "how is that good" a word of praise, and "I'll try, but I
// always end up on my phone anyway" a step. Praise for any of them is a slap. So before a good word is said, nothing in the
// message may stand against it: no oath, nothing taken without asking, no habit that wins in the end.

import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/good-shown');

const OATH = written('oath');
const AGAINST = written('against');
/** "I always say that and then end up on my phone anyway": they don't believe in it themselves. */
const WINS_ANYWAY = written('wins-anyway');

/** Something in the message stands against calling what it tells good. */
export const standsAgainstGood = (text: string): boolean => OATH.test(text) || AGAINST.test(text);

/** A step is named, and in the same breath what will come of it. */
export const winsAnyway = (text: string): boolean => WINS_ANYWAY.test(text);
