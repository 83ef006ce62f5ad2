import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { BIRTH_SIGNS } from './birth-signs.ts';
import { mark, type SafetyFlowState, TAKEN } from './flow-state.ts';
import { tellsOfAnother } from './heart-signs.ts';
import { isOthersOver } from './others-care-reply.ts';
import { withLimit } from './told.ts';
import { type Answering, naming, OWN_LIFE, oldest, type Planned, pick, pickFrom, say } from './wording.ts';

// Why is this hard? In the middle of an emergency somebody asks small things: do I ring, what do I say, do I leave the door
// open, can you text her. A script that goes on with its next step takes for done what nobody told ("are they on the way?"),
// and each such question has its answer. So while a danger to the body stands, what is asked of it comes first.

const written = writtenIn('safety-flow/emergency-course');

/** What runs: an overdose, signs of a heart or of a birth, drink stopped, a body that eats too little, any body, a friend. */
type Course = 'overdose' | 'heart' | 'birth' | 'withdrawal' | 'starved' | 'body' | 'friend';

const HEART = 'course.heart';
const BIRTH = 'course.birth';
const WITHDRAWAL = 'course.withdrawal';
/** Stands in `once` from the message on in which help or a lift was said to be on its way. */
const COMING = 'course.coming';

const OF_HEART = /^told\.(?:spread|heart-turns|heart-signs|first-panic)$|chest/;
const OF_WITHDRAWAL = /withdrawal/;

const HELP_COMING = written('help-coming');
const LIFT_COMING = written('lift-coming');
const NEVER_RANG = written('never-rang');
const POISON = written('poison');
const SMELLS_OF = written('smells-of');
const DOOR_LOCKED = written('door-locked');
const LOOKED_AT = written('looked-at');
const UK_NUMBERS = written('uk-numbers');

/** What is asked or told, the most pressing first, and the pool that answers it. */
const ASKED: readonly (readonly [what: string, words: RegExp])[] = [
  ['which-number', written('which-number')],
  ['who-is-told', written('who-is-told')],
  ['painkillers', written('painkillers')],
  ['wait-till', written('wait-till')],
  ['hospital-or-not', written('hospital-or-not')],
  ['is-normal', written('is-normal')],
  ['tell-family', written('tell-family')],
  ['to-hospital', written('to-hospital')],
  ['say-to-helper', written('say-to-helper')],
  ['breaking-it', written('breaking-it')],
  ['door-open', written('door-open')],
  ['give-drink', written('give-drink')],
  ['by-car', written('by-car')],
  ['poison', written('poison')],
  ['on-the-floor', written('on-the-floor')],
  ['break-door', written('break-door')],
  ['door-locked', written('door-locked')],
  ['what-to-say', written('what-to-say')],
  ['call-for-me', written('call-for-me')],
  ['cant-dial', written('cant-dial')],
  ['sees-things', written('sees-things')],
  ['send-or-ring', written('send-or-ring')],
  ['who-to-send', written('who-to-send')],
  ['locked-up', written('locked-up')],
  ['treatment', written('treatment')],
  ['arrived', written('arrived')],
  ['drive', written('drive')],
  ['do-i-ring', written('do-i-ring')],
  ['a-drink', written('a-drink')],
  ['no-exercise', written('no-exercise')],
  ['remedy', written('remedy')],
  ['elsewhere', written('elsewhere')],
  ['never-rang', written('never-rang')],
  ['asks-do', written('asks-do')],
  ['body-worse', written('body-worse')],
  ['denies', written('denies')],
  ['feels-fine', written('feels-fine')],
  ['near', written('near')],
  ['away', written('away')],
  ['they-said', written('they-said')],
  ['shrinks-it', written('shrinks-it')],
  ['alone', written('alone')],
  ['whose', written('whose')],
];

/** Asked in other words, and answered the same. */
const SAME: Readonly<Record<string, string>> = {
  'feels-fine': 'do-i-ring',
  'hospital-or-not': 'do-i-ring',
  near: 'near.who',
};
/** Of a body that nothing more is known of, and of a friend, these are answered alike. */
const OF_ANY_CALL = ['call-for-me', 'cant-dial', 'which-number'];
const OF_ANY_BODY = ['door-open', 'what-to-say', 'who-is-told', 'never-rang', ...OF_ANY_CALL];
/** These stay as they are where help is on its way; the others would ask to ring again. */
const WHILE_COMING = [
  'which-number',
  'who-is-told',
  'tell-family',
  'to-hospital',
  'say-to-helper',
  'breaking-it',
  'what-to-say',
  'call-for-me',
  'they-said',
  'locked-up',
  'treatment',
  'arrived',
  'give-drink',
  'elsewhere',
];

/** Notes at the first message of it what kind of emergency it is; told of somebody else it is no kind of the writer's. */
function noteKind({ flow, input, level }: Answering): void {
  if (level < 3 || flow.situation !== 'medical' || tellsOfAnother(input.text)) return;
  const { rules } = input.assessment;
  if (rules.includes(BIRTH_SIGNS)) mark(flow, BIRTH);
  else if (rules.some((rule) => OF_WITHDRAWAL.test(rule))) mark(flow, WITHDRAWAL);
  else if (rules.some((rule) => OF_HEART.test(rule))) mark(flow, HEART);
}

function courseOf({ flow, level }: Answering): Course | null {
  if (level < 3) return null;
  if (flow.situation === 'third_party') return flow.safe || isOthersOver(flow) ? null : 'friend';
  if (flow.situation === 'eating') return 'starved';
  if (flow.situation === 'medical' && flow.once.includes(BIRTH)) return 'birth';
  if (flow.situation === 'medical')
    return flow.once.includes(HEART) ? 'heart' : flow.once.includes(WITHDRAWAL) ? 'withdrawal' : 'body';
  return flow.once.includes(TAKEN) && OWN_LIFE.includes(flow.situation ?? 'suicide') ? 'overdose' : null;
}

/** Signs of a body that were told: no "it's fine" and no "nobody's dying" takes them back. */
export const isBodyTold = ({ situation, once }: SafetyFlowState): boolean =>
  situation === 'medical' && [HEART, BIRTH].some((name) => once.includes(name));

/** A midwife, a doctor or a hospital looked, and found it well. English. */
export const saysLookedAt = (text: string): boolean => LOOKED_AT.test(straighten(text));

/** Notes that help is on its way, or that it is not: nobody rang. */
function noteComing({ flow }: Answering, course: Course, text: string): void {
  if (NEVER_RANG.test(text)) flow.once = flow.once.filter((name) => name !== COMING);
  else if (HELP_COMING.test(text) || (course === 'overdose' && LIFT_COMING.test(text))) mark(flow, COMING);
}

/** The answer to what is asked or told in an emergency of the body or of a friend; null where nothing of it was heard. */
export function answerInCourse(turn: Answering): Planned | null {
  const { flow, input } = turn;
  if (input.dark === undefined) return null;
  noteKind(turn);
  if (input.flow === null) return null;
  if (turn.level < 3 && input.previousLevel === 3 && isBodyTold(flow) && saysLookedAt(input.text)) {
    flow.safe = true;
    return say(turn, pick(turn, 'course.any.looked-at'), 'safety-safer');
  }
  const course = courseOf(turn);
  if (course === null) return null;
  // Taken for somebody who fears for a friend: that is owned, and the step is the writer's again.
  if (course === 'overdose' && input.flow.situation === 'third_party') return said(turn, 'course.overdose.mixed-up');
  if (course === 'birth' && !input.flow.once.includes(BIRTH)) return said(turn, 'opens.birth-signs');
  // A body that eats too little is the same body once its heart is told.
  const goesOn =
    input.flow.situation === flow.situation || (input.flow.situation === 'eating' && input.previousLevel === 3);
  if (input.previousLevel < 2 || !goesOn) return null;
  const text = straighten(input.text);
  noteComing(turn, course, text);
  const isComing = flow.once.includes(COMING);
  for (const [what, words] of ASKED) {
    const pool = words.test(text) ? poolOf(turn, course, what, text) : null;
    if (pool === null) continue;
    const coming = isComing && turn.lines.replies[`${pool}.coming`] !== undefined;
    if (isComing && !coming && !WHILE_COMING.includes(what)) break;
    const answer = said(turn, coming ? `${pool}.coming` : pool);
    if (answer === null) continue;
    // What is said here holds the first step of any script.
    flow.step = Math.max(flow.step, 1);
    return answer;
  }
  if (isComing && !GO_ON.includes(course)) return said(turn, comingOf(course));
  // No other script knows a heart from a panic, and each of its steps would be beside it.
  const next = course === 'heart' || course === 'birth' ? pick(turn, `course.${course}.next`) : null;
  // These courses answer every message, so that this is a program has to be said in one of them.
  const step = next === null ? null : say(turn, next, 'safety-now');
  return step === null ? null : withLimit(turn, step);
}

/** These have scripts that know of help on its way. */
const GO_ON: readonly Course[] = ['friend', 'body', 'starved'];

const comingOf = (course: Course): string => (course === 'overdose' ? 'course.overdose.coming' : 'course.any.coming');

function poolOf(turn: Answering, course: Course, what: string, text: string): string | null {
  const named = SAME[what] ?? what;
  if (named === 'near.who' && (turn.input.person ?? null) === null) return null;
  if (course === 'friend' && what === 'poison' && POISON.test(text) && (SMELLS_OF.test(text) || DOOR_LOCKED.test(text)))
    return 'course.friend.poison-behind-door';
  // Whoever names both is in Britain, whose emergency number is that of content/crisis/lines.json.
  if (what === 'which-number' && UK_NUMBERS.test(text)) return 'course.any.which-number.uk';
  const own = `course.${course}.${named}`;
  if (turn.lines.replies[own] !== undefined) return own;
  if ((course === 'body' || course === 'starved') && !OF_ANY_BODY.includes(what)) return null;
  if (course === 'friend' && !OF_ANY_CALL.includes(what)) return null;
  const any = `course.any.${named}`;
  return turn.lines.replies[any] === undefined ? null : any;
}

/** A fresh wording, or once all were said one of them again: it fits still. */
function said(turn: Answering, pool: string): Planned | null {
  const who = turn.input.person ?? null;
  const wordings = turn.lines.replies[pool];
  if (pool.endsWith('.who') && who !== null) {
    const named = naming(wordings, who);
    return say(turn, pickFrom(turn, named) ?? oldest(turn, named), 'safety-now');
  }
  return say(turn, pick(turn, pool) ?? oldest(turn, wordings), 'safety-now');
}

/** The steps of a kind of emergency, where it has its own; else those of the situation. */
export const stepsOfCourse = ({ flow }: Answering): string | null =>
  flow.situation === 'medical' && flow.once.includes(WITHDRAWAL) ? 'course.withdrawal.next' : null;
