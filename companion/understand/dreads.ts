// Why is this hard? "If I drop it I'll die" and "if she goes I'll die" are built alike. What tells them apart is what is
// dreaded: a moment before others, with a name for it, or a life without something. Only the first is a saying.

import { writtenIn } from '#companion/written.ts';

const written = writtenIn('understand/dreads');

const SAYING = written('saying');
const DIES = written('dies');
const BEFORE_OTHERS = written('before-others');
const A_LIFE = written('a-life');

/** "If nothing changes I'll die here", "if I lose her I'll die": a life without something, and one question. English. */
export const dreadsALife = (text: string): boolean => DIES.test(text) && A_LIFE.test(text) && !BEFORE_OTHERS.test(text);

/** "If I drop the tray in front of them I'll die": dread of a moment to come, in the words people use for it. English. */
export const dreads = (text: string): boolean => SAYING.test(text) && BEFORE_OTHERS.test(text) && !A_LIFE.test(text);
