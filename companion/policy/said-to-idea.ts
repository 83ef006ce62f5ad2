// Why is this hard? "Two days off sounds alright. Mon and Tue maybe" and "no, I meant yes" are a yes with its details, and "no
// shakes" in front of it is the answer to a warning. So a yes is looked for in every sentence, and only a no or a "but" in
// that same sentence takes it back.

import { stoppedSentences } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/said-to-idea');

/** What a message says to an idea that was put up just now. */
export type SaidToIdea = 'yes' | 'half' | 'no';

const MEANT_YES = written('meant-yes');
const TAKES: readonly RegExp[] = [written('takes-1'), written('takes-2'), written('takes-3'), written('takes-4')];
const PLAIN = written('plain');
const TURNS_DOWN = written('turns-down');
/** Somebody else is good, or does something. */
const OF_OTHERS = written('of-others');
const HALF = written('half');
const NO = written('no');
const MEANS_OTHER = written('means-other');

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|,\s+(?=(?:I|let's|but|that|it)\b)/i);

/** "Saturday?", at the end of a yes: a day, and no question. */
export const DAY_ASKED = written('day-asked');

/** Read by the sentence: yes, half or no; null where it says something else. */
export function saidToIdea(text: string): SaidToIdea | null {
  if (/\?\s*$/.test(text) && !DAY_ASKED.test(text)) return null;
  if (MEANT_YES.test(text)) return 'yes';
  const sentences = sentencesOf(text);
  const takes = (one: string) =>
    !TURNS_DOWN.test(one) && !OF_OTHERS.test(one) && (PLAIN.test(one) || TAKES.some((words) => words.test(one)));
  const objects = sentences.some((one) => /^but\b/i.test(one) && TURNS_DOWN.test(one));
  if (NO.test(text) && !MEANS_OTHER.test(text)) return sentences.slice(1).some(takes) ? 'half' : 'no';
  if (HALF.test(text) && !sentences.some((one) => takes(one) && !HALF.test(one)))
    return sentences.some((one) => TAKES.some((words) => words.test(one)) && !TURNS_DOWN.test(one)) ? 'yes' : 'half';
  if (objects) return null;
  return sentences.some(takes) ? 'yes' : null;
}

const ONLY_DAYS = written('only-days');
const WHOLE = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** "Mon and Tue maybe", in a sentence of its own: the days by their names; undefined where none are named so. */
export function daysIn(text: string): string | undefined {
  const days = stoppedSentences(text)
    .map((one) => ONLY_DAYS.exec(one.trim())?.[1])
    .find((one) => one !== undefined);
  return days?.replace(/[a-z]{3,}/gi, (word) => {
    const whole = WHOLE.find((day) => day.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase());
    return whole ?? word;
  });
}
