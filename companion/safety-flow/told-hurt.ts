import { quick } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { saysDark } from './dark-words.ts';
import { withoutDenials } from './denials.ts';
import { isEarnest } from './earnest.ts';
import { asGuess } from './guess.ts';
import { CALM } from './hints.ts';

// Why is this hard? "If he finds out he's gonna think I'm making fun of him" is a classmate's opinion, and "if he finds
// out he's gonna lose it" a home in fear. A rule over a few words hears one thing in both. What sets them apart is
// whether anything that hurts, threatens or binds was told at all, and that is looked for widely.

/** A blow, a threat, a fear of somebody, a life kept under watch. */
const HURT =
  /\b(?:hits?|hitting|beat(?:s|en|ing)?|punch\w*|slap\w*|smack\w*|kick(?:s|ed|ing)? (?:me|us|off|the)|push(?:es|ed|ing)?|shov\w+|grab\w*|chok\w+|strangl\w+|throttl\w*|throat|neck|burn(?:s|ed|t|ing)?|thr(?:ew|ows?|owing)|bruis\w*|bleed\w*|blood|black eye|swollen|hurt(?:s|ing)?|harm\w*|kill\w*|murder\w*|stab\w*|kni(?:fe|ves)|guns?|weapons?|belt|threat\w*|rap(?:e|ed|es|ing)|forc(?:e|ed|es|ing)|touch(?:es|ed|ing)? (?:me|my|her|him)|mak(?:e|es|ing) me\b(?! (?:laugh|smile|happy|feel|proud|think|look|want))|(?:scared|afraid|frightened|terrified|fear) of (?:him|her|them|what (?:he|she|they)|my \w+|going home|home)|flinch\w*|eggshells|outside (?:my|the) (?:door|house|window|work)|drunk|drink(?:s|ing)|lock\w*|hid(?:e|es|ing|den)?|whisper\w*|trapp\w+|escap\w+|leav(?:e|es|ing) (?:him|her)|left him|can'?t leave|let(?:s|ting)? me (?:go|out|leave|see|have)|allow\w*|follow(?:s|ed|ing)? (?:me|us)|stalk\w*|track(?:s|ed|ing)?|(?:checks?|reads?|takes?|took|smash\w*|broke) my|control\w*|scream\w*|shout\w*|yell\w*|anger|angry|furious|rage\w*|temper|mad\b|mental\b|lose it|los(?:es|t) it|snap(?:s|ped)?|flips?|explod\w+|kicks? off|go(?:es|ing)? off (?:on|at)|smash\w*|grip(?:s|ped)?|pinned|held me|holds? me|spit\w*|spat|secret|our secret|not to tell|pay for it|regret it|consequences|punish\w*|violen\w*|abus\w*|assault\w*|attack\w*|hostage|restrain\w*|my (?:husband|wife|partner|ex|stepdad|stepfather|stepmum|boyfriend|girlfriend|dad|father|uncle)|police|refuge|women'?s aid|safe ?house|social services|run away|nowhere to go|find(?:s|ing)? me|com(?:e|es|ing) (?:after|for|to find) (?:me|us))\b/i;

/**
 * True where these messages tell of anything that hurts, threatens or binds, or of a home where it could; what is denied
 * in them is not told. English.
 */
export const tellsOfHurt = (texts: readonly string[]): boolean =>
  texts.some((text) => HURT.test(straighten(withoutDenials(text, true))));

/** A blow, a threat, a person who is feared or who holds somebody in: said outright, and no lock, visit or row alone. */
const HARM_OUTRIGHT =
  /\b(?:(?:keeps?|has|holds?|took) my (?:bank card|card|wages|passport|phone|keys|money)|gets? (?:in a mood|angry|funny|mad|jealous) if i|(?:in|into) (?:my|our) faces?\b|hits?|hitting|beat(?:s|en|ing)?|punch\w*|slap\w*|smack\w*|kick(?:s|ed|ing)? (?:me|us|my|the door)|shov\w+|push(?:es|ed|ing)? (?:me|us|my)|grab\w*|chok\w+|strangl\w+|throat|bruis\w*|bleed\w*|black eye|pinned|drag(?:s|ged)|hurt(?:s|ing)? (?:me|us|my|him|her|them)|harm\w*|kill\w*|stab\w*|kni(?:fe|ves)|guns?|weapons?|belt|threat\w*|rap(?:e|ed|es|ing)|touch(?:es|ed|ing)? me|forc(?:e|ed|es|ing) me|(?:scared|afraid|frightened|terrified|fear) (?:of|for) (?!(?:the|a|heights|flying|being)\b)|(?:i'?m|i am|so|really|very|too) (?:scared|afraid|frightened|terrified)|eggshells|drunk|drinking|(?:won'?t|wont|wouldn'?t|doesn'?t|didn'?t|never|not) (?:let|allow\w*) (?:me|us)|lock(?:s|ed|ing)? (?:me|us) (?:in|up|away)\b|(?:step\w+|husband|boyfriend|partner|wife|girlfriend|ex|fianc\w+)(?:'s| has)? (?:\w+ )?(?:locked|shut) (?:me|us) out|can'?t (?:leave|get (?:out|away))|scream\w*|shout\w*|yell\w*|furious|rage|raging|temper|smash\w*|throw(?:s|ing)? (?:things|stuff|plates?)|violen\w*|abus\w*|assault\w*|attack\w*|stalk\w*|follow(?:s|ed|ing) (?:me|us)|no food|nothing to eat|(?:in|out in) the (?:snow|cold|rain|dark)|punish\w*|my name|(?:up|on) the stairs)\b/i;
/** Who shouts at a match, a screen or a machine shouts at nobody. */
const AT_A_THING = quick(
  /\b(?:scream|shout|yell)\w* at (?:the|his|her|that|this|a) (?:\w+ )?(?:telly|tv|television|cricket|football|rugby|match|game|ref\w*|printer|computer|laptop|screen|radio|dog|news|satnav|phone|dishwasher|horse|box)\b/gi,
);

/** True where harm by somebody is told outright; a locked door, a row or a relative alone is none. What is denied is not told. English. */
export const tellsOfHarm = (texts: readonly string[]): boolean =>
  texts.some((text) => HARM_OUTRIGHT.test(straighten(withoutDenials(text, true)).replace(AT_A_THING, ' ')));

const FEARS = quick(/\b(?:scar(?:ed|es|ing|y)|afraid|frighten\w*|fear\w*|terrif\w*|worse)\b/i);
/** Somebody one sees in a class or at work, and does not live with. */
const OF_A_PEER = quick(
  /\b(?:class\w*|school|year ?\d+|yr ?\d+|maths|teacher|teammate|team|crush|fancy|like (?:him|her)|friends?|mate|colleague|co-?workers?|boss|manager|customer|neighbour|choir|club|band)\b/i,
);
const SAYS_SAFE = quick(
  /\b(?:no ?one|nobody)(?:'?s| is| has)? (?:ever )?(?:hurting|hurt|hurts|threatening|abusing|hitting) (?:me|us|anyone)\b|\b(?:i'?m|i am) not (?:being hurt|in (?:any )?danger|being abused|being hit)\b/i,
);

/** What a few words raise by themselves. */
export const WEAK_ABUSE = quick(
  /^(?:abuse\.(?:now|hit|fear|threat)|model$|self\.(?:strain|weak|gathered)(?:[.-]|$)|.*\.carried$)/,
);

/** What was put together from halves, or heard in a door that is shut: a child alone, somebody held in or out. */
export const WEAK_SIGN = quick(/^told\.(?:child-alone|locked)$/);

const MINDS = quick(
  /\b(?:if|when|once|before) (?:he|she|they|\w+) (?:ever )?(?:finds? out|sees?|knows?|hears?|notices?|reali[sz]es|figures? it out|clocks)\b/i,
);
const BABY = quick(
  /\b(?:bab(?:y|ies)|newborn|(?:weeks?|months?|wks?|mths?) old|\d+ ?(?:weeks?|wks?|months?)\b|feeds?|feeding|toddler|nappy|nappies|crib|cot|breast\w*|bottle|puppy|kitten|cub|parrot|monkey)\b/i,
);
const TINY_GRIP = quick(
  /\b(?:fists?|hands?|fingers?|grip|claws?|paws?)\b.{0,24}\b(?:collar|finger|thumb|hair|shirt|jumper|top|necklace|ear|beard|chest|sleeve|glasses|nose|cardigan)\b|\b(?:holds?|holding|grabs?|grabbing|grabbed|pulls?|pulling|clutch\w*|grips?|gripping|bit(?:es|ing)?) (?:on to |onto |at |hold of )?my (?:collar|finger|thumb|hair|shirt|jumper|top|necklace|ear|beard|sleeve|glasses|nose|cardigan)\b|\b(?:collar|finger|thumb|hair|shirt|jumper|top|necklace|ear|beard|sleeve|glasses|nose)\b.{0,12}\b(?:with|in) (?:his|her|their|its) (?:\w+ )?(?:fists?|hands?|fingers)\b/i,
);
const OTHER_BLOW = quick(
  /\b(?:husband|boyfriend|partner|ex|dad|stepdad|punch\w*|slap\w*|kick\w*|hits? me|chok\w+|throat|neck|bruis\w*|scared of|afraid of|threat\w*|kill|knife|drunk)\b/i,
);
const CONFUSED = quick(
  /\b(?:dementia|alzheimer\w*|confus\w+|care (?:home|ward)|nursing home|ward|residents?|patients?|(?:old )?gentleman|old (?:lady|man|boy|dear)|my (?:nan|gran|grandma|grandad|grandpa|granny))\b/i,
);
const TAKEN_FOR = quick(
  /\b(?:thinks?|thought|believes?|convinced|calls?|calling|mistakes?|takes?)\b.{0,20}\b(?:i'?m|i am|me|i was)\b/i,
);

const isTinyGrip = (texts: readonly string[]): boolean =>
  TINY_GRIP.test(texts.at(-1) ?? '') && BABY.test(texts.join(' ')) && !OTHER_BLOW.test(texts.join(' '));

/** The signs of a message, without those of being held where it is a baby that holds. English. */
export const withoutTinyGrip = (names: ReadonlySet<string>, texts: readonly string[]): ReadonlySet<string> =>
  isTinyGrip(texts) ? new Set([...names].filter((name) => !/^sign\.2\.abuse_violence\./.test(name))) : names;

/**
 * What a rule over a few words, or the model alone, took for violence where nothing that hurts was told in this talk:
 * a baby's grip, a patient who takes one for a daughter, what a classmate may think. English.
 *
 * @param texts the talk so far, this message last
 */
export function withoutWeakAbuse(assessment: Assessment, texts: readonly string[]): Assessment {
  const text = texts.at(-1) ?? '';
  const weak = assessment.rules.length > 0 && assessment.rules.every((rule) => WEAK_ABUSE.test(rule));
  if (!weak || assessment.level === 0 || saysDark([text])) return assessment;
  const all = texts.join(' ');
  if (isTinyGrip(texts)) return { ...assessment, ...CALM };
  if (tellsOfHurt(texts)) return assessment;
  const ofViolence = assessment.category === 'abuse_violence' || assessment.rules.some((rule) => /^abuse\./.test(rule));
  if (TAKEN_FOR.test(text) && CONFUSED.test(all) && assessment.level <= 2 && assessment.rules.includes('model'))
    return { ...assessment, ...CALM };
  const rest = withoutDenials(text, true);
  if (SAYS_SAFE.test(text) && !SAYS_SAFE.test(rest) && !isEarnest(rest)) return { ...assessment, ...CALM };
  if (!ofViolence || !MINDS.test(text)) return assessment;
  if (!FEARS.test(all)) return { ...assessment, ...CALM };
  // Afraid of what somebody in the same class will think: one question, and any no to it is the end of it.
  return OF_A_PEER.test(all) ? asGuess({ ...assessment, level: 2 }) : assessment;
}
