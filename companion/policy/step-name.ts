import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { timeSaid } from './plan-words.ts';

// Why is this hard? A step that was said and said back is read out a third time at the goodbye like a form. Two words
// bring it back as well, if they are the right two: a thing it is done with, whom it goes to, or what kind of act it is.
// Where none of these stands plainly in it, it has no short name.

const written = writtenIn('policy/step-name');

const ACT_SHORT = 3;
const TIME_SHORT = 4;
const DAY = written('day');
/** What ends a thing's name: "the feeder where I can see it". */
const AFTER_NAME = written('after-name');
const NAME_WORDS = 3;
/** The room it is done in is no name for it, nor is a "bit" of something. */
const OWNED = written('owned');
const TO_SOMEBODY = written('to-somebody', '');
/** "Tell mr hale": a title and a name, however they were typed. */
const TO_TITLED = written('to-titled');

function titled(act: string): string | undefined {
  const [, title, name] = TO_TITLED.exec(act) ?? [];
  return title === undefined || name === undefined
    ? undefined
    : `${upperFirst(title.toLowerCase())} ${upperFirst(name)}`;
}

/** Somebody whose work it is: named as such, "the talk" would hide who it is with. */
const TO_HELPER = written('to-helper');
/** What an act is called, where it names no thing. */
const CALLED: readonly (readonly [act: RegExp, name: string])[] = [
  [/^(?:just )?(?:ring|call|phon)(?:e|ing)?\b/i, 'the call'],
  [/^(?:just )?(?:text|messag|e?mail)(?:e|ing)?\b/i, 'the message'],
  [/^(?:just )?(?:tell|talk|speak|say)(?:ing)?\b/i, 'the talk'],
  [/^(?:just )?(?:ask)(?:ing)?\b(?! for\b)/i, 'the question'],
  [/^(?:just )?(?:(?:go (?:for|on) a )?walk)(?:ing)?\b/i, 'the walk'],
];
const SAYS = /^(?:just )?(?:tell|talk|speak|say|ask)(?:ing)?\b/i;

function thingIn(act: string): string | undefined {
  const [, owner = '', rest = ''] = OWNED.exec(act) ?? [];
  const words = rest.split(/\s+/);
  const end = words.findIndex((word) => AFTER_NAME.test(word));
  const name = end < 0 ? words : words.slice(0, end);
  if (
    owner === '' ||
    name.length === 0 ||
    name.length > NAME_WORDS ||
    /^(?:bit|little|lot|few|first|same|one|last|next|other)$/i.test(name[0] ?? '') ||
    /^(?:bit|part|thing|things|one|way|time|day)$/i.test(name.at(-1) ?? '')
  )
    return undefined;
  return `${/^an?$/i.test(owner) ? 'the' : owner.toLowerCase()} ${name.join(' ')}`;
}

/** "Tea, the bath, something with your hands": two of them bring back the rest. */
const SOME_THINGS = written('some-things');

/** "The feeder, tomorrow", for an act as it is said to the person; null where it has no name of two or three words, or no time. */
export function stepName(act: string, whole: string): string | null {
  const named = timeSaid(whole)?.replace(/ (?:with|so) .*$/i, '') ?? null;
  // Of a long time the day is enough: "in your one to one on Thursday".
  const time = named === null || named.split(' ').length <= TIME_SHORT ? named : (DAY.exec(named)?.[0] ?? null);
  const list = SOME_THINGS.exec(act);
  const what =
    list !== null
      ? `${list[1]} and ${list[2]}`
      : act.split(' ').length <= ACT_SHORT && !TO_HELPER.test(act)
        ? act
        : (titled(act) ??
          TO_SOMEBODY.exec(act)?.[1] ??
          TO_HELPER.exec(act)?.[1] ??
          (SAYS.test(act) ? undefined : thingIn(act)) ??
          CALLED.find(([words]) => words.test(act))?.[1]);
  // Without its time a thing alone ("the talk") says too little of a step.
  return what === undefined || time === null ? null : `${what}, ${time}`;
}
