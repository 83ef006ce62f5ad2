import { quickPattern } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { saysDark } from './dark-words.ts';
import { asDistress } from './distress.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { withoutGuess } from './guess.ts';
import { careIn, isGoneAgain, KIN, plainOf, THEY } from './others-care.ts';
import { isOthersOver } from './others-care-reply.ts';
import { ofTheirSecret } from './others-secret.ts';
import { ownWordIn } from './own-word.ts';
import { AWAY, NOT_TONIGHT } from './own-word-marks.ts';
import type { Situation } from './safety-content.ts';
import { ofTheirTablets } from './their-tablets.ts';

// Why is this hard? A rule that hears an overdose does not hear whose it was, and one that hears a goodbye looks for a
// friend. Whoever tells of a brother is told to unlock the door, and whoever takes leave is asked if "they" are alone.

const TOOK = "(?:took|taken|takes|swallowed|overdosed|od'?d|drank|drunk|ate|eaten|necked|had|downed)";
const OF_ANOTHER = quickPattern(
  `\\b(?:${THEY}|who)(?:'s|s| has| had| have|'d)? (?:just |also |already |once )*${TOOK}\\b|\\b${THEY}(?:'s|s)? (?:an? )?overdose\\b`,
);
const OF_ONESELF =
  /\bi(?:'ve|ve| have| had|'d)? (?:just |also |already |only |think i |then )*(?:took|taken|swallowed|overdosed|od'?d|drank|ate|necked|had|downed)\b(?! (?:no|a (?:call|message|text|missed|patient|woman|man|lady|look|fright|shock)|him|her|them to|to))/i;
const CHILD =
  /\b(?:baby|toddler|little (?:one|girl|boy|brother|sister)|my (?:\w+ )?(?:son|daughter|girl|boy|kid|child|twins?)|\d ?(?:yo|year ?old)|granddaughter|grandson|niece|nephew)\b/i;
const OWN_OVERDOSE =
  /^(?:self\.overdose|told\.(?:taken|recent-pills|rises-suicide)|self\.(?:strain|weak|means|goodbye)|other\.|model$)|\.carried$|\.other$/;

const LONG_AGO =
  /\b(?:last (?:year|month|summer|winter|spring|autumn|christmas)|(?:years?|months?) ago|a while (?:ago|back)|when s?he was|back in|in 20\d\d|once before|years? before)\b/i;
const NOW_AGAIN =
  /\b(?:just (?:now|took|taken)|tonight|today|this (?:morning|evening|afternoon)|right now|an? hour ago|minutes ago|again (?:now|tonight|today)|won'?t wake|unconscious|breathing)\b/i;

/** "My brother took an overdose", "she drank the calpol": told of somebody else, whose it then is. English. */
function ofAnother(assessment: Assessment, text: string): Assessment {
  const plain = plainOf(text);
  const own = assessment.rules.some((rule) => /^(?:self\.overdose|told\.taken)/.test(rule));
  if (!own || !OF_ANOTHER.test(plain) || OF_ONESELF.test(plain)) return assessment;
  if (!assessment.rules.every((rule) => OWN_OVERDOSE.test(rule))) return assessment;
  const category = CHILD.test(plain) ? ('medical_emergency' as const) : ('third_party_risk' as const);
  // Told of last year, and worth asking about today.
  if (category === 'third_party_risk' && LONG_AGO.test(plain) && !NOW_AGAIN.test(plain))
    return { ...assessment, level: 2, category, categories: [category], rules: ['told.other-wish'] };
  const rules = assessment.rules.filter((rule) => !/^(?:self|told)\./.test(rule));
  return {
    ...assessment,
    category,
    categories: [category],
    rules:
      category === 'medical_emergency'
        ? ['told.child-swallowed']
        : ['other.overdose', ...rules.filter((rule) => rule !== 'other.overdose')],
  };
}

const SELF_OF_OTHER = /^self\..*\.other$|^model$|\.carried$|^self\.(?:strain|weak|ambiguous|no-life|goodbye)$/;
const ANYBODY = quickPattern(`\\b(?:s?he|they|him|her|them|his|their|s?hes|theyre|${KIN})\\b(?!'s \\w)`, 'i');
/** "I was going to take them all": whoever else is named, it is the writer who meant to. */
const I_MEANT =
  /\b(?:i (?:was (?:going|about) to|nearly|almost|wanted to|tried to|meant to|had planned to)|i'?m (?:going to|gonna)|(?:^|[.!?] )(?:going to|gonna|got)) (?:\w+ ){0,2}?(?:take|swallow|do it|jump|die|kill|end|cut|hang|use|\d+)\b/i;

/** "Goodbye everyone, thanks for listening", with nobody else in it: it is the writer who takes leave. English. */
function ofTheWriter(assessment: Assessment, texts: readonly string[], before: Situation | null): Assessment {
  const { category, rules: heard, level } = assessment;
  const other = heard.some((rule) => rule.endsWith('.other'));
  if (category !== 'third_party_risk' || level < 2 || !other || !heard.every((rule) => SELF_OF_OTHER.test(rule)))
    return assessment;
  const own = before === 'suicide' || before === 'self_harm';
  const text = straighten(texts.at(-1) ?? '');
  const mine = I_MEANT.test(text);
  if (!own && !mine && texts.some((one) => ANYBODY.test(straighten(one)))) return assessment;
  // What was meant and not done, and is in somebody else's hands by now, is no emergency of this minute.
  const passed = mine && PASSED.test(text) && ownWordIn(text).means === 'away';
  const as = level === 3 && !passed ? 'suicide_imminent' : 'suicide_passive';
  const rules = passed ? ['told.passed', ...assessment.rules] : assessment.rules;
  return { ...assessment, level: passed ? 2 : level, category: as, categories: [as], rules };
}
const PASSED = /\b(?:was (?:going|about) to|nearly|almost)\b/i;

const OF_THE_HOUSE = /^(?:abuse\.now|model$|self\.(?:strain|weak))|\.carried$/;
const IN_THE_HOUSE =
  /\b(?:upstairs|downstairs|at work|at home|home|in the (?:kitchen|house|garden|bath|next room|other room|living room)|next door|asleep|in bed|here)\b/i;
const ATTACK =
  /\b(?:hit\w*|hurt(?:s|ing)?|kill\w*|knife|gun|scared of (?:him|her)|afraid of|drunk|shout\w*|angry|beat\w*|threat\w*|smash\w*|lock\w*)\b/i;

const OF_A_SECRET = /^abuse\.(?:child|sexual-child)$/;
/** What the friend would do if it was told is to be cross, and nothing worse. */
const BREAKS_OFF =
  /\b(?:never|not|won'?t|stop) (?:ever )?(?:speak|talk|speaking|talking|forgive|trust|be(?:ing)? (?:my )?friends?)\b|\bhates? me\b|\bmade it up\b/i;

/** What was heard of a friend's danger and is carried on is still the friend's: "he is in his garage" names no attacker. English. */
function stillTheirs(assessment: Assessment, text: string, flow: SafetyFlowState | null): Assessment {
  const carried =
    assessment.rules.length > 0 &&
    assessment.rules.every((rule) => rule.endsWith('.carried') || (OF_A_SECRET.test(rule) && BREAKS_OFF.test(text)));
  if (
    !carried ||
    !['third_party', 'other_hurt'].includes(flow?.situation ?? '') ||
    assessment.category !== 'abuse_violence'
  )
    return assessment;
  if (AT_THE_WRITER.test(plainOf(text))) return assessment;
  const level = assessment.rules.some((rule) => OF_A_SECRET.test(rule)) ? 1 : assessment.level;
  return { ...assessment, level, category: 'third_party_risk', categories: ['third_party_risk'] };
}

/** "My mum is downstairs", told by who thinks of dying or fears for a friend: company, and no attacker. English. */
function ofTheHouse(assessment: Assessment, text: string, flow: SafetyFlowState | null): Assessment {
  const ofDying = flow?.situation === 'suicide' || flow?.situation === 'self_harm' || flow?.situation === 'third_party';
  const only =
    assessment.level === 3 &&
    assessment.rules.includes('abuse.now') &&
    assessment.rules.every((rule) => OF_THE_HOUSE.test(rule));
  if (!ofDying || !only || ATTACK.test(text) || !IN_THE_HOUSE.test(text)) return assessment;
  return asDistress(assessment);
}

const SAYS_DYING = quickPattern(
  `\\b${THEY}(?:'s|'re|s)? (?:just |now |has |have |is |are )*(?:say|says|said|saying|told|tells|text(?:s|ed)?|wrote|writes|messaged|sent|threat\\w+|want(?:s|ed)?|going|gonna)\\b[^.!?]{0,40}\\b(?:die|kill (?:him|her|them)sel\\w+|end (?:it|(?:his|her|their) life)|jump|hang|drown|overdose|suicide)\\b`,
  'i',
);

const OF_THREAT = /^(?:abuse\.|model$|other\.|told\.|self\.(?:strain|weak))|\.(?:carried|other)$/;
const OF_THEMSELVES =
  /\b(?:kill|hurt|stab|cut|harm|hang|shoot|do something to) (?:him|her|them)sel(?:f|ves)\b|\b(?:end|take) (?:his|her|their) (?:own )?life\b/;
const AT_THE_WRITER =
  /\b(?:kill|hurt|stab|hit|shoot|cut|burn)(?:s|ed|ing)? (?:me|us|the kids|my \w+)\b|\bat me\b|\bscared of (?:him|her)\b|\blet me (?:go|out|leave)\b/;

/** "My wife says she will kill herself, she has the knife": a danger to her, and no blow at the writer. English. */
function ofThemselves(assessment: Assessment, text: string): Assessment {
  const plain = plainOf(text);
  const only =
    assessment.level >= 2 &&
    assessment.category === 'abuse_violence' &&
    assessment.rules.every((rule) => OF_THREAT.test(rule));
  const dying = OF_THEMSELVES.test(plain) && SAYS_DYING.test(plain);
  if (!only || !(dying || NOTHING_LEFT.test(plain)) || AT_THE_WRITER.test(plain)) return assessment;
  return { ...assessment, category: 'third_party_risk', categories: ['third_party_risk'], rules: ['told.other-dying'] };
}

/** "He says he has a gun and nothing left": his own life, and nobody's fear of him. */
const NOTHING_LEFT =
  /\b(?:nothing left|nothing to live for|no reason to (?:live|go on|be here)|do(?:es)?n'?t want to (?:live|be here|go on)|wants? to die|can'?t go on)\b/i;

const OF_MEANS = /^(?:self\.(?:means|strain|weak|ambiguous)|model$)|\.carried$/;
const TREATMENT =
  /\b(?:pills|tablets|meds|medicines?|medication)\b[^.!?]{0,30}\b(?:to take|i take|i'?m on|prescribed|for (?:my|the|an?)) [^.!?]{0,20}\b(?:transplant|heart|blood pressure|diabet\w+|epilep\w+|thyroid|hiv|ms|kidneys?|liver|asthma|arthritis|migraines?|cholesterol|cancer|chemo|allerg\w+|infection|parkinson\w*|lupus|crohn\w*|condition|illness)\b/i;

const OF_TAKING = /^(?:self\.(?:means|take-plan|strain|weak|ambiguous)|model$)|\.carried$/;
/** An illness with tablets of its own, told of anywhere in the talk. */
const ILLNESS =
  /\b(?:diabet\w*|blood sugar|blood pressure|pressure tablets|hypertension|hiv|arvs?|antiretroviral\w*|epilep\w*|tuberculosis|thyroid|cholesterol|transplant|dialysis|chemo\w*|the clinic)\b/i;
/** A plain word that they are taken as they are meant to be. */
const AS_MEANT =
  /\b(?:i (?:will|'ll|am|'m going to|want to|shall) )?(?:take|taking|swallow\w*) (?:the|my|these|those)?\s?(?:\w+ )?(?:tablets?|pills?|medicines?|medication|meds|dawa)\b|\b(?:the|my) (?:tablets?|pills?|medicines?|meds) i(?: am|'m| will|'ll)? (?:take|taking|swallow\w*)\b/i;
const TOO_MANY =
  /\b(?:all|enough|saved?|saving|at once|tonight|end|too many|more than|overdos\w*|whole|every|box|bottle|packet|handful|double|twice|alcohol|wine|beer|vodka|sleep|peace|gone|over|\d{2,})\b/i;

/**
 * "So many pills to take for my transplant", and "I will take the tablets" by whoever told of an illness: a burden or a
 * duty of every day. English.
 */
function ofTreatment(assessment: Assessment, texts: readonly string[]): Assessment {
  const text = texts.at(-1) ?? '';
  if (assessment.level < 2 || saysDark([text])) return assessment;
  const only = assessment.rules.every((rule) => OF_MEANS.test(rule));
  if (only && TREATMENT.test(text) && !/\b(?:all|enough|saved?|at once|tonight|end)\b/i.test(text))
    return asDistress(assessment);
  const taken = assessment.rules.every((rule) => OF_TAKING.test(rule));
  const meant = taken && AS_MEANT.test(straighten(text)) && !TOO_MANY.test(text);
  return meant && texts.some((one) => ILLNESS.test(one)) && !saysDark(texts) ? asDistress(assessment) : assessment;
}

/** "My friend locked herself in, she says she will die tonight": told outright, whatever only the model heard. English. */
function toldOfThem(assessment: Assessment, text: string): Assessment {
  const guess = assessment.level === 3 && assessment.rules[0] === 'model' && assessment.category === 'third_party_risk';
  const told = SAYS_DYING.test(plainOf(text)) || assessment.rules.some((rule) => TOLD_OF_THEM.test(rule));
  if (!guess || !told || OF_STORIES.test(text)) return assessment;
  return { ...assessment, rules: ['told.other-dying', ...withoutGuess(assessment.rules)] };
}
/** A leave or a wish of theirs, told in so many words (friend.yaml, friend-asks.yaml). */
const TOLD_OF_THEM = /^told\.(?:posts-goodbye|other-wish|other-dying)$/;
const OF_STORIES =
  /\b(?:film|movie|series|episode|novel|book|story|song|play|game|character|patients?|years? ago|last (?:year|month)|used to|when (?:i|he|she) was)\b/i;

const OF_OTHERS_PAST =
  /^(?:model$|other\.|told\.(?:rises-(?:third_party|suicide)|child-swallowed|taken|their-|no-need|veiled-other)|self\.(?:strain|weak|goodbye|overdose|ambiguous)|abuse\.now|medical\.)|\.carried$|\.other$/;

/** Something about the writer's own life beside it. */
const OWN_DANGER =
  /\bi(?:'?m| am|'?d| would|'?ve| have|'?ll| will)? (?:\w+ ){0,3}?(?:die|dead|kill myself|end it|follow (?:him|her)|join (?:him|her)|took|swallowed|not want to (?:be|live))\b/i;

/** "Back home, and I found a rope": nobody is past danger with that. */
const FOUND = /\b(?:found|find)\b[^.!?]{0,40}\b(?:rope|noose|tablets|pills|razor|blades?|letters?)\b/i;

const OF_MEDICS = /\b(?:hospital|ward|icu|a ?& ?e|ambulance|paramedics?|doctors?|drip|alive)\b/i;
const saysOwnDark = (text: string): boolean =>
  text
    .split(/[.!?;,\n]+/)
    .some(
      (part) =>
        /\bi\b/i.test(part) &&
        saysDark([part]) &&
        !/\bi (?:found|saw|heard|rang|called|thought (?:s?he|they))\b/i.test(part),
    );

/**
 * Whoever was in danger is with people who help, is past help, or it is known already: what this message says of it
 * raises nothing. A new danger, of theirs or the writer's own, is heard as ever. English.
 *
 * @param known it was told before in this talk that they are in care
 */
function pastDanger(assessment: Assessment, text: string, known: boolean): Assessment {
  if (OWN_DANGER.test(straighten(text)) || saysOwnDark(text) || FOUND.test(text)) return assessment;
  if (!assessment.rules.every((rule) => OF_OTHERS_PAST.test(rule))) return assessment;
  const care = careIn(text);
  const over = care === 'in-care' || care === 'well' || care === 'died' || care === 'mine';
  if (assessment.level < 2)
    return over ? { ...assessment, ask: false, rules: withoutGuess(assessment.rules) } : assessment;
  if (isGoneAgain(text) || (!over && !known)) return assessment;
  const ofOther = assessment.category === 'third_party_risk' || assessment.category === 'medical_emergency';
  // Told first when it is over already: it is still somebody who was nearly lost.
  if (!ofOther && care === 'in-care' && /^suicide/.test(assessment.category) && OF_MEDICS.test(text))
    return { ...assessment, level: 2, category: 'third_party_risk', categories: ['third_party_risk'] };
  if (care === 'died' || !ofOther) return asDistress(assessment);
  return { ...assessment, level: 2 };
}

const BY_CONTEXT = /^self\.means|^told\.rises-suicide$|^model$|\.carried$|^self\.(?:strain|weak)$/;
const NAMES_MEANS = /\b(?:pills?|tablets?|meds|medicines?|kni(?:fe|ves)|guns?|rope|blades?|razors?|hose|poison)\b/i;

/** What was handed over or put away is not in reach because an earlier message named it. English. */
function putAway(assessment: Assessment, text: string, flow: SafetyFlowState | null): Assessment {
  const settled =
    flow?.safe === true || flow?.once.includes(AWAY) === true || flow?.once.includes(NOT_TONIGHT) === true;
  const own = ownWordIn(text);
  if (
    assessment.level < 3 ||
    !(settled || (own.means === 'away' && /\b(?:s?he|mum|mom|dad)\b/i.test(text))) ||
    !assessment.rules.every((rule) => BY_CONTEXT.test(rule))
  )
    return assessment;
  if (
    own.means === 'near' ||
    (NAMES_MEANS.test(text) && own.means !== 'away' && !own.notTonight && own.offers === null)
  )
    return assessment;
  return asDistress(assessment);
}

const THROWS =
  /\b(?:throws?|threw|throwing|smash\w*|slams?|slammed|breaks?|kicks?|punch\w*)\b[^.!?]{0,40}\b(?:pans?|plates?|staplers?|phones?|chairs?|things|stuff|doors?|cups?|mugs?|papers?|walls?|pens?|files?|keyboards?|tools?|spanners?|laptops?|trays?)\b/i;
const NOT_AT =
  /\b(?:not|never|isn'?t|wasn'?t) (?:ever )?(?:at|towards?|near|on) (?:people|anyone|anybody|me|us|a person|staff|the staff|someone)\b/i;
const OF_TEMPER =
  /^(?:model$|abuse\.(?:hit|now|fear|thrown)|told\.thrown|self\.(?:strain|weak)|other\.abused|others?\.)|\.carried$/;
const AT_HOME =
  /\b(?:my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|mum|mother|stepdad|ex)|at home|the kids|kill|hit me|knife|gun)\b/i;

/** "He throws pans, not at people": a temper at work, and nobody's plan to hurt. English. */
function ofATemper(assessment: Assessment, texts: readonly string[]): Assessment {
  const text = straighten(texts.at(-1) ?? '');
  if (assessment.level < 2 || !assessment.rules.every((rule) => OF_TEMPER.test(rule))) return assessment;
  if (!THROWS.test(text) || !NOT_AT.test(text) || texts.some((one) => AT_HOME.test(one))) return assessment;
  return asDistress(assessment);
}

/**
 * Whose danger it is that was heard, and whether it is over: an overdose of somebody else's, a leave of one's own, a
 * person who is looked after by now, means that were put away. English.
 *
 * @param texts the talk so far, this message last
 */
export function whoseDanger(
  assessment: Assessment,
  texts: readonly string[],
  flow: SafetyFlowState | null,
): Assessment {
  if (assessment.level === 0) return assessment;
  const text = texts.at(-1) ?? '';
  const theirs = ofTheWriter(
    ofAnother(ofTreatment(ofThemselves(ofTheirTablets(assessment, text), text), texts), text),
    texts,
    flow?.situation ?? null,
  );
  const kept = ofTheirSecret(toldOfThem(theirs, text), text, flow);
  const heard = pastDanger(stillTheirs(kept, text, flow), text, isOthersOver(flow));
  return ofTheHouse(putAway(ofATemper(heard, texts), text, flow), text, flow);
}
