import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { countWords, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

// Why is this hard? A plan comes in pieces over several messages: the act, then a day, then an hour, then another day.
// Strung together with commas they read like a torn note, and a step named later is no part of the one before. So a
// plan is kept as one act and one time, a new time takes the place of the old one, and it is said back as a sentence.

const written = writtenIn('policy/plan-words');

const PLAN_LENGTH = 120;

export function cutAtWord(text: string): string {
  return text.length <= PLAN_LENGTH ? text : text.slice(0, text.lastIndexOf(' ', PLAN_LENGTH));
}

const DAY = written('day');
const HOUR = written('hour');
/** Within a sentence only what can be nothing but a time parts it from the act. */
const INNER_TIME = written('inner-time');
const COMMA_TIME = written('comma-time');

interface PlanParts {
  act: string;
  when: string | null;
  /** The person said when before what. */
  first?: boolean | undefined;
}

const LEADS_WITH_TIME = written('leads-with-time');

/** "On Monday, before handover, ask Sandra": the times up to the first piece that is none. */
function timesFirst(text: string): PlanParts | null {
  const pieces = text.split(', ');
  const at = pieces.findIndex((piece) => !LEADS_WITH_TIME.test(piece));
  return at > 0 ? { act: pieces.slice(at).join(', '), when: pieces.slice(0, at).join(', '), first: true } : null;
}

function joined({ act, when, first }: PlanParts): string {
  if (when === null) return act;
  return first ? `${when}, ${act}` : `${act}, ${when}`;
}

/** A new step waits for its time beside one that has it, and one of them is said at the end. */
const BESIDE = '\n';

export function stepBeside(timed: string, fresh: string): string {
  return `${mainStep(timed)}${BESIDE}${fresh}`;
}

/** Of two steps the one that got its time; where both did, the later one. */
export function mainStep(text: string): string {
  const [first = '', last] = text.split(BESIDE);
  return last === undefined || splitPlan(last).when === null ? first : last;
}

/** The act and its time, of the step that was named last. */
export function splitPlan(plan: string): PlanParts {
  const text = plan.slice(plan.lastIndexOf(BESIDE) + 1);
  const leading = timesFirst(text);
  if (leading !== null) return leading;
  const at = [COMMA_TIME.exec(text)?.index, INNER_TIME.exec(text)?.index].filter((one) => one !== undefined);
  const cut = Math.min(...at);
  if (at.length === 0 || cut === 0) return { act: text, when: null };
  return { act: text.slice(0, cut), when: text.slice(cut).replace(/^[ ,]+/, '') };
}

/** "Monday, shop's shut", "Wednesday we start the new house": why it is that day is no part of the time. */
const REASON_AFTER = written('reason-after');

/** A time without what people put round it: "maybe on Monday then" is "on Monday". */
export function tidyTime(text: string): string {
  return text
    .replace(
      /^(?:(?:ok|okay|yes|yeah|yep|no|but|and|so|then|well|maybe|perhaps|probably|right|hm+)\b[ ,.]*)+(?=\S)/i,
      '',
    )
    .replace(
      /[\s,]+(?:then|actually|maybe|probably|perhaps|yes|yeah|please|ok|okay|I (?:guess|suppose|think))[.!]*$/gi,
      '',
    )
    .replace(/(^|, )(?:let's say|say|call it|make it) (?=\S)/gi, '$1')
    .replace(REASON_AFTER, '')
    .replace(/[.!?,\s]+$/, '')
    .replace(/^starting (?:from |on )?(?=\w)/i, 'from ')
    .replace(
      /^(today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:maybe|perhaps|probably)\b,?/i,
      '$1,',
    )
    .replace(/,$/, '')
    .replace(/^[A-Z](?=[a-z]+\b)/, (letter, _at, all: string) =>
      /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^I\b/i.test(all) ? letter : letter.toLowerCase(),
    );
}

/** "Ask for ten minutes after the meeting" and "tomorrow after the meeting": what both say is said once, with the time. */
function withoutRepeat(act: string, time: string): string {
  const words = act.split(' ');
  for (let from = 1; from < words.length - 1; from += 1) {
    const tail = words.slice(from).join(' ');
    if (time.toLowerCase().endsWith(tail.toLowerCase())) return words.slice(0, from).join(' ');
  }
  return act;
}

/** The plan with a time named now: another day takes the place of the one before, an hour goes beside its day. */
export function withTime(text: string, named: string): string {
  const { act, when, first } = splitPlan(text);
  // "Friday, his dog needs it too": what comes after the comma is no time.
  const fresh = tidyTime(named.replace(/, (?:his|her|their|my|the|he|she|it|they|we|I)\b.*$/i, ''));
  // "Yes, Sunday" says again what stood there.
  if (when?.toLowerCase().includes(fresh.toLowerCase())) return joined({ act, when, first });
  const stays =
    when !== null &&
    !/\bnot\b/i.test(when) &&
    !(DAY.test(when) && DAY.test(fresh)) &&
    !(HOUR.test(when) && HOUR.test(fresh));
  // "After lunch" and "tomorrow": the day goes first.
  const time = !stays ? fresh : DAY.test(fresh) ? `${fresh}, ${when}` : `${when}, ${fresh}`;
  return cutAtWord(joined({ act: withoutRepeat(act, time), when: time, first }));
}

/** "It" in a second message about the same step: "a note" and "I'll write it tonight" are one thing. */
export function namedBefore(text: string, said: string): string {
  const verb = /\b(write|send|make|bake|cook|draw|buy|read|bring|print|post) (?:it|that|one)\b/i.exec(said)?.[1];
  return verb !== undefined && /^(?:a|an|the|some|my) /i.test(text) ? `${verb.toLowerCase()} ${text}` : text;
}

const TIME_AS_IT_IS = written('time-as-it-is');

/** "Friday prep" is something else than a Friday. */
const BARE_DAY = written('bare-day');

const MEAL = written('meal');

function placed(when: string): string {
  if (MEAL.test(when)) return when.replace(MEAL, (_all, day: string, meal: string) => `on ${day}, at ${meal}`);
  if (/^not\b/i.test(when)) return `but ${when}`;
  return TIME_AS_IT_IS.test(when) || !BARE_DAY.test(when) ? when : `on ${when}`;
}

/** "Ask him for slow" is somebody's first English: that they ask is enough, and their grammar is not handed back. */
const IN_FIRST_ENGLISH = written('in-first-english');

const LONG_ACT = 10;

/** The plan as it is said to the person: "put it where I can see it", "tomorrow" becomes one phrase about "you". */
export function planSaid(text: string, { gate }: Pick<Scene, 'gate'>): string {
  const { act, when, first } = splitPlan(text);
  const turned = (part: string) => {
    const bare = part.replace(/[.!?,]+$/, '').replace(/, and /gi, ' and ');
    // An idea of ours speaks of "you" already.
    return /\byou\b|\byour\b/i.test(bare) && !/\b(?:I|me|my)\b/.test(bare) ? bare : swapPronouns(bare, null);
  };
  const said = turned(withTitles(act.replace(IN_FIRST_ENGLISH, '$1')));
  const time = when === null ? '' : turned(placed(tidyTime(when)));
  if (said === null || time === null || gate.holds(act) || gate.harshName(act) !== null)
    return `"${text.slice(text.lastIndexOf(BESIDE) + 1)}"`;
  if (time === '') return lowerFirst(said);
  if (first) return `${time}, ${lowerFirst(said)}`;
  const apart = /,|"$/.test(said) || countWords(said) > LONG_ACT || /^but\b/i.test(time) || !TIME_AS_IT_IS.test(time);
  return `${lowerFirst(said)}${apart ? ',' : ''} ${time}`;
}

const MAY_LEAD = written('may-lead');
const LONG_TIME = 2;

/** The time as the beginning of a sentence about the step: "Tomorrow", "When he rings,"; null where it can not lead. */
export function timeAhead(text: string): string | null {
  const { when } = splitPlan(text);
  const time = when === null ? null : swapPronouns(placed(tidyTime(when)), null);
  if (time === null || !MAY_LEAD.test(time) || /["?]|\bnot\b/.test(time)) return null;
  return upperFirst(/,/.test(time) || countWords(time) > LONG_TIME ? `${time},` : time);
}

/** The time alone, for "good luck": "on Monday"; null where none was named or it can not stand alone. */
export function timeSaid(text: string): string | null {
  const { when } = splitPlan(text);
  const first =
    when === null
      ? ''
      : (
          placed(tidyTime(when)).split(
            /,| when | where | that (?:it|he|she|they|I|we|you)\b| and (?!\w+(?:day|ing|night)\b)/,
          )[0] ?? ''
        ).trim();
  const turned = first === '' ? null : swapPronouns(first, null);
  return turned === null || /^(?:now|but|not)\b/i.test(turned) || !TIME_AS_IT_IS.test(turned) ? null : turned;
}

/** "Tell mr hale": a title and its name have capitals, however they were typed. */
export function withTitles(text: string): string {
  return text.replace(
    /\b(mr|mrs|ms|miss|dr) ([a-z]+)\b/gi,
    (_all, title: string, name: string) => `${upperFirst(title.toLowerCase())} ${upperFirst(name)}`,
  );
}
