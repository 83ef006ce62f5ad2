import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { endAlarm, endsAlarm, endsPlainly, isSpent, saysNobody } from './alarm.ts';
import { ofTheWay, tried, triedWhen, WHEN_ASKED } from './answers-of-round.ts';
import {
  type AnsweredIn,
  afterScript,
  asksMeaning,
  checked,
  clearHarm,
  isOtherCause,
  isPuzzled,
  NAMES_A_TIME,
  SHORT_ANSWER,
} from './answers-to-checks.ts';
import { gatheredAnswer } from './ask-gathered.ts';
import { afterSaying } from './asks-of-card.ts';
import { endsMisread, saysClearNo } from './clear-no.ts';
import { saysPlainlyNot } from './denials.ts';
import { isEarnest, saysWhatElse } from './earnest.ts';
import { asksWhyOf, halvesFear } from './evasions.ts';
import {
  type Answer,
  AT_AN_EDGE,
  CHECKED,
  DARK_KNOWN,
  GROUNDED,
  isPlainlyOpen,
  PREPARED,
  type SafetyFlowState,
  TOOK_BACK,
  WAVED,
  WISHED,
} from './flow-state.ts';
import { staysWithFood } from './food-mostly.ts';
import { isGuess } from './guess.ts';
import type { Heard } from './hearing.ts';
import { wasASaying } from './in-other-languages.ts';
import { endsWithWord } from './never-told.ts';
import { endsAtOnce, saysNotDark } from './no-at-once.ts';
import { endsGoodbye } from './only-a-goodbye.ts';
import { saysHalf } from './own-hand.ts';
import { explainsPreparing } from './preparations.ts';
import type { Question } from './safety-content.ts';
import { saysSmallYes } from './small-yes.ts';
import { OWN_LIFE } from './wording.ts';

const DECLINES_TO_STOP = 2;
/** A no with more words than this stands by itself: whether it was ever tried is not asked on top. */
const SAYS_NO_FULLY = 5;

/**
 * Books the answer to what was asked last and gives the level that follows (assistant.md §4.4): thoughts make 2; a time,
 * means at hand or an attempt within three months make 3. What lowers a level is in decision 29.
 */
export function noteAnswer(flow: SafetyFlowState, input: AnsweredIn, heard: Heard): RiskLevel {
  const { level, previousLevel, assessment } = input;
  const question = flow.pending;
  flow.pending = null;
  flow.missed = null;
  flow.depth = null;
  if (question === 'afraid') return level < 1 && halvesFear(input.text ?? '') ? 1 : level;
  if (staysWithFood(flow, question, input, heard.names)) return level;
  const isEnglish = input.dark !== undefined;
  const isSaying = !isEnglish && wasASaying(flow, input, heard);
  const isMisread = isEnglish && (endsMisread(flow, question, input) || endsGoodbye(flow, input));
  const ends = isSaying || isMisread || (isEnglish && endsWithWord(flow, question, input));
  const plainly = ends || endsPlainly(flow, question, input) || endsAtOnce(flow, question, input);
  if (plainly || endsAlarm(flow, question, input, heard)) {
    flow.over = plainly ? 'plainly' : true;
    return endAlarm(flow, input, plainly);
  }
  // Why it was asked is told (meet-evasion.ts), and nothing was answered.
  if (input.dark !== undefined && asksWhyOf(question, input.text ?? '')) return level;
  if (question !== null && heard.answer !== null && heard.answer !== 'no') delete flow.from;
  // "No nothing like that, just scratches" takes nothing back.
  const owns = assessment.rules.includes('told.scratches');
  flow.backed = owns ? null : takenBack(flow, question, input, heard);
  if (flow.backed !== null) return believed(flow, question, level, input.text);
  if (isOtherCause(flow, input, heard)) return clearHarm(flow);
  const told = heard.loose && !assessment.cleared && input.dark !== true ? { ...heard, answer: null } : heard;
  // What stands in the way of help says neither yes nor no: the question waits until that is met.
  if (!told.bare && told.answer !== 'yes' && (input.barrier ?? null) !== null && question !== null) return level;
  if (question === 'gathered') return gatheredAnswer(flow, input, told);
  if (question === 'dark') return depthTold(flow, input, told);
  if (question === 'check' && flow.once.includes(CHECKED) && (flow.doubt ?? null) === null)
    return afterScript(flow, input, told);
  if (question === 'check')
    return level < previousLevel
      ? level
      : checked(
          flow,
          input,
          saysNobody(input.text ?? '') || saysWhatElse(input.text ?? '') ? { ...told, answer: 'no' } : told,
        );
  if (flow.doubt === 'cleared' && level === 2 && isGuess(assessment)) return 1;
  if (previousLevel < 2 && level >= 2 && isSpent(flow, input)) return previousLevel;
  // "No, not my life, the job", some messages later, answers the question that was left open.
  if (question === null && level < 2 && isPlainlyOpen(flow) && explainsLate(input, heard)) flow.answers.q1 = 'no';
  if (question === null || question === 'person' || question === 'tonight' || question === 'means') return level;
  // "My husband has his boat" is no yes, whatever the trained model makes of it.
  // After a yes a day by itself is when.
  const admitted = flow.answers.q1 === 'yes' || flow.answers.q2 === 'yes';
  if (
    admitted &&
    level === 2 &&
    question !== 'q6' &&
    heard.words <= NAMES_A_TIME &&
    OPENS_WITH_A_TIME.test(input.text ?? '')
  )
    return 3;
  // A wound told of says nothing of dying.
  const real = assessment.level >= 2 && !isGuess(assessment) && flow.situation !== 'self_harm';
  const calms = isEarnest(input.text ?? '') || CALM_TO_FEAR.test(input.text ?? '');
  // "Said what", to a question that stands on their own words: it was not followed, and nothing is explained.
  const lost = flow.once.includes(GROUNDED) && heard.words <= SHORT_ANSWER;
  const fine =
    (isPuzzled(heard) && !lost) || (heard.names.has('depth.fine') && !calms && !PUT_AWAY.test(input.text ?? ''));
  const explained = level < 2 && !real && input.darkNow !== true && fine;
  const half = question === 'q1' && saysHalf(flow, heard, assessment.rules);
  if (question === 'q6' && flow.once.includes(WHEN_ASKED)) return triedWhen(flow, heard, level, input.text);
  const said = ofTheWay(question, input.text) ?? heard.answer;
  // A wish told again says nothing yet of killing oneself.
  const wish = question === 'q2' && assessment.category === 'suicide_passive' && input.dark !== undefined;
  const answer = said ?? (real ? (wish ? 'unsure' : 'yes') : half ? 'unsure' : explained ? 'no' : null);
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
  // "I guess, not like I'd do anything": whether they mean to act was said with it.
  if (question === 'q2' && WOULD_NOT_ACT.test(input.text ?? '')) flow.answers.q4 ??= 'no';
  if (answer === 'yes' || answer === 'unsure') flow.doubt = null;
  else if (answer === 'no' && flow.doubt === 'asked' && level === 2 && isGuess(assessment)) {
    flow.doubt = 'cleared';
    flow.asked = true;
    return 1;
  }
  const declined = Object.values(flow.answers).filter((given) => given === 'declined').length;
  if (declined >= DECLINES_TO_STOP) flow.asked = true;
  if (question === 'q6' && answer === 'yes')
    return tried(flow, heard, level, input.dark === undefined ? null : (input.text ?? ''));
  return raised(level, question, answer);
}

const WOULD_NOT_ACT =
  /\bnot (?:like|that|as if) (?:i'?d|i would|i'?ll|i will|i'?m going to) (?:ever |actually )?(?:do|act|try)\b|\b(?:wouldn'?t|would not|would never|'d never) (?:ever |actually )?(?:act on|do) (?:it|anything|that|them)\b/i;

const OF_DYING: readonly SafetyFlowState['pending'][] = ['q1', 'q2', 'check', 'dark'];

/** A day it holds for, somebody else who thinks so, or an end that is near: nothing was taken back. */
const LEAVES_OPEN =
  /\b(?:today|tonight|yet|for now|maybe (?:tomorrow|later|one day|next)|soon|much longer|won'?t matter|(?:most|every|some) (?:nights?|days)|(?:she|he|they|everyone) (?:all )?(?:thinks?|says?|believes?)|(?:she|he|they)(?:'s|'re| is| are) wrong)\b/i;

const UNSURE =
  /\b(?:idk|dunno|maybe|perhaps|possibly|not sure|don'?t know|dont know|do not know)\b(?! (?:what|who|how|why|where|when|if|which)\b)/i;

/** "Whatever. It's fine, forget the cold store thing": the question is put away, and not answered. English. */
const PUT_AWAY =
  /^(?!(?:no|nah|nope)\b).*\b(?:whatever|never ?mind|forget (?:it|that|this|about|i said|the|my|what))\b/is;

/** "I wouldn't do nothing", "don't you fret over that": taken back, as an answer or unasked; from 3 on nothing is. */
function takenBack(
  flow: SafetyFlowState,
  question: SafetyFlowState['pending'],
  { level, previousLevel, assessment, text = '' }: AnsweredIn,
  { names, answer }: Heard,
): NonNullable<SafetyFlowState['backed']> | null {
  const elsewhere = (flow.situation !== null && !OWN_LIFE.includes(flow.situation)) || LEAVES_OPEN.test(text);
  if (names.has('half.admits-own')) return null;
  const anew = assessment.level >= 2 && assessment.level > previousLevel;
  const refuses = names.has('refuses') && !names.has('denies-harm');
  if (level === 3 || elsewhere || anew || refuses || answer === 'yes') return null;
  const asked = OF_DYING.includes(question) || isStillOpen(flow);
  const ofDying = (question === 'q1' || question === 'q2') && flow.situation !== 'self_harm';
  const says =
    (names.has('takes-back') || (ofDying && answer === 'no' && saysWhatElse(text))) &&
    (asked || flow.once.includes(WAVED) || flow.answers.q1 === undefined);
  // "No. I just mean I don't know what I'm for" is a no.
  const unsure = names.has('answer.unsure') && (answer !== 'no' || UNSURE.test(text));
  if (says && asked && unsure) return 'maybe';
  if (says && answer !== 'unsure' && !flow.once.includes(TOOK_BACK) && (asked || names.has('denies-harm'))) return 'no';
  const again = names.has('depth.denied') || assessment.rules.includes('told.veiled');
  const waves = names.has('waves-off') && !again && (answer === null || answer === 'no');
  if (!OF_DYING.includes(question) || !waves) return null;
  // "Oh, just talk" lowers nothing where a place, a way or preparations were told: only a no does.
  const stays = flow.once.includes(AT_AN_EDGE) || flow.once.includes(PREPARED) || PUT_AWAY.test(text);
  if (stays) return question === 'q1' ? 'maybe' : 'held';
  return 'waved';
}

/** Asked and not answered, or waved off: a later word still answers it. */
const isStillOpen = (flow: SafetyFlowState): boolean =>
  isPlainlyOpen(flow) || flow.doubt === 'asked' || flow.once.includes(WAVED);

/** What was taken back is no ground for a level above distress; a new line of the kind is asked about anew. */
function believed(flow: SafetyFlowState, question: SafetyFlowState['pending'], level: RiskLevel, text = ''): RiskLevel {
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
  // "No, I mean this party": it was no wish at all.
  if (saysWhatElse(text)) flow.once = flow.once.filter((name) => name !== WISHED);
  if (question === 'q1' || question === 'q2') flow.answers[question] = 'no';
  const guessed = (flow.doubt ?? null) !== null;
  flow.doubt = meantNo && guessed ? 'cleared' : null;
  if (meantNo) flow.asked = true;
  return afterSaying(flow, meantNo, level, text) ?? ((guessed || level < 2 ? Math.min(level, 1) : level) as RiskLevel);
}

const CALM_TO_FEAR =
  /\b(?:over soon|decided|got a plan|when its? done|nobody will notice|(?:wrote|written) (?:the|my) letters?|pills)\b/i;

/** The answer to how dark it gets: a word of dying, or that it is dark, brings the plain question; a no is believed. */
function depthTold(
  flow: SafetyFlowState,
  { level, assessment, dark, darkNow, text = '' }: AnsweredIn,
  given: Heard,
): RiskLevel {
  // "No, I'm not ill" says no to something else.
  const heard = /\bnot (?:ill|sick|poorly|terminal)\b/i.test(text) ? { ...given, answer: null } : given;
  if (assessment.level >= 2 && !isGuess(assessment)) return level;
  // What things are put in order for is a question with a yes and a no, and a reason answers it as well.
  const prepared = flow.once.includes(PREPARED);
  const reason = prepared && darkNow !== true && (heard.answer === 'no' || explainsPreparing(text));
  // Calm that comes from a mind made up is no "fine": it brings the plain question.
  const said = heard.names.has('depth.denied');
  if (darkNow !== undefined && !said && (isEarnest(text) || CALM_TO_FEAR.test(text))) {
    flow.depth = 'dark';
    flow.doubt = null;
    return level < 1 ? 1 : level;
  }
  const refuses = heard.names.has('refuses') || heard.names.has('depth.deep');
  const puzzled = isPuzzled(heard) && !asksMeaning(flow, heard);
  const fine = !refuses && (heard.names.has('depth.fine') || heard.answer === 'no' || puzzled);
  // "I am relieved" begins like a yes and is none.
  const short = heard.words <= SHORT_ANSWER && (heard.answer === 'yes' || heard.answer === 'unsure');
  const told = prepared && heard.answer !== null && heard.answer !== 'no';
  // "I just don't see the point of anything any more" answers it, and so does "I don't know. Sometimes".
  const small = darkNow !== undefined && (saysSmallYes(text) || (assessment.level === 1 && assessment.ask));
  const low = told || small || dark === true || (short && heard.bare) || heard.names.has('depth.dark');
  const again = flow.once.includes('dark-again');
  const denied =
    heard.names.has('depth.denied') ||
    (darkNow !== undefined && (saysPlainlyNot(text) || saysNotDark(text) || saysClearNo(text)));
  flow.depth =
    reason || ((denied || (dark !== true && fine)) && !again)
      ? 'fine'
      : low && (!again || small || heard.answer === null)
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

const OPENS_WITH_A_TIME =
  /^(?:(?:on|this|next|maybe|prob\w*|i think|after|by)[ ,]+){0,2}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|soon|the weekend|the \d{1,2}(?:st|nd|rd|th))\b(?! (?:i(?:'m| have)|we|he|she|they|is|was|comes?|dinner|lunch))/i;

const explainsLate = ({ assessment }: AnsweredIn, { names }: Heard): boolean =>
  assessment.level < 2 && (names.has('puzzled') || names.has('depth.denied'));

function raised(level: RiskLevel, question: Question, answer: Answer): RiskLevel {
  if (answer !== 'yes') return level;
  if (question === 'q5') return 3;
  return atLeastTwo(level);
}

const atLeastTwo = (level: RiskLevel): RiskLevel => (level < 2 ? 2 : level);
