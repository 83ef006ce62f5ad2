import { isNowhere, quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { saysDark } from './dark-words.ts';
import { isEarnest } from './earnest.ts';

// Why is this hard? "I've thought about leaving", "I can't go on" and "I can't take it any more" are what somebody says
// who means all of life, and what everybody says of a job, a trip or a drill next door. What sets them apart is a thing
// with a name: in the sentence itself, or told just before. Where one stands there it is put into the sentence, and the
// sentence is read with it. Nothing is taken out beside a word of dying or an earnest one.

const written = writtenIn('safety-flow/one-thing');

/** What may follow where all of life is meant: no one thing is left then. */
const OF_ALL = written('of-all');
const AS_SAID_OF_IT = quick(/\b(?:every(?:one|body|thing)|behind)\b/gi);
const JOB = 'job|work|boss|manager|shifts?|office|company';
const COURSE = 'uni|university|college|course|degree|school|class|training|apprenticeship';
const HOME = 'flat|house|landlord|flatmates?|housemates?|town|village';
const PARTNER = 'boyfriend|girlfriend|husband|wife|partner|marriage';
const LEFT: readonly (readonly [thing: RegExp, named: string])[] = [
  [quickPattern(String.raw`\b(?:my|the|this|our) (?:\w+ )?(?:${PARTNER})\b`, 'i'), 'my partner'],
  [quickPattern(String.raw`\b(?:${COURSE})\b`, 'i'), 'my course'],
  [quickPattern(String.raw`\b(?:${JOB})\b`, 'i'), 'my job'],
  [quickPattern(String.raw`\b(?:${HOME})\b`, 'i'), 'my flat'],
];
/** So many messages back the thing is still what is spoken of. */
const NEAR = 4;
const LEAVES = written('leaves');
/** "Don't know if I could do it", right after that. */
const DOUBTS = written('doubts');
const WANTS_OUT = written('wants-out');

/** "Can't go on the trip": a place or a thing, and not a life. */
const GO_ON = written('go-on', 'gi');

const NUISANCE = written('nuisance');
/** Who hurts, or is not well, beside a noise. */
const MORE_THAN_NOISE = written('more-than-noise');
const TAKES_IT = written('takes-it', 'gi');
const DOES_THING = written('does-thing', 'gi');
/** Whoever cares for somebody, works double or crams says it of that. */
const LOAD = written('load');
const KEEPS_UP = written('keeps-up', 'gi');

/** "Hopeless at maths" is no hope given up. */
const NO_GOOD_AT = written('no-good-at', 'gi');

/** "I could kill her", of a sister who crashed the car: the one form that is a saying. */
const COULD_KILL = written('could-kill', 'gi');
const MEANS_IT = written('means-it');

/** Visitors and children who are on their way. */
const CALMS = written('calms');
const ARRIVE = written('arrive', 'gi');
const FRIGHT = written('fright');

/** "Relapsed", of what the talk names or leaves open. */
const RELAPSED = quick(/\b(?:relapsed|(?:had|having) a relapse)\b/gi);
const OF_CUTTING = written('of-cutting');
const CUTTING_NAMED = written('cutting-named');
const OF_OTHER_HABIT = written('of-other-habit');
/** The answer to what one went back to. */
const ANSWERS_CUTTING = written('answers-cutting');

function relapse(text: string, before: readonly string[]): string {
  const earlier = before.join(' . ');
  const last = before.at(-1) ?? '';
  if (/\brelapse/i.test(last) && ANSWERS_CUTTING.test(text.trim())) return `I started cutting again. ${text}`;
  if (CUTTING_NAMED.test(text) && !OF_OTHER_HABIT.test(text)) return text.replace(RELAPSED, 'started cutting again');
  // Told of earlier in this talk: what was meant is a question, and stays one.
  return OF_CUTTING.test(text) || OF_CUTTING.test(earlier) ? text : text.replace(RELAPSED, 'slipped up');
}

/** "End it with him", "ending things with my girlfriend". */
const ENDS_WITH = written('ends-with', 'gi');
/** "Had a row with my boyfriend and I think I'm going to end it": who is left is in the sentence. */
const ENDS_IT = written('ends-it', 'gi');
const AT_ODDS = written('at-odds');
const LOVER = written('lover');
/** Who was left, or has nothing else, may mean all of life by it. */
const WAS_LEFT = written('was-left');

function endsWithPartner(text: string): string {
  if (WAS_LEFT.test(text)) return text;
  const named = text.replace(ENDS_WITH, 'leave my partner');
  return LOVER.test(named) && AT_ODDS.test(named) ? named.replace(ENDS_IT, 'leave my partner') : named;
}

const PUT_PLAINLY: readonly RegExp[] = [DOES_THING, TAKES_IT, KEEPS_UP, COULD_KILL, ARRIVE, LEAVES, DOUBTS, WANTS_OUT];

/**
 * A message with the one thing in it that is left, missed or not to be borne, where it has a name. English.
 *
 * @param before what was said earlier in this talk
 */
export function ofOneThing(text: string, before: readonly string[]): string {
  const straight = relapse(straighten(text), before);
  let plain = straight.replace(GO_ON, 'miss out on ').replace(NO_GOOD_AT, 'bad at ');
  const near = before.slice(-NEAR);
  plain = endsWithPartner(plain);
  if (isNowhere(PUT_PLAINLY, plain)) return plain;
  if (isEarnest(straight) || saysDark(near)) return plain;
  plain = plain.replace(DOES_THING, 'i am fed up with $1 $2');
  if (NUISANCE.test(plain) && !MORE_THAN_NOISE.test(plain) && !OF_ALL.test(plain))
    plain = plain.replace(TAKES_IT, 'it gets on my nerves');
  const loaded = LOAD.test([...near, plain].join(' '));
  if (loaded && !OF_ALL.test(plain.replace(/\bfor ?ever\b/gi, ' '))) plain = plain.replace(KEEPS_UP, 'it wears me out');
  if (!MEANS_IT.test([...near, plain].join(' '))) plain = plain.replace(COULD_KILL, 'i am cross');
  if (CALMS.test(plain) && !FRIGHT.test([...before, plain].join(' '))) plain = plain.replace(ARRIVE, 'in time');
  // "Everything I do, in front of everyone" was said of the job itself.
  if (OF_ALL.test(plain) || OF_ALL.test(near.join(' ').replace(AS_SAID_OF_IT, ' ')) || saysDark([plain])) return plain;
  const thing = LEFT.find(([words]) => words.test([...near, plain].join(' ')))?.[1];
  if (thing === undefined) return plain;
  return plain
    .replace(LEAVES, `$1leaving ${thing}`)
    .replace(DOUBTS, `(leaving ${thing}) and have doubts`)
    .replace(WANTS_OUT, `i want to leave ${thing}`);
}

const ONLY_THIS = written('only-this');

/** "I can't do this", said to an exercise that runs, and no word more: it is the exercise. English. */
export const isOfExercise = (text: string): boolean => ONLY_THIS.test(straighten(text).trim());
