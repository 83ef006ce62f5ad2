import type { Assessment } from '#companion/risk/assess.ts';
import { barrierIn } from './barriers.ts';
import { CALM } from './hints.ts';

// Why is this hard? "My boss hit me with another deadline" and "he grabbed my arm to stop me stepping in front of the
// bus" hold every word of a blow, and a rule over words hears one. What shows that it is none stands beside it.

/** What stands behind a blow that was only half heard; a rule for a weapon, a threat or a child is not undone. */
const OF_BLOWS = /^(?:abuse\.(?:hit|now)|other\.abused|model$|told\.|self\.(?:strain|weak)|.*\.carried$)/;

const BLOW = String.raw`\b(?:hit|hits|hitting|beat|beats|beating|beaten|kick\w*|punch\w*|slap\w*|grab\w*|push\w*|pull\w*|pinn?\w*|held|hold\w*|chok\w+|strangl\w+|throw\w*|threw)`;
const LOOK_ALIKES: readonly RegExp[] = [
  new RegExp(
    String.raw`${BLOW} (?:me|us|him|her|them) (?:\w+ )?(?:with (?:\w+ )?(?:another|a new|more|his|her|some|the news|the bill|a question|questions|a deadline|an? \w+ (?:deadline|bill|question|project|email))|at (?:chess|fifa|cards|tennis|golf|pool|darts|scrabble|poker|it|everything|\w+ball|mario\w*|ping pong|table tennis|running|arm wrestling)|to (?:it|the (?:punch|finish|line|front))|up to)\b`,
    'i',
  ),
  /\b(?:stop|stopped|keep|kept|save|saved|prevent\w*) (?:me|us|him|her) (?:from )?(?:step|fall|walk|trip|slip|cross|drown|go|be)\w*(?: \w+){0,3} (?:bus|car|cars|traffic|road|kerb|tram|train|bike|cliff|stairs|ice|water|hit|over|in)\b/i,
  /\block\w* (?:me|us|myself)? ?out of (?:the|my|our|his|her) (?:\w+ )?(?:account|app|phone|laptop|email|netflix|system|game|chat)\b|\b(?:threw|throw\w*) me an? (?:\w+ )?(?:party|shower|bone|look)\b|\b(?:in|into) the (?:\w+ )?(?:toilet|loo|lift) by (?:accident|mistake)\b/i,
  /\b(?:waits?|waiting|waited|sits?|parks?) (?:outside|at|near) my \w+\b[^.!?]{0,40}\b(?:lift|ride|drive me|pick me up|walk me|collect me|coffee|lunch)\b/i,
  /\bpassport\b(?: \w+){0,10} (?:trip|flight|holiday|renew\w*|drawer|safe)\b/i,
  /\b(?:film|movie|series|episode|novel|documentary|show|book|soap|podcast)\b(?: \w+){0,8} (?:husband|wife|man|woman|he|she|boyfriend|dad|character)\b/i,
  /\b(?:hit|hits|banged|bumped|knocked) (?:the back of )?(?:his|her|their|my|its) (?:own )?(?:head|knee|elbow|foot|toe|thumb|shin)\b/i,
  /\b(?:wrestl\w+|judo|rugby|sparring|boxing class|jiu ?jitsu|bjj|tickl\w+|snowball|pillow fight|water fight|cpr|physio\w*|massage|osteopath|chiropractor|dentist|cuddl\w+|hugg?(?:s|ed|ing)?)\b/i,
  /\b(?:toddler|baby|puppy|(?:two|three|four|2|3|4)[- ]year[- ]old)\b(?: \w+){0,4} (?:hit|hits|bit|bites|kick\w*|threw|throws|slap\w*|pull\w*|grab\w*|smack\w*)\b/i,
  /\b(?:checks?|looks? (?:at|through)|goes through|reads|knows) my (?:phone|messages|texts|location)\b[^.!?]{0,60}\b(?:agreed|agreement|our deal|we both|each other|fine with|don't mind|(?:it's|its|that's) fine|I asked|my idea|okay with|ok with)\b/i,
];
/** Beside one of these nothing is a game. */
const EARNEST =
  /\b(?:afraid|scared|terrified|bruis\w*|bleed\w*|blood|crying|cried|won't stop|wouldn't stop|didn't stop|kill|knife|gun|again and again|every (?:night|day|time)|drunk|couldn't breathe until)\b/i;

/** A game, a rescue, a film or a figure of speech stands beside what looks like a blow, and nothing earnest does. */
const isLookAlike = (text: string): boolean => !EARNEST.test(text) && LOOK_ALIKES.some((words) => words.test(text));

const OF_VIOLENCE = /^sign\.2\.abuse_violence\.(?:held|thrown|kept|stalked|locked)$/;

/** The signs of a message, without those of a blow where it is none. English. */
export function signsWithoutLookAlikes(names: ReadonlySet<string>, text: string): ReadonlySet<string> {
  if (![...names].some((name) => OF_VIOLENCE.test(name)) || !isLookAlike(text)) return names;
  return new Set([...names].filter((name) => !OF_VIOLENCE.test(name)));
}

/** What was taken for a blow and is a game, a rescue, a film or a figure of speech becomes what it is. English. */
export function withoutLookAlikes(assessment: Assessment, text: string): Assessment {
  // Only what stands at a question anyway: a grip at the throat is no game.
  const half = (rule: string): boolean => rule === 'abuse.strangled' && assessment.level <= 1;
  const only = assessment.rules.length > 0 && assessment.rules.every((rule) => OF_BLOWS.test(rule) || half(rule));
  const ofViolence = assessment.category === 'abuse_violence' || assessment.rules.includes('abuse.hit');
  const between = ofViolence || assessment.category === 'distress' || assessment.category === 'third_party_risk';
  if (!only || !between || assessment.level === 0 || !isLookAlike(text)) return assessment;
  return { ...assessment, ...CALM };
}

const OF_FORCE = /^(?:abuse\.(?:now|hit|kept)|model$|self\.(?:strain|weak)|.*\.carried$)/;
const INSTITUTION =
  /\b(?:doctors?|hospitals?|ward|section(?:ed)?|psych\w*|clinic|unit|social workers?|crisis team|police|cops|rehab|asylum)\b/i;

/** "A doctor, and they locked me up for nine weeks": a fear of help, and no attacker of this minute. English. */
export function ofAnInstitution(assessment: Assessment, text: string): Assessment {
  const only = assessment.level >= 2 && assessment.rules.every((rule) => OF_FORCE.test(rule));
  if (!only || !INSTITUTION.test(text) || barrierIn(text) !== 'locked') return assessment;
  return { ...assessment, level: 1, category: 'distress', categories: ['distress'], ask: false };
}

/** "My wife had a stroke eight months ago", by the signs of a language: what is over calls no ambulance. */
export function isLongAgo({ categories }: Assessment, names: ReadonlySet<string>): boolean {
  const only = categories.length === 1 && categories[0] === 'medical_emergency';
  return only && names.has('long-ago') && !names.has('happens-now');
}

const OTHERS_PARTNER =
  /\b(?:her|his|their|(?:friend|sister|brother|mum|mom|neighbour|colleague|daughter|cousin|mate)'?s|[A-Z]\w+'s) (?:new |drunk |own )?(?:husband|boyfriend|partner|wife|girlfriend|ex|fella)\b/;
const OF_ONESELF = /\b(?:me|us|I'm|my (?:arm|face|head|neck|husband|wife|partner|boyfriend|girlfriend|dad|ex))\b/i;

/** "Her husband pushes her around": told of somebody else, who is then asked about. English. */
export function ofSomebodyElse(assessment: Assessment, text: string): Assessment {
  const only = assessment.level === 2 && assessment.rules.every((rule) => OF_BLOWS.test(rule));
  if (!only || assessment.category !== 'abuse_violence' || !OTHERS_PARTNER.test(text)) return assessment;
  if (OF_ONESELF.test(text.replace(/\b(?:told|tells|showed|texted|wrote) me\b/gi, ''))) return assessment;
  return { ...assessment, category: 'third_party_risk', categories: ['third_party_risk'], rules: ['other.abused'] };
}
