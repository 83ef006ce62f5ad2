import { quick } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { asDistress } from './distress.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { withoutGuess } from './guess.ts';

// Why is this hard? "My mum gets drunk and screams at us" is told of most weekends, and the script for an attack of this
// minute is for somebody behind a locked door. "Everyone tells me to kill myself" is a cruelty of others, and asks for no
// way. "For weeks now" names no hour, and a cut that heals is no wound of this minute. The danger stays one; only how near
// it is, and whose words they are, is read here.

const NOW_ONLY = quick(/^(?:abuse\.(?:now|hit)$|model$|self\.(?:strain|weak)$)/);
const OF_HABIT = quick(
  /\b(?:gets?|always|usually|often|sometimes|whenever|every (?:day|night|week|weekend|time|friday)|most (?:days|nights)|when (?:he|she|they)(?:'?s| is| are|'ve| has| have)? (?:drunk|been|had|angry|stressed|drinks|starts?)|(?:won'?t|doesn'?t|never) lets? me|not allowed|reads? (?:all )?my|checks? (?:all )?my|tracks? my|controls?|decides)\b/i,
);
const OF_THIS_MINUTE = quick(
  /\b(?:now|tonight|right|just|outside|upstairs|downstairs|door|lock\w*|hid\w*|help|knife|gun|weapon|kill\w*|coming|here|bleed\w*|blood|hit\w*|chok\w*|strang\w*|throat|i'?m (?:so |really |very )?(?:scared|afraid|terrified)|please|police|999|911|smash\w*|started|again|won'?t stop)\b/i,
);

/** Told of every weekend, with nothing of this minute beside it: level 2. */
function ofHabit(assessment: Assessment, text: string): Assessment {
  const { level, rules } = assessment;
  if (level !== 3 || !rules.includes('abuse.now') || !rules.every((rule) => NOW_ONLY.test(rule))) return assessment;
  return OF_HABIT.test(text) && !OF_THIS_MINUTE.test(text) ? { ...assessment, level: 2 } : assessment;
}

const SLEPT_OUT = quick(
  /\b(?:slept|had to sleep|spent the (?:whole )?night|sat all night)\b[^.!?]{0,30}\b(?:stairs?|staircase|stairwell|hall(?:way)?|corridor|landing|porch|car|street|garden|bench|outside|shed|floor|park)\b/i,
);
const STILL_OUT = quick(
  /\b(?:now|tonight|right now|still|knife|gun|weapon|kill\w*|bleed\w*|hit|hits|hitting|chok\w*|strang\w*|help me|police|999|911|freezing|he'?s (?:here|outside|coming|drunk))\b/i,
);

/** "He locked me out and I slept on the stairs": a night that is over, and no danger of this minute. Level 2. */
function ofANight(assessment: Assessment, text: string): Assessment {
  const { level, rules } = assessment;
  if (
    level !== 3 ||
    !rules.includes('abuse.now') ||
    !rules.every((rule) => NOW_ONLY.test(rule) || rule.startsWith('told.'))
  )
    return assessment;
  if (!SLEPT_OUT.test(text) || STILL_OUT.test(text)) return assessment;
  return { ...assessment, level: 2, rules: ['told.locked-out', ...withoutGuess(rules)] };
}

const TOLD_TO = quick(
  /\b(?:tell|tells|told|telling|say|says|said|saying|text|texted|messaged|commented|writes?|wrote)(?: me| to me)?(?: that)?(?: to| i should| i had better)? (?:just |go )?(?:and )?(?:kill myself|die|kms|k\.?m\.?s|end (?:it|my life)|hang myself)\b/i,
);
const OF_WORDS = quick(/^(?:model$|self\.(?:kill|method|strain|weak|ambiguous|wish-dead|goodbye)|other\.)/);
const OWN_WISH = quick(
  /\bi(?:'?m| am| do|'ve|'d)? (?:\w+ ){0,2}?(?:want|will|going to|gonna|might|should|agree|believe|think (?:about|of|they)|feel like|plan)\b|\bthey'?re right\b|\b(?:voices?|brain|mind|head|part of me|thoughts?)\b/i,
);

/** "They tell me to kill myself": asked about, and no way is asked for. */
function toldTo(assessment: Assessment, text: string): Assessment {
  const ofLife = assessment.category.startsWith('suicide') && assessment.rules.every((rule) => OF_WORDS.test(rule));
  if (assessment.level < 2 || !ofLife || !TOLD_TO.test(text) || OWN_WISH.test(text.replace(TOLD_TO, ' ')))
    return assessment;
  return { ...assessment, level: 2, category: 'suicide_passive', categories: ['suicide_passive'] };
}

const RAPED = quick(
  /\b(?:raped?|assaulted|sexually|had sex with me|forced (?:himself|me)|(?:makes?|made|forces?|forcing|wants) me (?:to )?have sex|sex when i (?:don'?t|didn'?t|do not))\b/i,
);
const OF_YOUTH = quick(
  /\b(?:i'?m (?:only )?(?:[89]|1[0-7])\b|when i was (?:\w+ )?(?:[3-9]|1[0-7]|little|young|small|a (?:kid|child))|year (?:[7-9]|1[0-3])|school|teacher|coach|stepdad|my (?:dad|father|uncle|brother|grandad|mum|mom|cousin)|child\w*|homework)\b/i,
);

/** A rape told by somebody who says nothing of being a child: no teacher and no child line. */
function ofTheGrown(assessment: Assessment, talk: readonly string[]): Assessment {
  const text = talk.at(-1) ?? '';
  if (!RAPED.test(text) || talk.some((one) => OF_YOUTH.test(straighten(one)))) return assessment;
  return {
    ...assessment,
    rules: assessment.rules.map((rule) => (rule === 'abuse.sexual-child' ? 'abuse.sexual' : rule)),
  };
}

/** A span up to today, a habit of thought, or that it is not now: the "now" in it names no hour. */
const NOW_OF_A_SPAN = quick(
  /\b(?:(?:for|over|been|since|in|the last|the past) )?(?:(?:a|an|\w+) )?(?:couple of |few )?(?:days|weeks|months|years|while|ages|long time|long) now\b|\bnow and (?:then|again)\b|\b(?:not|isn'?t|no) (?:right )?now\b|\b(?:by|until|till|up to|before) now\b/gi,
);
const OF_THE_HOUR = quick(
  /\b(?:tonight|now|today|soon|this (?:evening|night|afternoon|morning|week\w*)|tomorrow|later|in (?:a|an|the) (?:minute|bit|few|hour)|when (?:i|they|he|she|everyone)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|about to|going to|gonna|plan\w*|pills?|tablets|rope|gun|knife|bridge|roof|goodbye|letters?)\b/i,
);
const OF_A_THOUGHT = quick(/^(?:model$|self\.(?:kill-soon|kill|wish-dead|no-life|strain|weak|ambiguous)$)/);

/** "I've thought about killing myself for weeks now": no hour is named, and it is asked for. Level 2. */
function ofWeeks(assessment: Assessment, text: string): Assessment {
  const { level, rules } = assessment;
  if (level !== 3 || !rules.includes('self.kill-soon') || !rules.every((rule) => OF_A_THOUGHT.test(rule)))
    return assessment;
  const left = text.replace(NOW_OF_A_SPAN, ' ');
  if (left === text || OF_THE_HOUR.test(left)) return assessment;
  return { ...assessment, level: 2, category: 'suicide_active', categories: ['suicide_active'] };
}

const MEANT_TO = quick(
  /\bi (?:had |have |was |really |just |even |only )*(?:thought (?:about|of)|thinking (?:about|of)|(?:was )?(?:going|about) to|nearly|almost|wanted to|considered) (?:just )?(?:tak(?:e|ing)|took|swallow(?:ing|ed)?|us(?:e|ing)|do(?:ing)?|jump(?:ing|ed)?|hang(?:ing)?|end(?:ing)?) (?:all|the lot|every(?:thing)?|it|them|off|in|myself|my life|the (?:pills|tablets|rope|whole))\b/i,
);
const STOPPED = quick(
  /\b(?:but )?i (?:didn'?t|did not|couldn'?t|stopped(?: myself)?|put (?:them|it|the \w+) (?:back|away|down)|walked away|changed my mind)\b/i,
);
const OF_A_GUESS = quick(/^(?:model$|self\.(?:kill|strain|weak|ambiguous|means|wish-dead)$|told\.)/);

/** "I thought about taking all of them. I didn't, I put them back": a thought with its way, and no guess of one. */
function stoppedInTime(assessment: Assessment, text: string): Assessment {
  const { level, rules } = assessment;
  if (level < 1 || level > 2 || !rules.every((rule) => OF_A_GUESS.test(rule))) return assessment;
  if (!MEANT_TO.test(text) || !STOPPED.test(text) || /^(?:third|abuse|eat)/.test(assessment.category))
    return assessment;
  return {
    ...assessment,
    level: 2,
    category: 'suicide_active',
    categories: ['suicide_active'],
    rules: ['told.stopped', ...rules],
  };
}

const SLEEPS_FOR_GOOD = quick(
  /\b(?:go(?:ing)?|fall(?:ing)?|drift(?:ing)?|get(?:ting)?) (?:off )?to sleep and (?:that (?:being|would be|'?s|is) it|not (?:wak\w+|com\w+ back)|never (?:wak\w+|hav\w+ to)|it (?:being|would be) over|just (?:not|stay\w*))\b|\bsleep and that(?:'s| being| would be) it\b/i,
);

/** "Going to sleep and that being it": a wish said outright, and no guess of one. */
function asWish(assessment: Assessment, text: string): Assessment {
  const { level, rules } = assessment;
  if (!SLEEPS_FOR_GOOD.test(text) || level > 2 || !rules.every((rule) => OF_A_GUESS.test(rule))) return assessment;
  return {
    ...assessment,
    level: 2,
    category: 'suicide_passive',
    categories: ['suicide_passive'],
    rules: ['told.veiled-wish', ...withoutGuess(rules)],
  };
}

const TOOK = quick(
  /^(?:self\.(?:overdose|attempt-recent|attempt|strain|weak|kill)|told\.(?:taken|recent-pills)|other\.overdose|abuse\.hit|model)$/,
);
const SENT_HOME = quick(
  /\b(?:let me (?:out|go home)|discharged|sent me home|(?:came|come|got|home|back|out) (?:home |back |out )?(?:from|of) (?:the )?(?:hospital|ward|unit)|(?:was|been|spent|kept me) (?:\w+ ){0,4}?(?:in|on) (?:the |a )?(?:hospital|ward|unit|a ?& ?e|intensive care))\b/i,
);
const OF_NOW = quick(
  /\b(?:again (?:today|tonight|now|just)|(?:an hour|minutes?|hours?) ago|just (?:took|taken|now)|tonight|this (?:morning|evening|afternoon)|right now)\b/i,
);

/** Last week's overdose, with the hospital behind them: as near as it is, no packet is looked for and no ambulance sent. */
function afterHospital(assessment: Assessment, text: string): Assessment {
  const { level, rules } = assessment;
  if (level < 2 || !rules.every((rule) => TOOK.test(rule)) || !SENT_HOME.test(text) || OF_NOW.test(text))
    return assessment;
  if (!rules.some((rule) => /overdose|attempt|told\./.test(rule))) return assessment;
  return { ...assessment, rules: ['told.treated'] };
}

const OF_A_WOUND = quick(
  /^(?:model$|self\.(?:harm|strain|weak|bleeding)$|told\.(?:cuts-again|did-again|scratches)$)|\.carried$/,
);
const HEALS = quick(
  /\b(?:(?:not|isn'?t|aren'?t|wasn'?t|nothing) (?:\w+ )?(?:deep|serious|bad|bleeding(?: any ?more| now)?)|heal(?:s|ing|ed)|scabb(?:ed|ing)|stopped bleeding|(?:only|just) (?:a )?(?:scratch(?:es)?|surface|shallow)|superficial|shallow)\b/i,
);
const STILL_BLEEDS = quick(
  /\b(?:won'?t stop|(?:still|keeps?|is|it'?s) bleeding|a lot of blood|so much blood|soak\w*|gap\w+|infect\w*|pus|(?:too|quite|pretty|really|very|one (?:is|was)) deep|stitch\w*|dizzy|faint\w*|cold|vein|artery|die|dead|kill|tonight|pills?|tablets)\b/i,
);

const NOT_TO_DIE = quick(
  /\b(?:not|n'?t|never) (?:\w+ ){0,3}?(?:suicidal|want(?:ed|ing)? to die|trying to (?:die|kill myself)|about (?:dying|killing myself|wanting to die))\b/i,
);

/** "It's not deep, it's healing", after a cut was told: nothing that has to be pressed now. Level 2. */
function ofAWoundThatHeals(assessment: Assessment, text: string): Assessment {
  const { level, category, rules } = assessment;
  const ofHarm = category === 'self_harm' || (category.startsWith('suicide') && NOT_TO_DIE.test(text));
  if (level !== 3 || !ofHarm || !rules.every((rule) => OF_A_WOUND.test(rule))) return assessment;
  const plain = text
    .replace(NOT_TO_DIE, ' ')
    .replace(/\b(?:not|isn'?t|wasn'?t|stopped) (?:\w+ )?(?:bleeding|deep|suicidal)\b/gi, ' ');
  if (!HEALS.test(text) || STILL_BLEEDS.test(plain)) return assessment;
  return { ...assessment, level: 2, category: 'self_harm', categories: ['self_harm'] };
}

const KEEPS_THEM = quick(
  /\b(?:s?he|they|my \w+|[A-Z][a-z]+)(?:'s|'ll|'re| is| will| are| has| have|'ve)? (?:just |now |already )?(?:going to |gonna )?(?:take|taking|taken|took|takes|keep\w*|kept|hold\w*|held|hid\w*|lock\w*|look\w* after|got|has) (?:all )?(?:the|my|those|these)? ?(?:of )?(?:them|pills|tablets|meds|medicine|paracetamol|packet|box|rope|knife|knives|blades?|razors?|keys?|gun)\b/,
);
const THEY_SWALLOW = quick(
  /\b(?:swallow\w*|overdos\w*|all of (?:them|the)|(?:s?he|they)(?:'s|'re| is| are)? (?:also|too|suicidal)|i(?:'ve| have)? (?:also )?(?:took|taken|swallowed))\b/i,
);

/** "She's going to take the tablets", of whoever is with them now: kept, and not swallowed. */
function keptByThem(assessment: Assessment, text: string, flow: SafetyFlowState | null): Assessment {
  const near = flow !== null && (flow.situation === 'suicide' || flow.situation === 'self_harm') && flow.safe;
  if (!near || assessment.level < 2 || !KEEPS_THEM.test(text) || THEY_SWALLOW.test(text)) return assessment;
  return asDistress(assessment, ['self.strain']);
}

/**
 * How near what was heard is, and to whom it is said: a weekend's shouting, words that others say, a rape told by somebody
 * of age, a step that was not taken. Below 2 goes only what somebody who is with them keeps. English.
 *
 * @param talk the talk so far, this message last
 */
export function howNear(
  assessment: Assessment,
  talk: readonly string[],
  flow: SafetyFlowState | null = null,
): Assessment {
  const text = straighten(talk.at(-1) ?? '');
  const near = ofTheGrown(toldTo(ofANight(ofHabit(assessment, text), text), text), talk);
  const dated = afterHospital(stoppedInTime(ofAWoundThatHeals(ofWeeks(asWish(near, text), text), text), text), text);
  return keptByThem(dated, text, flow);
}
