import { quick, quickPattern } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { writtenIn } from '#companion/written.ts';
import { barrierIn } from './barriers.ts';
import { saysDark } from './dark-words.ts';
import { asDistress } from './distress.ts';
import { CALM } from './hints.ts';
import { isQuietHouse } from './quiet-house.ts';
import { OF_TOUCH } from './signs.ts';

// Why is this hard? "My boss hit me with another deadline" and "he grabbed my arm to stop me stepping in front of the
// bus" hold every word of a blow, and a rule over words hears one. What shows that it is none stands beside it.

const written = writtenIn('safety-flow/look-alikes');

/** What stands behind a blow that was only half heard; a rule for a weapon, a threat or a child is not undone. */
const OF_BLOWS = quick(/^(?:abuse\.(?:hit|now)|other\.abused|model$|told\.|self\.(?:strain|weak)|.*\.carried$)/);

const BLOW = String.raw`\b(?:hit|hits|hitting|beat|beats|beating|beaten|kick\w*|punch\w*|slap\w*|smack\w*|grab\w*|push\w*|pull\w*|pinn?\w*|held|hold\w*|chok\w+|strangl\w+|throw\w*|threw)`;
const WHOM = '(?:me|us|him|her|them)';
const NEWS =
  'deadline|bill|question|project|email|invoice|task|news|request|idea|price|fine|demand|surprise|target|report|list|excuse|workload|shift|rota|quote|charge';
/** Each names the blow itself, so that it can be taken out: what is left must hold no other. */
const LOOK_ALIKES: readonly RegExp[] = [
  new RegExp(
    String.raw`${BLOW} ${WHOM} (?:\w+ )?(?:with (?:\w+ ){0,3}?(?:${NEWS})s?|at (?:chess|fifa|cards|tennis|golf|pool|darts|squash|snooker|scrabble|poker|(?:gin )?rummy|bridge|crib(?:bage)?|draughts|dominoes|backgammon|monopoly|whist|it|everything|\w+ball|mario\w*|ping pong|table tennis|running|arm wrestling)|to (?:it|the (?:punch|finish|line|front))|up to)\b`,
    'gi',
  ),
  new RegExp(
    String.raw`(?:${BLOW} (?:\w+ ){0,3}to )?\b(?:stop|stopped|keep|kept|save|saved|prevent\w*) (?:me|us|him|her) (?:from )?(?:step|fall|walk|trip|slip|cross|drown)\w*(?: \w+){0,4} (?:bus|car|cars|traffic|road|kerb|tram|train|bike|cliff|stairs|ice|water|over)\b`,
    'gi',
  ),
  /\bbeats? (?:a|per|every|to the) (?:minute|second|bar)\b/gi,
  /\block\w* (?:me|us|myself)? ?out of (?:the|my|our|his|her) (?:\w+ )?(?:account|phone|laptop|email|netflix|system|game|chat)\b|\b(?:threw|throw\w*) (?:me|us|him|her|them) an? (?:\w+ ){0,2}(?:party|shower|do|bash|bone|look)\b|\b(?:in|into) the (?:\w+ )?(?:toilet|loo|lift) by (?:accident|mistake)\b/gi,
  /\b(?:bill|bills|news|grief|reality|heat|cold|tiredness|jet ?lag|it all)(?: from \w+)? (?:really |just )?(?:hit|hits|knocked) (?:me|us|him|her)\b|\bpush\w* (?:my|his|her|their|the) buttons?\b|\bpush\w* (?:me|him|her|them) to (?:go|try|do|apply|eat|study|be|get|join|see)\b/gi,
  /\bkick\w* (?:me|us|him|her) out (?:of (?:bed|the (?:band|group|chat|team|pub|meeting))|to the (?:sofa|couch))\b/gi,
  /\bkick\w* (?:me|us)?(?: \w+){0,3} from inside\b|\b(?:passport|passports)\b(?: \w+){0,10} (?:trip|flight|holiday|renew\w*|(?:the|our|a) (?:\w+ )?(?:drawer|safe))\b/gi,
  /\b(?:waits?|waiting|waited|sits?|parks?) (?:outside|at|near) my \w+\b[^.!?]{0,40}\b(?:lift|ride|drive me|pick me up|walk me|collect me|coffee|lunch)\b/gi,
  new RegExp(
    String.raw`\b(?:in|on|of|from) (?:the|this|that|a|my) (?:\w+ )?(?:film|movie|series|episode|novel|documentary|show|book|soap|podcast)\b(?: \w+){0,4}? (?:(?:her|his|the|a) )?(?:husband|wife|man|woman|he|she|boyfriend|dad|character) (?:\w+ )?${BLOW} (?:him|her|them|his|the)\b`,
    'gi',
  ),
  // "He banged my head" is a blow.
  /(?:\b(?:hit|hits|banged|bumped|knocked) (?:the back of )?(?:his|her|their|its)|\bi (?:\w+ )?(?:hit|banged|bumped|knocked) (?:the back of )?my) (?:own )?(?:head|knee|elbow|foot|toe|thumb|shin)\b/gi,
  new RegExp(
    String.raw`\b(?:dentist|physio\w*|osteopath|chiropractor|masseuse|hygienist|paramedic|instructor|coach|trainer)\b(?: \w+){0,2} (?:held|holds?|holding|pull\w*|push\w*|pinn?\w*|press\w*) (?:${WHOM}|my)\b|${BLOW} (?:${WHOM} )?(?:\w+ ){0,8}?(?:while we were|when we were|at|in|during|doing|for) (?:\w+ )?(?:wrestl\w+|judo|rugby|sparring|boxing(?: class)?|jiu ?jitsu|bjj|karate|snowball\w*|pillow fight|water fight|cpr|physio\w*|massage)\b|\b(?:hugg?(?:s|ed|ing)?|cuddl\w+) me (?:so |too |really )?(?:hard|tight|close|down)\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:toddler|baby|puppy|kitten|\w+[- ]months?[- ]old|(?:two|three|four|five|2|3|4|5)[- ]year[- ]old|grandson|granddaughter|nephew|niece)\b(?: \w+){0,2} (?:hit|hits|bit|bites|kick\w*|threw|throws|slap\w*|pull\w*|grab\w*|smack\w*|pinn?\w*)(?: (?:${WHOM}|my \w+))?(?: and (?:\w+ )?(?:hit|bit|kick\w*|pull\w*|grab\w*|slap\w*|scratch\w*) (?:${WHOM}|my \w+))?`,
    'gi',
  ),
  /\b(?:checks?|looks? (?:at|through)|goes through|reads|knows) my (?:phone|messages|texts|location)\b[^.!?]{0,60}\b(?:agreed|agreement|our deal|we both|each other|fine with|don't mind|(?:it's|its|that's) fine|I asked|my idea|okay with|ok with)\b/gi,
].map(quick);
/** Beside one of these nothing is a game. */
const EARNEST = written('earnest');
/** A blow at somebody, once what looked like one is taken out. */
const STILL_A_BLOW = quickPattern(
  String.raw`${BLOW} (?:${WHOM}|my (?:\w+ )?(?:face|head|arm|hair|back|throat|neck|stomach|brother|sister|mum|mom|son|daughter|kids?|child|baby|toddler))\b|\bi (?:hit|shook|slapped|smacked|kicked|punched) (?:him|her|them|my)\b`,
  'i',
);

/** A game, a rescue, a film or a figure of speech is the blow that was heard, and neither another nor a hurt stands beside it. */
function isLookAlike(text: string): boolean {
  if (EARNEST.test(text)) return false;
  const rest = LOOK_ALIKES.reduce((left, words) => left.replace(words, ' - '), text);
  return rest !== text && !STILL_A_BLOW.test(rest);
}

const OF_VIOLENCE = quick(
  /^sign\.2\.(?:abuse_violence\.(?:held|thrown|kept|stalked|locked)|third_party_risk\.other-hurt)$/,
);

/** The signs of a message, without those of a blow or of a touch where it is none. English. */
export function signsWithoutLookAlikes(
  heard: ReadonlySet<string>,
  text: string,
  before: readonly string[] = [],
): ReadonlySet<string> {
  const touched = `sign.ask.${OF_TOUCH}`;
  const harmless = heard.has(touched) && isChildInFright(text, before);
  const names = harmless ? new Set([...heard].filter((name) => name !== touched)) : heard;
  if (![...names].some((name) => OF_VIOLENCE.test(name)) || !isLookAlike(text)) return names;
  return new Set([...names].filter((name) => !OF_VIOLENCE.test(name)));
}

const OF_LETTERS = quick(/^(?:self\.goodbye-letters|model$|self\.(?:strain|weak))/);
/** Whom an ordinary letter goes to. */
const ADDRESSED = written('addressed');
const OF_FAREWELL = written('of-farewell');

/** "I'm writing the letter now", of the one to the school that was asked for, is no last one. English. */
function isOrdinaryLetter({ rules }: Assessment, texts: readonly string[]): boolean {
  const only = rules.length > 0 && rules.every((rule) => OF_LETTERS.test(rule));
  return (
    only && texts.some((one) => ADDRESSED.test(one)) && !texts.some((one) => OF_FAREWELL.test(one) || saysDark([one]))
  );
}

const OF_LEAVE = quick(/^(?:self\.goodbye|model$|self\.(?:strain|weak))/);
const STAYS = quick(/\bi(?:'m|m| am) not (?:going|moving) (?:anywhere|away)\b/i);

/** "I'd tell him it's not his fault and that I'm not going anywhere": who says that they stay takes no leave. English. */
const staysHere = ({ rules }: Assessment, text: string): boolean =>
  rules.length > 0 && rules.every((rule) => OF_LEAVE.test(rule)) && STAYS.test(text) && !saysDark([text]);

const OF_ATTEMPT = quick(/^(?:self\.attempt|model$|self\.(?:strain|weak))/);
const TRIED_KINDLY = written('tried-kindly');

/** "I tried to do it kindly", of a parting: said of how, and no attempt on a life. English. */
const triedKindly = ({ rules }: Assessment, text: string): boolean =>
  rules.length > 0 && rules.every((rule) => OF_ATTEMPT.test(rule)) && TRIED_KINDLY.test(text) && !saysDark([text]);

const AMONG_PEOPLE = written('among-people');
const REMEMBERED = written('remembered');
const GOES_ON_A_DAY = written('goes-on-a-day');

/** "I'm scared no one will remember me", of a club one was at once, and "I'll go Wednesday" after it: no leave is taken. English. */
function goesAmongPeople({ rules }: Assessment, text: string, before: readonly string[]): boolean {
  const only = rules.length > 0 && rules.every((rule) => OF_LEAVE.test(rule) || rule.endsWith('.carried'));
  if (!only || !(REMEMBERED.test(text) || GOES_ON_A_DAY.test(text))) return false;
  const talk = [...before.slice(-5), text];
  return talk.some((one) => AMONG_PEOPLE.test(one)) && !saysDark(talk) && !talk.some((one) => OF_FAREWELL.test(one));
}

const OF_THE_NIGHT = quick(/^(?:abuse\.(?:child|sexual-child)|told\.touched-half|model$|self\.(?:strain|weak))/);
/** A child of the house, by what they are called. */
const SMALL_ONE = {
  he: written('small-one-he'),
  she: written('small-one-she'),
} as const;
/** Who came is that child: the age stands in this very message, and no one else between it and the coming. */
const CAME_TO_BED = written('came-to-bed');
/** What drives a child to somebody's bed. */
const FRIGHT = written('fright');
const ANY_TOUCH = written('any-touch');

/** "He's 9. He came in my room when they were shouting and got in my bed": a child who is frightened, and nobody to fear. English. */
function isChildInFright(text: string, before: readonly string[]): boolean {
  const who = CAME_TO_BED.exec(text)?.[1]?.toLowerCase();
  if (who === undefined || !FRIGHT.test(text) || ANY_TOUCH.test(text)) return false;
  return SMALL_ONE[who === 'she' ? 'she' : 'he'].test([...before.slice(-2), text].join(' '));
}

/** What was taken for a blow, a last letter, and is a game, a film, a letter to the school becomes what it is. English. */
export function withoutLookAlikes(assessment: Assessment, text: string, before: readonly string[] = []): Assessment {
  const ofTheNight = assessment.rules.length > 0 && assessment.rules.every((rule) => OF_THE_NIGHT.test(rule));
  if (
    isOrdinaryLetter(assessment, [...before, text]) ||
    (ofTheNight && isChildInFright(text, before)) ||
    staysHere(assessment, text) ||
    triedKindly(assessment, text) ||
    goesAmongPeople(assessment, text, before) ||
    isQuietHouse(assessment, text, before)
  )
    return { ...assessment, ...CALM };
  // Only what stands at a question anyway: a grip at the throat is no game.
  const half = (rule: string): boolean => rule === 'abuse.strangled' && assessment.level <= 1;
  const only = assessment.rules.length > 0 && assessment.rules.every((rule) => OF_BLOWS.test(rule) || half(rule));
  const ofViolence = assessment.category === 'abuse_violence' || assessment.rules.includes('abuse.hit');
  const between = ofViolence || assessment.category === 'distress' || assessment.category === 'third_party_risk';
  if (!only || !between || assessment.level === 0 || !isLookAlike(text)) return assessment;
  return { ...assessment, ...CALM };
}

const OF_FORCE = quick(/^(?:abuse\.(?:now|hit|kept)|model$|self\.(?:strain|weak)|.*\.carried$)/);
const INSTITUTION = written('institution');

/** "A doctor, and they locked me up for nine weeks": a fear of help, and no attacker of this minute. English. */
export function ofAnInstitution(assessment: Assessment, text: string): Assessment {
  const only = assessment.level >= 2 && assessment.rules.every((rule) => OF_FORCE.test(rule));
  if (!only || !INSTITUTION.test(text) || barrierIn(text) !== 'locked') return assessment;
  return asDistress(assessment);
}

/** "My wife had a stroke eight months ago", by the signs of a language: what is over calls no ambulance. */
export function isLongAgo({ categories }: Assessment, names: ReadonlySet<string>): boolean {
  const only = categories.length === 1 && categories[0] === 'medical_emergency';
  return only && names.has('long-ago') && !names.has('happens-now');
}

const OTHERS_PARTNER = written('others-partner', '');
const OF_ONESELF = written('of-oneself');

/** "Her husband pushes her around": told of somebody else, who is then asked about. English. */
export function ofSomebodyElse(assessment: Assessment, text: string): Assessment {
  const only = assessment.level === 2 && assessment.rules.every((rule) => OF_BLOWS.test(rule));
  if (!only || assessment.category !== 'abuse_violence' || !OTHERS_PARTNER.test(text)) return assessment;
  if (OF_ONESELF.test(text.replace(/\b(?:told|tells|showed|texted|wrote) me\b/gi, ''))) return assessment;
  return { ...assessment, category: 'third_party_risk', categories: ['third_party_risk'], rules: ['other.abused'] };
}
