import type { Assessment } from '#companion/risk/assess.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { gatheredAnswer } from './ask-gathered.ts';
import {
  type Answer,
  AT_AN_EDGE,
  DARK_KNOWN,
  isPlainlyOpen,
  PREPARED,
  type SafetyFlowState,
  TOOK_BACK,
  WAVED,
} from './flow-state.ts';
import type { Heard } from './hearing.ts';
import { explainsPreparing } from './preparations.ts';
import { OWN_LIFE } from './reactions.ts';
import type { Question } from './safety-content.ts';
import { isGuess } from './situation.ts';

const DECLINES_TO_STOP = 2;
const SHORT_ANSWER = 3;
/** A no with more words than this stands by itself: whether it was ever tried is not asked on top. */
const SAYS_NO_FULLY = 5;

interface AnsweredIn {
  level: RiskLevel;
  previousLevel: RiskLevel;
  assessment: Assessment;
  dark?: boolean;
  darkNow?: boolean;
  text?: string;
  barrier?: string | null;
}

/**
 * Books the answer to what was asked last and gives the level that follows from
 * it (mapping of assistant.md §4.4): thoughts make 2; a time, means at hand or
 * an attempt within three months make 3. The one answer that lowers a level is a plain no
 * to the question about a mere guess of the model, one level at a time.
 */
export function noteAnswer(flow: SafetyFlowState, input: AnsweredIn, heard: Heard): RiskLevel {
  const { level, previousLevel, assessment } = input;
  const question = flow.pending;
  flow.pending = null;
  flow.missed = null;
  flow.depth = null;
  flow.backed = takenBack(flow, question, input, heard);
  if (flow.backed !== null) return believed(flow, question, level);
  if (isOtherCause(flow, input, heard)) return clearHarm(flow);
  const told = heard.loose && !assessment.cleared && input.dark !== true ? { ...heard, answer: null } : heard;
  // What stands in the way of help says neither yes nor no: the question waits until that is met.
  if (!told.bare && told.answer !== 'yes' && (input.barrier ?? null) !== null && question !== null) return level;
  if (question === 'gathered') return gatheredAnswer(flow, input, told);
  if (question === 'dark') return depthTold(flow, input, told);
  if (question === 'check') return level < previousLevel ? level : checked(flow, input, told);
  if (flow.doubt === 'cleared' && level === 2 && isGuess(assessment)) return 1;
  // "No, not my life, the job", some messages later, answers the question that was left open.
  if (question === null && level < 2 && isPlainlyOpen(flow) && explainsLate(input, heard)) flow.answers.q1 = 'no';
  if (question === null || question === 'person') return level;
  // "My husband has his boat" is no yes, whatever the trained model makes of it.
  // After a yes a day by itself is when.
  const said = flow.answers.q1 === 'yes' || flow.answers.q2 === 'yes';
  if (
    said &&
    level === 2 &&
    question !== 'q6' &&
    heard.words <= NAMES_A_TIME &&
    OPENS_WITH_A_TIME.test(input.text ?? '')
  )
    return 3;
  // A wound told of says nothing of dying.
  const real = assessment.level >= 2 && !isGuess(assessment) && flow.situation !== 'self_harm';
  const explained = level < 2 && !real && input.darkNow !== true && (isPuzzled(heard) || heard.names.has('depth.fine'));
  const answer = heard.answer ?? (real ? 'yes' : explained ? 'no' : null);
  flow.missed = answer === null ? question : null;
  if (answer === null) {
    // Who goes on telling has said neither yes nor no: the question comes once more, in other words, and then rests.
    if (flow.again === question) flow.asked = true;
    flow.again = question;
    return level;
  }
  flow.answers[question] = answer;
  // "No, never tried anything" has answered the last question before it was asked.
  if (heard.names.has('never-tried') && question !== 'q6') flow.answers.q6 ??= 'no';
  if (question === 'q2' && answer === 'no' && heard.words > SAYS_NO_FULLY) flow.answers.q6 ??= 'no';
  if (answer === 'yes' || answer === 'unsure') flow.doubt = null;
  else if (answer === 'no' && flow.doubt === 'asked' && level === 2 && isGuess(assessment)) {
    flow.doubt = 'cleared';
    flow.asked = true;
    return 1;
  }
  const declined = Object.values(flow.answers).filter((given) => given === 'declined').length;
  if (declined >= DECLINES_TO_STOP) flow.asked = true;
  return raised(level, question, answer, heard);
}

const NOT_BY_HAND =
  /\b(?:cats?|dogs?|kittens?|pupp(?:y|ies)|rabbits?|hamsters?|parrots?|brambles?|thorns?|rose(?:s| bush)|gorse|hedges?|garden\w*|bikes?|fell|falls?|climbing|football|rugby|hockey|skat\w+|(?:at|from|through) work|kitchen|oven|hob|barbecue|hair straighteners?|eczema|psoriasis|rash|allerg\w*|hives|spots|scars? from|operation|burn(?:ed|t) it|shav\w+|wax\w*|sunburn\w*|tattoos?|paper ?cuts?|joking|i meant|figure of speech|expression)\b/i;
const STILL_OPEN = 2;

/** "No, it's the cat": what looked like a wound of one's own hand has another cause, and that is an answer. */
function isOtherCause(flow: SafetyFlowState, { level, assessment, text = '' }: AnsweredIn, heard: Heard): boolean {
  const open = flow.situation === 'self_harm' && flow.step <= STILL_OPEN && level < 3;
  const told = assessment.level >= 2 && !isGuess(assessment);
  return open && !told && (heard.answer === 'no' || isPuzzled(heard)) && NOT_BY_HAND.test(text);
}

function clearHarm(flow: SafetyFlowState): RiskLevel {
  flow.situation = null;
  flow.step = 0;
  flow.doubt = 'cleared';
  flow.asked = true;
  return 1;
}

const OF_DYING: readonly SafetyFlowState['pending'][] = ['q1', 'q2', 'check', 'dark'];

/** "I wouldn't do nothing", "don't you fret over that": taken back, as an answer or unasked; from 3 on nothing is. */
function takenBack(
  flow: SafetyFlowState,
  question: SafetyFlowState['pending'],
  { level, previousLevel, assessment }: AnsweredIn,
  { names, answer }: Heard,
): NonNullable<SafetyFlowState['backed']> | null {
  const elsewhere = flow.situation !== null && !OWN_LIFE.includes(flow.situation);
  const anew = assessment.level >= 2 && assessment.level > previousLevel;
  const refuses = names.has('refuses') && !names.has('denies-harm');
  if (level === 3 || elsewhere || anew || refuses || answer === 'yes') return null;
  const asked = OF_DYING.includes(question) || isStillOpen(flow);
  const says = names.has('takes-back') && (asked || flow.once.includes(WAVED) || flow.answers.q1 === undefined);
  if (says && asked && names.has('answer.unsure')) return 'maybe';
  if (says && answer !== 'unsure' && !flow.once.includes(TOOK_BACK) && (asked || names.has('denies-harm'))) return 'no';
  const waves = names.has('waves-off') && !names.has('depth.denied') && (answer === null || answer === 'no');
  if (!OF_DYING.includes(question) || !waves) return null;
  // "Oh, just talk" lowers nothing where a place, a way or preparations were told: only a no does.
  if (flow.once.includes(AT_AN_EDGE) || flow.once.includes(PREPARED)) return question === 'q1' ? 'maybe' : 'held';
  return 'waved';
}

/** Asked and not answered, or waved off: a later word still answers it. */
const isStillOpen = (flow: SafetyFlowState): boolean =>
  isPlainlyOpen(flow) || flow.doubt === 'asked' || flow.once.includes(WAVED);

/** What was taken back is no ground for a level above distress; a new line of the kind is asked about anew. */
function believed(flow: SafetyFlowState, question: SafetyFlowState['pending'], level: RiskLevel): RiskLevel {
  const meantNo = flow.backed === 'no';
  if (flow.backed === 'held') {
    flow.backed = null;
    flow.depth = 'dark';
    flow.doubt = null;
    return level < 1 ? 1 : level;
  }
  if (flow.backed === 'maybe') {
    flow.answers.q1 = 'unsure';
    flow.doubt = null;
    return level;
  }
  flow.once.push(meantNo ? TOOK_BACK : WAVED, DARK_KNOWN, 'q1-no', 'cleared');
  if (question === 'q1' || question === 'q2') flow.answers[question] = 'no';
  const guessed = (flow.doubt ?? null) !== null;
  flow.doubt = meantNo && guessed ? 'cleared' : null;
  if (meantNo) flow.asked = true;
  return guessed || level < 2 ? (Math.min(level, 1) as RiskLevel) : level;
}

/** The answer to how dark it gets: a word of dying, or that it is dark, brings the plain question; a no is believed. */
function depthTold(
  flow: SafetyFlowState,
  { level, assessment, dark, darkNow, text = '' }: AnsweredIn,
  heard: Heard,
): RiskLevel {
  if (assessment.level >= 2 && !isGuess(assessment)) return level;
  // What things are put in order for is a question with a yes and a no, and a reason answers it as well.
  const prepared = flow.once.includes(PREPARED);
  const reason = prepared && darkNow !== true && (heard.answer === 'no' || explainsPreparing(text));
  const fine =
    heard.names.has('depth.fine') || heard.answer === 'no' || (isPuzzled(heard) && !asksMeaning(flow, heard));
  // "I am relieved" begins like a yes and is none.
  const short = heard.words <= SHORT_ANSWER && (heard.answer === 'yes' || heard.answer === 'unsure');
  const told = prepared && heard.answer !== null && heard.answer !== 'no';
  const low = told || dark === true || (short && heard.bare) || heard.names.has('depth.dark');
  const again = flow.once.includes('dark-again');
  const denied = heard.names.has('depth.denied');
  flow.depth =
    reason || ((denied || (dark !== true && fine)) && !again)
      ? 'fine'
      : low && (!again || heard.answer === null)
        ? 'dark'
        : 'open';
  // "I look at the ceiling", and only then "bad, really bad".
  if (flow.depth === 'open' && !again) {
    flow.once.push('dark-again');
    flow.pending = 'dark';
  }
  if (flow.depth === 'dark') {
    flow.doubt = null;
    return level < 1 ? 1 : level;
  }
  if (flow.depth === 'fine') {
    flow.asked = true;
    flow.once.push(DARK_KNOWN);
    if (flow.doubt === 'asked' && level < 3) {
      flow.doubt = 'cleared';
      flow.once.push('cleared');
      return 1;
    }
  }
  return level;
}

/** Stands in `once` where it was told that something was taken, without it being known why. */
export const TAKEN_HINT = 'took-some';
const A_DOSE =
  /^(?:i took |took |like |about |maybe |around |just |only |idk )*(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a (?:few|lot|handful|couple)|all|half|loads)\b|\b(?:sick|dizzy|drowsy|sleepy|shaky|ringing|threw up|stomach)\b/i;
const NAMES_A_TIME = 7;
const A_TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|soon|weekend|the \d{1,2}(?:st|nd|rd|th)|next week|after (?:my|the|work|school|they|she|he))\b/i;

const OPENS_WITH_A_TIME =
  /^(?:(?:on|this|next|maybe|prob\w*|i think|after|by)[ ,]+){0,2}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|soon|the weekend|the \d{1,2}(?:st|nd|rd|th))\b(?! (?:i(?:'m| have)|we|he|she|they|is|was|comes?|dinner|lunch))/i;

/** What nobody says who was read wrongly: the danger is taken as real, and answered as what it is. */
const TELLS_OF_DANGER = ['cannot-call', 'taken', 'means'];

/**
 * The answer to the one question about a mere guess. A plain no clears it (rulings.md 29); whatever sounds of risk
 * makes it real. "No, I can't call" is no such no: to refuse help, in any words, lowers nothing. From 3 nothing but
 * the bare word goes down, and only to the next question.
 */
function checked(flow: SafetyFlowState, { level, assessment, text = '' }: AnsweredIn, heard: Heard): RiskLevel {
  const risky = assessment.level >= 2 && !isGuess(assessment);
  // "No, by mistake, I had some juice" is told in full, where a slip of a dose was all there was.
  const slipped = heard.answer === 'no' && heard.names.has('by-accident') && !risky;
  if (level === 3 && !slipped && TELLS_OF_DANGER.some((name) => heard.names.has(name))) {
    flow.doubt = null;
    if (!risky) flow.step = Math.max(flow.step, 1);
    return level;
  }
  // "Like eight or so", "a bit sick": what was taken is told.
  if (level === 3 && flow.once.includes(TAKEN_HINT) && A_DOSE.test(text)) {
    flow.once.push('taken');
    flow.doubt = null;
    return level;
  }
  // "Friday after my shift" says more than a yes.
  if (level === 3 && heard.words <= NAMES_A_TIME && A_TIME.test(text)) {
    flow.doubt = null;
    return level;
  }
  const refuses = heard.names.has('refuses') && !assessment.cleared;
  // "No es la primera vez" begins like a no and tells more of it.
  const negates = heard.names.has('answer.no.not');
  const denies = (heard.answer === 'no' && !negates) || (level < 3 && isPuzzled(heard));
  if (denies && !risky && !refuses) {
    if (level === 3 && !slipped) return heard.bare && !heard.names.has('refuses') ? 2 : 3;
    flow.doubt = 'cleared';
    flow.asked = true;
    return 1;
  }
  // "I am so nervous" begins like a yes and is none.
  if (risky || (heard.answer !== null && (heard.words <= SHORT_ANSWER || heard.bare || assessment.level >= 1)))
    flow.doubt = null;
  return level;
}

const explainsLate = ({ assessment }: AnsweredIn, { names }: Heard): boolean =>
  assessment.level < 2 && (names.has('puzzled') || names.has('depth.denied'));

const SHORT_WONDER = 2;
/** Stands in `once` where it was said what the question of how dark it gets means. */
export const EXPLAINED = 'dark-explained';

/** "what?" and "i meant the film": the question did not fit. */
export function isPuzzled({ names, words }: Heard): boolean {
  return names.has('puzzled') || (names.has('puzzled.word') && words <= SHORT_WONDER);
}

/** "What do you mean?", "why do you ask": nothing was answered yet, and it is explained once. */
export function asksMeaning(flow: SafetyFlowState, { names, words }: Heard): boolean {
  const wonders = names.has('asks-meaning') || (names.has('puzzled.word') && words <= SHORT_WONDER);
  return wonders && !flow.once.includes(EXPLAINED);
}

function raised(level: RiskLevel, question: Question, answer: Answer, heard: Heard): RiskLevel {
  if (answer !== 'yes') return level;
  if (question === 'q5') return 3;
  if (question === 'q6') return heard.names.has('recent') ? 3 : atLeastTwo(level);
  return atLeastTwo(level);
}

const atLeastTwo = (level: RiskLevel): RiskLevel => (level < 2 ? 2 : level);

/** The next question worth asking, or null where the round is over. What is known is skipped. */
export function nextQuestion(flow: SafetyFlowState, assessment: Assessment): Question | null {
  if (flow.asked) return null;
  if (flow.missed) return flow.missed;
  const known = flow.answers;
  const active = assessment.categories.includes('suicide_active') || assessment.categories.includes('suicide_imminent');
  const passive = active || assessment.categories.includes('suicide_passive');
  if (!known.q1 && !passive && !known.q2) return 'q1';
  if (known.q1 === 'no' && !passive) return null;
  if (!known.q2) {
    if (!active) return 'q2';
    known.q2 = 'yes';
  }
  if (known.q2 === 'no') return known.q6 ? null : 'q6';
  if (!known.q3) return 'q3';
  if (!known.q4) return 'q4';
  if ((known.q4 === 'yes' || known.q4 === 'unsure') && !known.q5) return 'q5';
  return known.q6 ? null : 'q6';
}
