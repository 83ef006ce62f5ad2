import type { Slots } from '#companion/realise/choose-wording.ts';
import { stoppedSentences, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? "Take care of yourself" says goodbye to anybody. What somebody is off to, or has before them on a day
// they named, makes the last word theirs; but only where it is surely good and surely to come.

const written = writtenIn('policy/send-off');

/** The family and its slots. */
export interface SendOff {
  family: string;
  slots?: Slots;
}

const WHEN =
  '(on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow(?: (?:morning|afternoon|evening))?|tonight|today|this (?:morning|afternoon|evening|weekend)|next week|later)';
const ON_DAY = written('on-day');
const TESTED =
  '(driving test|theory test|driving theory|exams?|test|mocks?|finals|job interview|interview|audition|presentation|speech|recital|concert|competition|race|tournament|match|game|viva|gig|first day)';
const HOPED = '(appointment|scan|operation|surgery|results?|biopsy|meeting|hearing|tribunal|assessment|check-?up)';
const DONE = written('done');

const OFF: readonly (readonly [string, RegExp])[] = [
  ['off_child', written('off-off-child')],
  ['off_call', written('off-off-call')],
  ['off_trip', written('off-off-trip')],
  ['off_study', written('off-off-study')],
];
const FOOD = written('food');
const FUN = written('fun');
const TRAINING = written('training');

/** What they go to now, as this message says it. */
export function offTo(clean: string): SendOff | null {
  const found = clean.split(/(?<=[.!?;])\s+/).map(offIn);
  return found.find((one) => one !== null) ?? null;
}

/** "My husband has gone back to work": it is somebody else who goes. */
const OTHERS_GO = written('others-go', '');

/** "I'll go up there after lunch" names an hour. */
const isHour = (what: string, clean: string): boolean =>
  new RegExp(`\\b(?:after|before|over|during|until|since|at|by|past) (?:my |the |our )?${what}\\b`, 'i').test(clean);

function offIn(clean: string): SendOff | null {
  if (OTHERS_GO.test(clean.charAt(0).toLowerCase() + clean.slice(1))) return null;
  const ahead = aheadIn(clean);
  if (ahead !== null) return ahead;
  const plain = OFF.find(([, words]) => words.test(clean))?.[0];
  if (plain !== undefined) return { family: plain };
  const what = (FOOD.exec(clean) ?? FUN.exec(clean))?.[1]?.toLowerCase();
  if (what !== undefined && !isHour(what, clean) && !/\b(?:can't|won't|not|hate|skip\w*|without|no)\b/i.test(clean))
    return { family: 'off_enjoy', slots: { what } };
  const training = TRAINING.exec(clean)?.[1]?.toLowerCase();
  if (
    training === undefined ||
    /\b(?:was|went|yesterday|last|had|failed|missed|every|hate|cancelled|no)\b/i.test(clean)
  )
    return null;
  return {
    family: /^(?:shift|work|passengers?|customers?|patients?|clients?)$/.test(training) ? 'off_work' : 'off_training',
    slots: { what: training },
  };
}

/** What they have before them, with its day, as some message of this talk told it; the last one counts. */
export function comingIn(recent: readonly string[]): SendOff | null {
  for (const text of recent.toReversed()) {
    const found = stoppedSentences(text)
      .map(aheadIn)
      .find((one) => one !== null && one.slots?.when !== undefined);
    if (found !== undefined && found !== null) return found;
  }
  return null;
}

const OTHERS = written('others');

/** "I have my theory test on Thursday", "interview tomorrow". */
function aheadIn(sentence: string): SendOff | null {
  if (
    DONE.test(sentence) ||
    /\?\W*$/.test(sentence) ||
    /\b(?:don't|won't|not going|cancel\w*|skip\w*)\b/i.test(sentence)
  )
    return null;
  const tested = new RegExp(`\\b${TESTED}\\b`, 'i').test(sentence) && !OTHERS.test(sentence);
  const hoped = new RegExp(`\\b${HOPED}\\b`, 'i').test(sentence);
  if (!tested && !hoped) return null;
  const day = ON_DAY.exec(sentence)?.[1];
  const when = new RegExp(`\\b${WHEN}\\b`, 'i').exec(sentence)?.[1] ?? (day === undefined ? undefined : `on ${day}`);
  if (when === undefined) return null;
  return { family: tested ? 'off_luck' : 'off_hope', slots: { when: dayNamed(when) } };
}

/** People write "thursday". */
export const dayNamed = (when: string): string =>
  when.toLowerCase().replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/, (day) => upperFirst(day));
