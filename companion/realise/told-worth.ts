// Why is this hard? "I'm 67 and drove the number 14 bus. The scan is on Friday and I can't sleep": who somebody is and
// where it was are said first, and the matter comes after. What weighs is a trouble, a lack, a change, a wish, a "but"
// or a "only me", and how long it has gone on; what is none of these is the setting.

import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/told-worth');

const HURT = written('hurt', 'gi');
const LACK = written('lack', 'gi');
const CHANGE = written('change', 'gi');
const WISH = written('wish', 'gi');
const LONG = written('long', 'gi');
const AGAINST = written('against');
const OWN = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|myself)\b/i;
const OTHERS = written('others');
export const WHO_I_AM = written('who-i-am');
const SETTING = written('setting');
/** "I'm not angry": something asked or guessed is turned down, and the matter is elsewhere. */
const DENIES = written('denies');
const POINTS = /^(?:that|this|these|those|it|they|the other|the one)\b/i;

const count = (text: string, words: RegExp) => Math.min(2, text.match(words)?.length ?? 0);

/** How much of the matter a sentence holds, with its "I" still in it. About 1 is a plain fact of somebody's own. */
export function worthOf(said: string, contrast = false): number {
  return (
    count(said, HURT) +
    count(said, LACK) * 0.7 +
    count(said, CHANGE) * 0.6 +
    count(said, WISH) * 0.9 +
    count(said, LONG) * 0.5 +
    (contrast || AGAINST.test(said) ? 0.7 : 0) +
    (OWN.test(said) ? 0.6 : OTHERS.test(said) ? 0.2 : -0.4) -
    (DENIES.test(said) ? 0.8 : 0) -
    (WHO_I_AM.test(said) ? 2 : 0) -
    (SETTING.test(said) && count(said, CHANGE) === 0 ? 0.5 : 0) -
    (POINTS.test(said) ? 0.5 : 0)
  );
}
