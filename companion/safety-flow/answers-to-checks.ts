import type { Assessment } from '#companion/risk/assess.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { saysPlainlyNot } from './denials.ts';
import { isEarnest, saysWhatElse } from './earnest.ts';
import { type SafetyFlowState, TAKEN } from './flow-state.ts';
import { isGuess } from './guess.ts';
import type { Heard } from './hearing.ts';
import { OWN_LIFE } from './wording.ts';

// Why is this hard? A no to "is this about ending your life" may end a false alarm, and may be said to be left alone. So
// it counts for as much as was only guessed, one kind of question each, and never against what was said outright.

/** Few enough words to be an answer and nothing else. */
export const SHORT_ANSWER = 3;
/** Few enough to name a time and little else. */
export const NAMES_A_TIME = 7;

export interface AnsweredIn {
  level: RiskLevel;
  previousLevel: RiskLevel;
  assessment: Assessment;
  dark?: boolean;
  darkNow?: boolean;
  hurtTold?: boolean;
  harmTold?: boolean;
  /** The trained model heard next to nothing in the last messages (doubted.ts). */
  doubted?: boolean;
  outright?: boolean;
  /** The same, whatever rules heard besides. */
  inWords?: boolean;
  /** A belief that holds the writer was told of in this talk (checkable-doing.ts). */
  beliefTold?: () => boolean;
  darkTold?: boolean;
  /** What may be a wish, a thought or a way of the writer's own was told in this talk (no-at-once.ts). */
  ownEnd?: boolean;
  beyondGoodbye?: boolean;
  text?: string;
  /** What stands in the way of help, where the message names something (barriers.ts). */
  barrier?: string | null;
}

/**
 * The answer to the one question that breaks off a script of level 3: whoever says no to it says that they are in no
 * danger, as the button does, and 3 becomes 2. What was swallowed goes on working, unless it was something else.
 */
export function afterScript(
  flow: SafetyFlowState,
  { level, assessment, text = '' }: AnsweredIn,
  heard: Heard,
): RiskLevel {
  if (level < 3) return level;
  const instead = saysWhatElse(text);
  const isNo = instead || (heard.answer === 'no' && heard.bare);
  const risky = assessment.level >= 2 && !isGuess(assessment);
  if (heard.answer === 'yes') flow.answers.q2 = 'yes';
  if (!isNo || risky || heard.names.has('refuses')) return level;
  if (flow.once.includes(TAKEN) && !(instead && NOT_SWALLOWED.test(text))) return level;
  flow.once = flow.once.filter((name) => name !== TAKEN);
  return 2;
}

/** What was taken and harms nobody, or was no medicine: "i was just angry" says why, and not what. */
export const NOT_SWALLOWED =
  /\b(?:vitamins?|sweets|mints?|gumm(?:y|ies)|biscuits?|chocolates?|smarties|tic ?tacs|antibiotics?|(?:usual|normal|daily|prescribed|morning|evening|right) (?:dose|ones?|tablets?|pills?|meds|amount)|as prescribed|course|films?|books?|games?|story|song|work|dog|cat|chemist|pharmacy|bin|toilet)\b/i;
const NOT_BY_HAND =
  /\b(?:cats?|dogs?|kittens?|pupp(?:y|ies)|rabbits?|hamsters?|parrots?|brambles?|thorns?|rose(?:s| bush)|gorse|hedges?|garden\w*|bikes?|fell|falls?|climbing|football|rugby|hockey|skat\w+|(?:at|from|through) work|kitchen|oven|hob|barbecue|hair straighteners?|eczema|psoriasis|rash|allerg\w*|hives|spots|scars? from|operation|burn(?:ed|t) it|shav\w+|wax\w*|sunburn\w*|tattoos?|paper ?cuts?|joking|i meant|figure of speech|expression)\b/i;
/** It is only what others are told, or goes on in spite of it: "i tell my mum it's the cat". */
const BY_HAND =
  /\b(?:i (?:did it|do it|used|kept|keep|told|tell|said|say)|kept going|deeper|on purpose|this time|last time|nobody|no one|asks?|saw|sees|since|reckons?|thinks?|believes?|isn'?t|isnt|wasn'?t|not (?:the|my|to me)|to stop|want)\b/i;
const STILL_OPEN = 2;

/** "No, it's the cat": what looked like a wound of one's own hand has another cause, and that is an answer. */
export function isOtherCause(
  flow: SafetyFlowState,
  { level, assessment, dark, text = '' }: AnsweredIn,
  heard: Heard,
): boolean {
  // "I cut myself" was said in so many words: only a thing that did it takes that back, and nothing the person does.
  if (dark === true && flow.doubt !== 'asked' && /\bi(?:'?m)?\b/i.test(text)) return false;
  if (BY_HAND.test(text)) return false;
  const open = flow.situation === 'self_harm' && flow.step <= STILL_OPEN && level < 3;
  const told = assessment.level >= 2 && !isGuess(assessment);
  return open && !told && (heard.answer === 'no' || isPuzzled(heard)) && NOT_BY_HAND.test(text);
}

export function clearHarm(flow: SafetyFlowState): RiskLevel {
  flow.situation = null;
  flow.step = 0;
  flow.doubt = 'cleared';
  flow.asked = true;
  return 1;
}

/** Stands in `once` where it was told that something was taken, without it being known why. */
export const TAKEN_HINT = 'took-some';
const A_DOSE =
  /^(?:i took |took |like |about |maybe |around |just |only |idk )*(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a (?:few|lot|handful|couple)|all|half|loads)\b|\b(?:sick|dizzy|drowsy|sleepy|shaky|ringing|threw up|stomach)\b/i;
const A_TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|soon|weekend|the \d{1,2}(?:st|nd|rd|th)|next week|after (?:my|the|work|school|they|she|he))\b/i;

/** Stands in `once` where it was asked whether somebody else means to end their life, and that is not known. */
export const UNSURE_OF_THEM = 'unsure-of-them';
/** Nobody gets through, or the means are there: then not knowing is a reason to act. */
const NEARER = [
  'rises.third_party',
  'no-answer',
  'went-voicemail',
  'gone-offline',
  'sent-means',
  'just-goodbye',
  'has-means',
  'silent',
  'where-unknown',
];

/** What nobody says who was read wrongly: the danger is taken as real, and answered as what it is. */
const TELLS_OF_DANGER = ['cannot-call', 'taken', 'means'];

/**
 * The answer to the one question about a mere guess. A plain no clears it (rulings.md 29); whatever sounds of risk
 * makes it real. "No, I can't call" is no such no: to refuse help, in any words, lowers nothing. From 3 nothing but
 * the bare word goes down, and only to the next question.
 */
export function checked(
  flow: SafetyFlowState,
  { level, assessment, text = '', darkNow }: AnsweredIn,
  heard: Heard,
): RiskLevel {
  const risky = assessment.level >= 2 && !isGuess(assessment);
  // "No, by mistake, I had some juice" is told in full, where a slip of a dose was all there was; "no, by mistake" is
  // meant well, and the dose still wants looking at.
  const slip = heard.names.has('by-accident') || OF_A_SLIP.test(text);
  const mistaken = heard.answer === 'no' && slip && !risky;
  const slipped = mistaken && (!flow.once.includes(TAKEN_HINT) || SEEN_TO.test(text));
  const instead = level === 3 && !risky && heard.answer === 'no' && !slip && saysWhatElse(text);
  if (level === 3 && mistaken && !slipped) {
    flow.once.push(TAKEN);
    flow.doubt = null;
    flow.step = Math.max(flow.step, 1);
    return level;
  }
  if (level === 3 && !slipped && !instead && TELLS_OF_DANGER.some((name) => heard.names.has(name))) {
    flow.doubt = null;
    if (!risky) flow.step = Math.max(flow.step, 1);
    return level;
  }
  // "Like eight or so", "a bit sick": what was taken is told.
  if (level === 3 && flow.once.includes(TAKEN_HINT) && A_DOSE.test(text)) {
    flow.once.push(TAKEN);
    flow.doubt = null;
    return level;
  }
  // "Friday after my shift" says more than a yes.
  if (level === 3 && heard.words <= NAMES_A_TIME && A_TIME.test(text)) {
    flow.doubt = null;
    return level;
  }
  // "Omg idk", of somebody else: it is theirs to say. They are asked, and nobody is sent on a guess.
  const ofThem = flow.situation === 'third_party' && heard.answer === 'unsure';
  if (level === 3 && ofThem && !risky && !isEarnest(text) && !NEARER.some((name) => heard.names.has(name))) {
    flow.doubt = null;
    flow.once.push(UNSURE_OF_THEM);
    return 2;
  }
  // "They didn't before. I write down the times": more of it is told, and that is the answer.
  if (level < 3 && flow.situation === 'psychosis' && OF_BEING_WATCHED.some((name) => heard.names.has(name))) {
    flow.doubt = null;
    return level;
  }
  // "I feel dizzy a lot", to a question about food, is the body's own yes.
  if (level < 3 && flow.situation === 'eating' && heard.names.has('body')) {
    flow.doubt = null;
    return level;
  }
  // "Não, não quero morrer, é só saudade", to a mere guess, refuses nothing either.
  // "Só se for eu", "ben moi": who it is is the answer (safety/held.yaml).
  if (level === 3 && heard.names.has('check.me') && OWN_LIFE.includes(flow.situation ?? 'suicide')) {
    flow.doubt = null;
    return level;
  }
  const wantsToLive = WANTS_TO_LIVE.test(text) || saysInOtherWords(heard, darkNow);
  const refuses = heard.names.has('refuses') && !assessment.cleared && !wantsToLive;
  // "No es la primera vez" begins like a no and tells more of it.
  const negates = heard.names.has('answer.no.not');
  const denies = (heard.answer === 'no' && !negates) || saysPlainlyNot(text) || (level < 3 && isPuzzled(heard));
  // "No nothing like that, it's just scratches" is what was asked for.
  const byHand = flow.situation === 'self_harm' && (BY_HAND.test(text) || assessment.rules.includes('told.scratches'));
  if (denies && !risky && !refuses && !byHand) {
    // "No no. Well, it would be easier for them": half a no to a guess is asked once more, and sends nobody for help.
    const half = !risky && darkNow === false && !isEarnest(text);
    if (level === 3 && !slipped && !instead) return (heard.bare || half) && !heard.names.has('refuses') ? 2 : 3;
    flow.doubt = 'cleared';
    flow.asked = true;
    return 1;
  }
  // "I am so nervous" begins like a yes and is none, "only sometimes at night" is one.
  if (
    risky ||
    (heard.answer === 'yes' && AT_TIMES.test(text)) ||
    (flow.situation === 'eating' && heard.answer === 'yes' && OF_EATING.test(text)) ||
    (heard.answer !== null && (heard.words <= SHORT_ANSWER || heard.bare || assessment.level >= 1))
  ) {
    flow.doubt = null;
    // It was the question about not wanting to live: the next one asks on, and not the same again.
    const ofWish = level < 3 && ASKS_OF_WISH.some((kind) => flow.once.includes(kind));
    const admitted = heard.answer === 'yes' || heard.answer === 'unsure' ? heard.answer : null;
    if (ofWish && admitted !== null && OWN_LIFE.includes(flow.situation ?? 'suicide')) flow.answers.q1 ??= admitted;
  }
  return level;
}

/** Told of being watched, of a voice or of no sleep (asked-about-being-watched.yaml). */
export const OF_BEING_WATCHED = ['watched-by', 'named-by-voice', 'no-sleep', 'has-proof', 'acts-on-it', 'doctor-why'];

const ASKS_OF_WISH = ['check.self', 'check.veiled', 'check.stash'];

/** Not wanting to die, in a language that has cues for it (in-other-languages.ts), and without a hedge. */
const saysInOtherWords = ({ names }: Heard, darkNow: boolean | undefined): boolean =>
  darkNow === undefined && names.has('back.not-dying') && !names.has('back.hedged');

/** "I don't want to die" begins like a refusal, and is the answer. */
const WANTS_TO_LIVE =
  /\b(?:don'?t|do not|never) want(?:ed)? to (?:die|be dead|kill myself|end (?:it|my life))\b(?! (?:but|yet|alone|like this))/i;
const AT_TIMES =
  /^(?:(?:only|just|well|yeah|yes|mostly|like|maybe|but|ok|tbh|no|i guess|i suppose)[ ,.]+)*(?:sometimes|at nights?|some (?:nights|days)|now and (?:then|again)|on bad (?:days|nights)|occasionally|once in a while|every now)\b/i;
/** Said on after a yes, of how much is eaten. */
const OF_EATING = /^(?:yes|yeah|yep|ye|yh)\b.*\b(?:less|eat\w*|ate|skip\w*|food|meals?|lunch|sick|calories)\b/i;
const OF_A_SLIP = /\b(?:mistake|accident\w*)\b/i;
/** What was done about a slip of a dose, or who looked at it. */
const SEEN_TO =
  /\b(?:juice|sugar|sweets|ate|eaten|sandwich|biscuits?|doctor|gp|pharmac\w+|chemist|nurse|hospital|poison line|111|nhs|rang|called|checked|all fine|vitamins?|only one|one extra|one too many)\b/i;

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
