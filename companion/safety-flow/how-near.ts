import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? "My mum gets drunk and screams at us" is told of most weekends, and the script for an attack of this
// minute is for somebody behind a locked door. "Everyone tells me to kill myself" is a cruelty of others, and asks for no
// way. The danger stays one; only how near it is, and whose words they are, is read here.

const NOW_ONLY = /^(?:abuse\.(?:now|hit)$|model$|self\.(?:strain|weak)$)/;
const OF_HABIT =
  /\b(?:gets?|always|usually|often|sometimes|whenever|every (?:day|night|week|weekend|time|friday)|most (?:days|nights)|when (?:he|she|they)(?:'?s| is| are|'ve| has| have)? (?:drunk|been|had|angry|stressed|drinks|starts?)|(?:won'?t|doesn'?t|never) lets? me|not allowed|reads? (?:all )?my|checks? (?:all )?my|tracks? my|controls?|decides)\b/i;
const OF_NOW =
  /\b(?:now|tonight|right|just|outside|upstairs|downstairs|door|lock\w*|hid\w*|help|knife|gun|weapon|kill\w*|coming|here|bleed\w*|blood|hit\w*|chok\w*|strang\w*|throat|i'?m (?:so |really |very )?(?:scared|afraid|terrified)|please|police|999|911|smash\w*|started|again|won'?t stop)\b/i;

/** Told of every weekend, with nothing of this minute beside it: level 2. */
function ofHabit(assessment: Assessment, text: string): Assessment {
  const { level, rules } = assessment;
  if (level !== 3 || !rules.includes('abuse.now') || !rules.every((rule) => NOW_ONLY.test(rule))) return assessment;
  return OF_HABIT.test(text) && !OF_NOW.test(text) ? { ...assessment, level: 2 } : assessment;
}

const TOLD_TO =
  /\b(?:tell|tells|told|telling|say|says|said|saying|text|texted|messaged|commented|writes?|wrote)(?: me| to me)?(?: that)?(?: to| i should| i had better)? (?:just |go )?(?:and )?(?:kill myself|die|kms|k\.?m\.?s|end (?:it|my life)|hang myself)\b/i;
const OF_WORDS = /^(?:model$|self\.(?:kill|method|strain|weak|ambiguous|wish-dead|goodbye)|other\.)/;
const OWN_WISH =
  /\bi(?:'?m| am| do|'ve|'d)? (?:\w+ ){0,2}?(?:want|will|going to|gonna|might|should|agree|believe|think (?:about|of|they)|feel like|plan)\b|\bthey'?re right\b|\b(?:voices?|brain|mind|head|part of me|thoughts?)\b/i;

/** "They tell me to kill myself": asked about, and no way is asked for. */
function toldTo(assessment: Assessment, text: string): Assessment {
  const ofLife = assessment.category.startsWith('suicide') && assessment.rules.every((rule) => OF_WORDS.test(rule));
  if (assessment.level < 2 || !ofLife || !TOLD_TO.test(text) || OWN_WISH.test(text.replace(TOLD_TO, ' ')))
    return assessment;
  return { ...assessment, level: 2, category: 'suicide_passive', categories: ['suicide_passive'] };
}

const RAPED =
  /\b(?:raped?|assaulted|sexually|had sex with me|forced (?:himself|me)|(?:makes?|made|forces?|forcing|wants) me (?:to )?have sex|sex when i (?:don'?t|didn'?t|do not))\b/i;
const OF_YOUTH =
  /\b(?:i'?m (?:only )?(?:[89]|1[0-7])\b|when i was (?:\w+ )?(?:[3-9]|1[0-7]|little|young|small|a (?:kid|child))|year (?:[7-9]|1[0-3])|school|teacher|coach|stepdad|my (?:dad|father|uncle|brother|grandad|mum|mom|cousin)|child\w*|homework)\b/i;

/** A rape told by somebody who says nothing of being a child: no teacher and no child line. */
function ofTheGrown(assessment: Assessment, talk: readonly string[]): Assessment {
  const text = talk.at(-1) ?? '';
  if (!RAPED.test(text) || talk.some((one) => OF_YOUTH.test(straighten(one)))) return assessment;
  return {
    ...assessment,
    rules: assessment.rules.map((rule) => (rule === 'abuse.sexual-child' ? 'abuse.sexual' : rule)),
  };
}

/**
 * How near what was heard is, and to whom it is said: a weekend's shouting, words that others say, a rape told by somebody
 * of age. Lowers nothing below 2. English.
 *
 * @param talk the talk so far, this message last
 */
export function howNear(assessment: Assessment, talk: readonly string[]): Assessment {
  const text = straighten(talk.at(-1) ?? '');
  return ofTheGrown(toldTo(ofHabit(assessment, text), text), talk);
}
