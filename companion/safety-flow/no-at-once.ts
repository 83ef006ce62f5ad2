import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { saysDark } from './dark-words.ts';
import { withoutDenials } from './denials.ts';
import { isEarnest } from './earnest.ts';
import { AT_AN_EDGE, BLEEDS, isAdmitted, PREPARED, type SafetyFlowState, TAKEN, WISHED } from './flow-state.ts';
import { OWN_LIFE } from './wording.ts';

// Why is this hard? "What?? no. I just mean she'll be really angry", to a question about dying that only a guess stands
// behind, is all the answer there is. A second question calls the person a liar, and a third about tonight is a farce. So
// one plain no ends it at any level, where nothing of one's own death was told in so many words in the whole talk.

/** Whatever may be a wish, a thought or a way of one's own, as wide as can be; it only keeps the other rules in place. */
const OF_OWN_END =
  /\b(?:die|dead|death|dying|suicid\w*|kms|unaliv\w*|kill(?:ing|ed)? (?:my|me)\w*|end(?:ing|s)? (?:it|this|things|my|everything|all)|(?:want|wish|need)\w* (?:it|this|everything|all of it|the pain)?(?: all)? ?(?:to )?(?:stop|end|be over|was over|out)|point (?:of|in) (?:anything|living|life|it|going|being|trying|me)|what(?:'?s| is) the point|no point|don'?t (?:see|know) (?:what )?(?:the|a|any) point|hate (?:my ?life|my ?self|being alive|living|me)|(?:tired|sick|done|fed up|had enough) (?:of|with) (?:it all|everything|life|living|being (?:here|alive|me)|trying|all of|fighting)|giv(?:e|ing|en) up|good ?byes?|bye|burden\w*|hopeless|worthless|useless|nothing (?:left|matters)|no (?:way out|future|hope|reason)|way out|better off|without me|miss me|notice (?:if|that) i|(?:last|final) (?:time|night|day|words?|letters?|messages?)|(?:wrote|written|writing|left|leave) (?:\w+ ){0,3}(?:letters?|notes?)|(?:do|doing|done|did) it\b|sorry for everything|forgive me|forever|never wake|not wak\w+|crash\w*|jump\w*|hang(?:ing)? my\w*|drown\w*|shoot\w*|cut(?:s|ting)?\b|scratch\w*|(?:hurt|harm|punish)\w* my\w*|self[- ]?harm\w*|bleed\w*|can'?t (?:cope|go on|carry on|do this|take (?:it|this|any)|live|keep)|(?:not|don'?t want to) (?:be |being )?(?:here|around|alive|exist)|disappear\w*|vanish\w*|finally|at peace|arranged|easier for (?:them|her|him|every\w+)|find everything|passwords?|insurance|pay(?:s)? out|waiting now|only waiting|just waiting|in order|loose ends|i'?m (?:so |very |really )?(?:calm|ready|free|a mess|nothing)|overdos\w*|(?:take|takes|took|taken|taking|had) (?:something|them|these|those|it all|all (?:of )?(?:it|them|my|the)|lots|loads|too (?:many|much))|pills?|tablets|swallow\w*|bridge|rope|tracks|train|garage|engine|roof|cliff|hopeless|dark(?:er|est)?\b|thoughts|voices?)\b/i;
/** What is said of somebody else's death, of a holiday, of a saying: nothing of the writer's own. */
const NOT_OWN: readonly RegExp[] = [
  /\b(?:s?he|they|it|who|mum|mom|mother|dad|father|nan|gran|grandma|grandad|wife|husband|sister|brother|friend|uncle|aunt|dog|cat)(?:'?s|'?re|s| is| are| was| were| has| had| will| might| could| may|'?ll)?(?: (?:just|already|slowly|only|been|going to|gonna|not|about to|be))* (?:dying|dead|died|die|dies)\b/gi,
  /\b(?:his|her|their|my (?:\w+ )?\w+'s|dad'?s|mum'?s|mom'?s) (?:own )?(?:death|dying|passing)\b/gi,
  /\b(?:disappear|vanish)(?:ing)? (?:for|to) (?:an?|one|two|the|some|a few) \w+/gi,
  /\b(?:died|dying|dead) (?:of (?:laugh\w*|embarrass\w*|shame|bored\w*)|tired|serious|good|to (?:know|see|hear|go|get))\b/gi,
].map(quick);

/** True where one of these messages may tell of a wish, a thought or a way of the writer's own. English. */
export const mayMeanOwnDeath = (talk: readonly string[]): boolean =>
  talk.some((message) => {
    const left = NOT_OWN.reduce((rest, words) => rest.replace(words, ' '), withoutDenials(straighten(message), true));
    return OF_OWN_END.test(left) || isEarnest(left) || saysDark([left]);
  });

/** What a guess, a few words or somebody else's trouble heard by themselves. */
const NOT_OF_OWN_END = quick(
  /^(?:model$|denial|self\.(?:strain|weak|half-said)(?:[.-].*)?$|abuse\.|other\.|told\.not-me)/,
);

/** True where rules heard nothing of the writer's own end by themselves. */
export const isUnfounded = (rules: readonly string[]): boolean => rules.every((rule) => NOT_OF_OWN_END.test(rule));

const LEADS = '(?:(?:what|wtf|huh|lol|haha+|omg|omfg|god|oh|um+|er+|wait|ok|okay|sorry|well|eh|err|ew|jesus|wow)\\W+)*';
const NO = quickPattern(
  `^${LEADS}(?:no+|nah+|nope|naw|never|not at all|of course not|certainly not|absolutely not|god no|hell no)\\b(?! (?:idea|clue|one|words?|sleep|matter|reason|point|way out|hope|future|more)\\b)`,
  'i',
);
const SAID_NO = quick(
  /\bi(?:'?ve)? (?:already |just |literally )*(?:said|told (?:you|u)|answered|say)(?: you)? (?:no|that|it)\b|\bhow many times\b|\bwhat (?:would|do|did) i (?:use|need) (?:\w+ )?for what\b|\b(?:nobody|no ?one) (?:is|was|said|talked)\b.{0,20}\b(?:dying|suicide|suicidal|dead)\b/i,
);
/** No certain no, or one for now. */
const HEDGES = quick(
  /\b(?:except|apart from|unless|yet|today|tonight|right now|at the moment|for now|maybe|perhaps|sometimes|mostly|usually|not really|(?:don'?t|do not) think so|not exactly|dunno|idk|i (?:don'?t|do not) know(?! (?:what you|why you|how))|i (?:guess|suppose|hope|wish)|any ?more|not (?:a joke|joking|kidding)|mean it|leave me|whatever|too late|soon|no point|does(?:n'?t| not) matter|but i|but (?:sometimes|if|maybe|then)|would(?:n'?t| not) (?:do|ever)|not that bad|scared|afraid|never ?mind|forget it|what difference)\b/i,
);

const NOT_DARK = quick(
  /^(?:\W*(?:no|nah|oh|honestly|well|it'?s|its|really)\b[ ,.]*)*not (?:that|so|very|really|all that|too) (?:dark|bad|low)\b/i,
);

/** "Not that dark, I'm not going to do anything", to how dark it gets, with nothing that hedges it. English. */
export function saysNotDark(said: string): boolean {
  const straight = straighten(said).trim();
  if (!NOT_DARK.test(straight)) return false;
  const rest = straight.replace(NOT_DARK, ' ');
  return !HEDGES.test(rest) && !/\bbut\b/i.test(rest) && !mayMeanOwnDeath([rest]);
}

/** These ask of dying itself, and a bare no answers them. */
export const OF_DYING: readonly SafetyFlowState['pending'][] = ['q1', 'q2', 'check', 'dark', 'gathered'];
/** Beside one of these a no to a question is held to its own rules. */
export const HELD = [TAKEN, BLEEDS, WISHED, AT_AN_EDGE, PREPARED];

export interface Told {
  previousLevel: RiskLevel;
  assessment: { level: RiskLevel; rules: readonly string[] };
  text?: string;
  ownEnd?: boolean;
}

/** "You asked me that already. I told you no." English. */
export const saysSaidNo = (said: string): boolean => SAID_NO.test(straighten(said));

const OF_WHO_KNOWS = quick(
  /^\W*(?:no+|nah+|nope|naw)\W+(?:i(?:'?ve| have)?(?: not| never)?|i (?:haven'?t|have not|didn'?t|did not|won'?t|can'?t|couldn'?t)|(?:nobody|no ?one)(?:'?s| is| has)?|(?:s?he|they)(?:'?s| does| do| is| are|'?re)?(?: not|n'?t)?)(?: ever)? (?:said|say|told|tell|mention\w*|spok\w+|talk\w*|know\w*)\b(?! (?:that|so|it)\b(?! to))/i,
);

/** "No, I've not said anything to Carys": a no to who knows of it, and to nothing else. English. */
export const saysWhoKnows = (said: string): boolean => OF_WHO_KNOWS.test(straighten(said).trim());

/** A plain no, with whatever is told beside it, and nothing that hedges it. English. */
export function saysPlainNo(said: string): boolean {
  const text = straighten(said).trim();
  if (saysWhoKnows(text)) return false;
  const rest = withoutDenials(text, true);
  return (NO.test(text) || SAID_NO.test(text) || rest !== text) && !HEDGES.test(rest) && !mayMeanOwnDeath([rest, text]);
}

/**
 * True where a plain no to a question about dying ends what stands, at any level: nothing of one's own death was told in
 * this talk. English.
 */
export function endsAtOnce(
  flow: SafetyFlowState,
  question: SafetyFlowState['pending'],
  { previousLevel, assessment, text = '', ownEnd }: Told,
): boolean {
  if (ownEnd !== false || previousLevel < 2 || !OWN_LIFE.includes(flow.situation ?? 'suicide')) return false;
  if (isAdmitted(flow) || HELD.some((name) => flow.once.includes(name))) return false;
  if (!isUnfounded(assessment.rules) || !saysPlainNo(text)) return false;
  const straight = straighten(text).trim();
  const says = SAID_NO.test(straight) || withoutDenials(straight, true) !== straight;
  return OF_DYING.includes(question) || says;
}
