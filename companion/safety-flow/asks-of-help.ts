import { answerChips } from './cards.ts';
import { BLEEDS, isAdmitted, PLAINLY_ASKED, TAKEN, wasOfOwnDanger } from './flow-state.ts';
import { nextQuestion } from './next-question.ts';
import { answerOwnWord } from './own-word-reply.ts';
import { DAY_AND_WAY } from './planned-day.ts';
import { QUESTIONS, type Question } from './safety-content.ts';
import { type Answering, firstOf, OWN_LIFE, type Planned, pick, pickFrom, say } from './wording.ts';

// Why is this hard? "Would they lock me up?" comes between two questions about dying, and is the one thing that decides
// whether help is sought. Whoever gets the next question in its place learns that nobody listens. So what is asked of
// getting help is answered first, shortly and truly, and the question that stands comes after it.

const ANSWERS = 'help.';
const RINGS =
  /\b(?:i'?m|im|i am|ok(?:ay)?|now) (?:just |now )?(?:calling|ringing|dialling|phoning)\b|\bi(?:'?ve| have) (?:just )?(?:called|rung|phoned)\b|\bthey'?(?:re| are) (?:coming|sending|on the (?:phone|line|way))\b/i;
/** Whom to ask about debt, and whether this page calls anybody, are answered elsewhere. */
const OF_THEIR_OWN = ['asks-debt', 'calls-police'];
/** What keeps somebody from ringing who has swallowed something or bleeds: only that is answered before the next step. */
const OF_TELLING = ['of-purpose', 'of-police', 'of-locked', 'of-family', 'of-kids'];

/** What is asked of getting help, answered, with the one question that is still needed; null where nothing was asked. */
export function answerOfHelp(turn: Answering): Planned | null {
  // Whom to ring for a friend; in English friend.ts answers.
  if (turn.flow.situation === 'third_party' && turn.heard.names.has('of-number'))
    return say(turn, pick(turn, 'friend.of-number'), 'safety-help');
  // The first word of a danger of this minute is what to do in it.
  if (!isOfOwnDanger(turn) || (turn.level === 3 && turn.flow.step === 0)) return null;
  // What was swallowed works on, and a wound bleeds: that has answers of its own.
  const works = turn.level === 3 && [TAKEN, BLEEDS].some((name) => turn.flow.once.includes(name));
  if (works && !OF_TELLING.some((name) => turn.heard.names.has(name))) return null;
  if (OF_THEIR_OWN.some((name) => turn.heard.names.has(name))) return null;
  // "Isn't that mad", of a day that was picked: that is no matter of what others think now and then.
  if (turn.input.assessment.rules.includes(DAY_AND_WAY)) return null;
  const prefixes = turn.level === 3 ? ['l3.help.', ANSWERS] : [ANSWERS];
  const answered = firstOf(turn, prefixes, 'safety-help');
  return answered === null ? null : withNext(turn, answered);
}

/** "So you know that you won't." is followed by the answer, and then by what is needed. */
function amid(text: string, answer: string): string {
  const parts = text.split(/(?<=[.?!])\s+/);
  return [...parts.slice(0, 1), answer, ...parts.slice(1)].join(' ');
}

/** The answer, and after it the one thing that is still needed: a call, what their own word leaves open, or a question. */
export function withNext(turn: Answering, answered: Planned): Planned {
  if (turn.level === 3 && turn.asked === 'tonight') {
    const night = answerOwnWord(turn);
    if (night != null) return { text: before(night.text, answered.text), move: answered.move, cards: [] };
  }
  if (turn.level === 3) {
    // Whoever is ringing is not told to ring.
    const then = RINGS.test(turn.input.text) ? null : pick(turn, 'help.then.l3');
    return { ...answered, text: [answered.text, then].filter((part) => part !== null).join(' ') };
  }
  // "Not tonight. Who do people talk to?": their word is heard first, and what it leaves to be asked comes last.
  const own = answerOwnWord(turn);
  if (own != null) {
    const joined = answered.move === 'safety-help' ? before(own.text, answered.text) : amid(own.text, answered.text);
    return { text: joined, move: answered.move, cards: [] };
  }
  const question = questionOf(turn);
  const wording =
    question === null ? null : (pick(turn, `help.then.${question}`) ?? pickFrom(turn, turn.lines.questions[question]));
  if (question === null || wording === null) return answered;
  turn.flow.pending = question;
  if (question === 'q1') turn.flow.once.push(PLAINLY_ASKED);
  // Told of dying and asked in one breath: that it was said comes first.
  const intro = turn.level === 2 && turn.input.previousLevel < 2 ? pick(turn, 'l2.intro') : null;
  const text = [intro, answered.text, wording].filter((part) => part !== null).join(' ');
  return { text, move: answered.move, cards: [answerChips(turn.lines, question)] };
}

/** Of one's own life, in a danger or where dying was asked about. */
export function isOfOwnDanger({ flow, level, asked }: Answering): boolean {
  if (!OWN_LIFE.includes(flow.situation ?? 'suicide')) return false;
  return level >= 2 || (level === 1 && (isQuestion(asked) || wasOfOwnDanger(flow)));
}

const isQuestion = (asked: Answering['asked']): asked is Question => QUESTIONS.some((one) => one === asked);

/** What was asked and not answered, else the next one of the round. */
function questionOf(turn: Answering): Question | null {
  const { flow, input, asked, level } = turn;
  if (isQuestion(asked) && flow.answers[asked] === undefined) return asked;
  // Not wanting to live was denied since, and only a guess stands.
  if ((flow.doubt ?? null) !== null && input.denied === true) return null;
  if (level < 2 || (flow.doubt ?? null) !== null)
    return flow.answers.q1 === undefined && !isAdmitted(flow) ? 'q1' : null;
  return flow.situation === 'suicide' ? nextQuestion(flow, input.assessment, input.text) : null;
}

/** The answer stands before the question that ends a reply. */
function before(text: string, answer: string): string {
  const parts = text.split(/(?<=[.?!])\s+/);
  const at = parts.findIndex((part) => part.endsWith('?'));
  return at < 0 ? `${text} ${answer}` : [...parts.slice(0, at), answer, ...parts.slice(at)].join(' ');
}
