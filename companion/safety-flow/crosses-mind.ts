import { straighten } from '#companion/understand/plain-text.ts';
import { AT_AN_EDGE, isAdmitted, mark, type SafetyFlowState } from './flow-state.ts';
import { isGuess } from './guess.ts';
import { isOwnMatter } from './own-word-marks.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? "It crosses my mind, on the motorway sometimes, wouldnt do it tho" is a yes, a place and a promise in
// one breath. Heard for its last words it is a denial, and the one who dared to say it is thanked for a no. It is small
// all the same: nobody is sent for, and what is asked next is about the drive.

const COMES =
  /\bcross(?:es|ed) my mind\b|\b(?:it|that|they|this|the thoughts?|thoughts?|(?:dying|suicide|killing myself|ending it)) (?:(?:do|does|has|have|will|'?s|just|still|sometimes|often|kind of|kinda) )*(?:cross(?:es|ed)?|go(?:es)? through|run(?:s)? through|pop(?:s|ped)? (?:in|into|up in)|c[oa]mes? (?:in|into|to)|enter(?:s|ed)?) (?:to )?my (?:mind|head)\b|\b(?:i'?ve|i have|i do|i) (?:thought|think) (?:about|of) it\b|\b(?:the )?thoughts? (?:is|are|'s|comes?|pops? up)(?: just)?(?: there| sometimes| now and then| up| when| mostly| while| on| at)\b/i;
const NEVER =
  /(?:\bnever|\bnot once|n'?t|\bnot|\bno longer|\bhardly) (?:\w+ ){0,2}(?:cross\w*|go(?:es)?|enter\w*|comes?|pop\w*|thought|think)\b|\b(?:cross\w*|thought|think) (?:\w+ ){1,4}(?:to (?:text|call|ring|ask|tell|leave|quit|move|go)|that (?:he|she|they|it))\b/i;
const MOST_WORDS = 40;

/** Thoughts of it come and go, however it is played down after. English. */
export function saysItCrosses(text: string): boolean {
  const plain = straighten(text).trim();
  return plain.split(/\s+/).length <= MOST_WORDS && COMES.test(plain) && !NEVER.test(plain) && !plain.endsWith('?');
}

const AT_A_WHEEL =
  /\b(?:driv\w+|motorway|highway|freeway|dual carriageway|at the wheel|in the car|on the road|the drive)\b/i;
const WOULD_NOT =
  /\b(?:wouldn'?t|would not|would never|'d never|not (?:going to|gonna)|couldn'?t) (?:ever |actually |really )?(?:do|act)\b/i;
/** Stands in `once` where thoughts at the wheel were met. */
const DRIVE_MET = 'drive-met';

/** A yes with the road for its place: it is met, and the drive is asked about; null where none was said. */
export function meetThoughtsOnTheRoad(turn: Answering): Planned | null {
  const { flow, input, heard, level, asked } = turn;
  const answers = heard.answer === 'yes' || asked != null;
  const told = answers && saysItCrosses(input.text) && AT_A_WHEEL.test(input.text);
  const theirs = isAdmitted(flow) && (isOwnMatter(flow) || isGuess(input.assessment));
  if (!told || level !== 2 || !theirs || flow.once.includes(DRIVE_MET)) return null;
  const text = pick(turn, WOULD_NOT.test(input.text) ? 'crosses.road.wont' : 'crosses.road');
  if (text === null) return null;
  noteRoad(flow, WOULD_NOT.test(input.text));
  return say(turn, text, 'safety-own-word');
}

/** The way is known with the place, and is not asked for again. */
function noteRoad(flow: SafetyFlowState, wouldNot: boolean): void {
  mark(flow, DRIVE_MET);
  flow.situation = 'suicide';
  flow.doubt = null;
  flow.missed = null;
  mark(flow, AT_AN_EDGE);
  flow.answers.q2 ??= 'yes';
  flow.answers.q3 ??= 'yes';
  if (!wouldNot) return;
  // It was told to the end: who could know of it comes next, and no round of questions.
  flow.answers.q4 ??= 'no';
  flow.asked = true;
}
