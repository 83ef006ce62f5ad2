import { NOT_SWALLOWED, OF_BEING_WATCHED } from './answers-to-checks.ts';
import { answerChips } from './cards.ts';
import { isEarnest, saysWhatElse } from './earnest.ts';
import { BLEEDS, CHECKED, isAdmitted, TAKEN } from './flow-state.ts';
import { REACTIONS } from './reactions.ts';
import type { Situation } from './safety-content.ts';
import { type Answering, OWN_LIFE, type Planned, pick } from './wording.ts';

// Why is this hard? A script that runs on a misreading locks somebody in, and a script that stops too soon leaves
// somebody alone. So it is asked once whether there is danger; the level stays until that gets its answer.

/** A message of so few words is an answer, or the beginning of one. */
export const SHORT_MESSAGE = 3;
/** So long a message tells, whatever word it begins with. */
const LONG_MESSAGE = 8;

/** Whoever is the danger moves, or one's own body gives way. */
const NEARS =
  /\b(?:he|she|they)(?:'?s|'?ll| is| will)? (?:be )?(?:\w+ )?(?:home|here|back|at the door|outside|coming|knocking|shouting|upstairs|waking|asleep)\b|\b(?:heavy|dizzy|drowsy|blurry|numb|dark in here|getting dark|so cold|shaking|tingl\w+)\b/i;

const OF_FEARS: readonly (Situation | null)[] = ['psychosis', 'belief'];

/** Nothing of the danger, no answer and no short word: the person tells of something else. */
export function tellsOfElse({ input, heard, level, flow }: Answering): boolean {
  // The ordinary talk would say a fear back as a fact.
  if (OF_FEARS.includes(flow.situation) && OF_BEING_WATCHED.some((name) => heard.names.has(name))) return false;
  // In danger a few words are enough to hold it: "he's knocking", "my hands look far away".
  if (level === 3 && (input.darkNow === true || isEarnest(input.text) || NEARS.test(input.text))) return false;
  return (
    input.assessment.level === 0 &&
    input.assessment.topics.length === 0 &&
    heard.answer === null &&
    heard.words > SHORT_MESSAGE &&
    !REACTIONS.some((name) => heard.names.has(name))
  );
}

/** Strained, as it often is, but with nothing of the danger in it: the person goes on telling. */
export function talksOn(turn: Answering): boolean {
  const { input, heard } = turn;
  if (tellsOfElse(turn)) return true;
  const quiet =
    input.assessment.level <= 1 && !input.assessment.ask && input.darkNow !== true && !isEarnest(input.text);
  return quiet && heard.words > LONG_MESSAGE && !REACTIONS.some((name) => heard.names.has(name));
}

/** A script of danger that nothing bears out may run on a misreading: so many steps beside other talk, then a question. */
const STEPS_UNHEARD = 3;
/** After it the talk is listened to again, and every so often the step is said once more. */
export const STEP_AGAIN = 4;
export function askIfLost(turn: Answering, situation: Situation): Planned | null | undefined {
  const { flow, input } = turn;
  // What else is told is told from a misreading in English only: elsewhere the course is kept until a no.
  if (input.dark === undefined) return undefined;
  // What was swallowed goes on working, for whatever reason and whatever else is told.
  const works = flow.once.includes(BLEEDS) || flow.once.includes(TAKEN);
  const own = OWN_LIFE.includes(situation) && !isAdmitted(flow) && !works;
  if (!own || flow.step <= STEPS_UNHEARD || !tellsOfElse(turn)) return undefined;
  if (flow.once.includes(CHECKED) || flow.once.includes('check.danger.self'))
    return flow.step % STEP_AGAIN === 0 ? undefined : null;
  return checkDanger(turn, 'check.danger.self');
}

/** "No i mean the biscuits", said to the script itself: it is asked at once whether there is danger. */
export function askIfMisread(turn: Answering, situation: Situation): Planned | undefined {
  const { text } = turn.input;
  const held = turn.flow.once.includes(TAKEN) && !NOT_SWALLOWED.test(text);
  const isNo = saysWhatElse(text) && !held && !turn.heard.names.has('refuses');
  if (!OWN_LIFE.includes(situation) || isAdmitted(turn.flow) || turn.flow.once.includes(CHECKED) || !isNo)
    return undefined;
  return checkDanger(turn, 'check.danger.self');
}

/** Whether there is danger at all, asked once; undefined where no words are left for it. */
export function checkDanger(turn: Answering, pool: string): Planned | undefined {
  const text = pick(turn, pool);
  if (text === null) return undefined;
  turn.flow.once.push(CHECKED);
  turn.flow.pending = 'check';
  return { text, move: 'safety-check', cards: [answerChips(turn.lines, 'check.danger')] };
}

/** A goodbye has its own last word. */
export const LEAVES = /^(?:\w+[ ,.!]+){0,3}(?:bye|goodbye|good ?night|night|gotta go|got to go)\b[^?]{0,20}$/i;
