import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { withoutLaughedOff } from '#companion/understand/laughed-off.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { afterIllness } from './after-illness.ts';
import { fearOfDeath } from './fear-of-death.ts';
import { intoCare } from './into-care.ts';
import { ofOneThing } from './one-thing.ts';
import { withoutOrdinaryHome } from './ordinary-home.ts';
import { ofTheirDying } from './others-dying.ts';
import { withoutSayings } from './sayings.ts';
import { withoutShutDoor } from './shut-out.ts';
import type { InPlainWords } from './sounds.ts';

// Why is this hard? "What frightens me is not dying so much as my sister having to empty my attic", "I wish I didn't wake
// up at 5", "he fell and hit his head, the scan is clear": a rule hears the word, the model hears it too, and whoever
// spares it afterwards has to know every rule that heard it. So the one phrase is put in other words before anything is
// read. What else stands in the message is read as it is, and can raise whatever it raises.

const HOUR = String.raw`(?:\d{1,2}(?:[:.]\d\d)? ?(?:am\b|a\.m|o'?clock)|early\b|(?:at|by|around|about|before) (?:like |about )?(?:\d|half|noon|dawn|sunrise|one|two|three|four|five|six|seven|the crack|stupid|silly|an? (?:ungodly|stupid|silly))|(?:so|this|that|too|super|really) (?:bloody |damn |flipping )?early|(?:before|ahead of) (?:my|the|everyone|anyone)\b|in the middle of the night|(?:every|each) (?:hour|(?:\w+ )?hours|time (?:he|she|they|the|it|someone))|with (?:an?|my|this|such) (?:\w+ ){0,3}(?:neck|back|head|headache|migraine|hangover|jaw|throat|shoulders?|hip|knees?|hands?|mouth|nose|cramps?)|(?:sweating|soaked|drenched|hungry|starving|bursting|needing|aching|tired|stiff|groggy|to (?:the|his|her|that|this|my) (?:\w+ )?(?:noise|alarm|bins?|dog|snoring|sound|neighbours?|drilling|phone|cat|baby)))`;
/** "I wish I didn't wake up at 5": of the hour, and of nothing else. */
const WAKES_AT = quickPattern(
  String.raw`\b(?:i )?(?:just |really |do )*(?:(?:wish|hope|hoping|wishing|want|would like) (?:that |to )?(?:i )?(?:did ?n[o']?t|didnt|would ?n[o']?t|wouldnt|never|not|could stop|don'?t|dont|won'?t|wont)|(?:do not|don'?t|dont|never|did ?n[o']?t|didnt) (?:really |ever )?want(?: to)?)(?: always| keep| have to)* wak(?:e|ing)(?: up)?(?= ${HOUR})`,
  'gi',
);

const PANIC = quick(/\bpanic(?:s|ky|king|ked)?\b|\banxiety attacks?\b/i);
const BODY = quick(
  /\b(?:and |i |like |think |thought |feel |feeling |felt |feels )*(?:(?:can'?t|cannot|couldn'?t|cant|couldnt|can barely|could barely|struggle to|unable to|not able to) (?:\w+ )?(?:breathe|breath|get (?:any |enough |my )?(?:air|breath)|catch my breath)|(?:i'?m|im|i am|i was|i'?d|id|i might|i'?ll|ill|i will)(?: just| really)? (?:(?:gonna|going to|about to|gunna|might|will) )?(?:pass(?:ing)? out|faint(?:ing)?|die|dying|collaps(?:e|ing)|black(?:ing)? out|suffocat(?:e|ing)|chok(?:e|ing)|having a heart attack|have a heart attack)|suffocating|(?:my )?(?:hands?|fingers|lips|arms) (?:tingl\w+|go(?:es)? numb)|(?:my )?chest (?:goes |gets |is |feels )?(?:so |really )?tight)/gi,
);
/** Whether it is panic is the question, it is new or there this minute, or more than panic brings. */
const NOT_SURELY_PANIC = quick(
  /\b(?:is (?:it|this|that)(?: just| only| a)* (?:panic|anxiety)|(?:could|might) (?:it|this|that) be|or (?:is it )?(?:panic|a heart|my heart)|right now|at the moment|this minute|first time|never had|new to me|(?:left|my) (?:left )?arm|jaw|blue|crush\w+|pains?|hurts?|aches?|collapsed|unconscious|fainted|blood|swallow\w*|asthma|inhaler|allerg\w+|stung|swell\w*|swollen|pregnan\w*|drank|drunk|pills?|tablets?|for (?:an? )?(?:\d+|twenty|thirty|ten|half|hours?) ?(?:minutes?|mins?|hours?|an hour)?)\b/i,
);
/** Where another person is the fright, it is no panic. */
const BY_SOMEBODY = quick(
  /\b(?:he|she|him|his|husband|wife|partner|boyfriend|girlfriend|ex|stepdad|hit me|chok\w+|strangl\w+|throat|neck|outside|locked|hiding)\b/i,
);

const FALL = quick(
  /\b(?:(?:fell|fallen|falls?|slipped|tripped|came off|went over|collided|crashed|got knocked|was knocked|knocked out)\b[^.!?]{0,60}?)?(?:\b(?:and )?(?:hit|hits|bang(?:s|ed)?|bump(?:s|ed)?|knock(?:s|ed)?|crack(?:s|ed)?|smack(?:s|ed)?|whack(?:s|ed)?|land(?:s|ed)? on) (?:the back of )?(?:his|her|their|(?<=\bi (?:\w+ )?\w+ )my|the) (?:head|skull|forehead|face)\b(?: on (?:the|a) \w+)?|\bknocked out\b|\bfell off (?:the|a|his|her) [\w ]{0,20}\b|\b(?:a )?(?:bump|knock|bang) (?:to|on) the head\b)/gi,
);
const LOOKED_AT = quick(
  /\b(?:(?:ct|scans?|x-?rays?|mri)(?: \w+){0,3} (?:clear|normal|fine|ok(?:ay)?|good|clean|nothing)|(?:been|was|got|were|had him|had her) (?:\w+ )?(?:scanned|x-?rayed|checked(?: over| out)?|cleared|seen|looked at|assessed)|(?:hospital|doctors?|paramedics?|crew|nurses?|a ?& ?e|medics?|physio|registrar|the er)(?: \w+){0,2} (?:checked|saw|scanned|looked|cleared|examined|said (?:s?he|they)(?:'?s| is| are|'?re) (?:fine|ok)|gave (?:him|her) the all clear)|all[- ]clear|cleared by)\b/i,
);
const STILL_BAD = quick(
  /\b(?:sleepy|drowsy|vomit\w*|throwing up|being sick|confus\w+|muddled|warfarin|thinners?|apixaban|rivaroxaban|clopidogrel|worse|headache|dizzy|slurr\w+|fit|seizure|unconscious|won'?t wake|haven'?t told|not told|waiting|not been|hasn'?t been|refus\w+|wouldn'?t (?:go|see))\b/i,
);

/** "Scared I'll hurt him when I tell him it's over": with a word, and no hand. */
const HURTS_BY_WORDS = quick(
  /\b(?:(?:scared|afraid|worried|frightened|terrified) (?:that )?i(?:'?ll|'?d|'?m going to| will| might| would) )?hurt(?=(?:ing)? (?:\w+ ){0,2}\w+'?s? feelings\b|(?:ing)? (?:him|her|them|my \w+)(?: so much)? (?:when|if|by|with) (?:i |what i |my )?(?:tell|told|leav\w+|say\w*|said|end\w*|break\w*|go|mov\w+|telling|words|decision|choice|answer|the truth|honest\w*)\b)/gi,
);

/** "A bus could hit me": no blow by anybody. */
const BY_A_BUS = quick(
  /\b(?:a|the|some) (?:bus|lorry|car|train|truck|van) (?:could|can|might|would|may) (?:just )?(?:hit|flatten|run over|knock down|take) me\b/gi,
);

const EVENT =
  'quiz|show|concert|pub|hearing|reading|leaving do|meeting|party|wedding|match|game|rehearsal|practice|class|lesson|shift|dinner|lunch|gig|training|call|play|do|office|shop|school|church|choir|club|funeral|christening|barbecue|bbq|trip|presentation|interview|reunion|picnic|event';
/** Missing from one afternoon, or from one man's notice. */
const ABSENT_FROM = quickPattern(
  String.raw`\bif i(?:'?m| am| was| were)? ?(?:not|n't|wasn'?t|weren'?t|wasnt|werent) (?:even |just )?(?:at|in|on|there (?:at|for|in|on)) (?:the|that|this|my|our|her|his|their|a|today'?s|tomorrow'?s) (?:\w+ )?(?:${EVENT})s?\b`,
  'gi',
);
const NOT_THERE = quick(/\bif i(?:'?m| am| was| were)? ?(?:not|wasn'?t|weren'?t|wasnt|werent) there\b(?! any)/gi);
/** "If I wasn't such a slow driver": of a fault, and not of being there. */
const LESS_SO = quick(
  /\bif i (?:wasn'?t|weren'?t|was not|were not|wasnt|werent) (?=(?:such|so|as|too|always|quite) )/gi,
);
const STAYS_AWAY = quick(
  /\bif i (?:didn'?t|don'?t|didnt|dont|couldn'?t) (?:come|go|turn up|show up|attend|join|make it)(?= (?:on|to|at|tonight|tomorrow|this|next|along|round|over|for)\b)/gi,
);
const TIME_OFF = quick(
  /\b(?:(?:week|day|days|weekend|afternoon|morning) off|on holiday|annual leave|leave early|off sick)\b/i,
);
const AT_AN_EVENT = quickPattern(
  String.raw`\bat (?:the|that|this|my|our|her|his|their|a) (?:\w+ )?(?:${EVENT})\b`,
  'i',
);
const THERE_OR_NOT = quick(
  /\b(to (?:him|her|my (?:boss|manager|dad|mum|mom|husband|wife|partner|ex)|them))[ ,]+(?:if|whether) i(?:'?m| am| was| were) (?:there|here|around) or not\b/gi,
);

/** Brothers and sisters of a nursery or a school who hit each other: whoever tells it is the parent. */
const CHILDREN_ROW = quick(
  /\b(my (?:(?:little|older|younger|eldest|youngest|\w+[- ]year[- ]old) )?(?:son|daughter|toddler|boy|girl|kids?|child|\w+[- ]year[- ]old)) (?:hits?|bit|bites|pushed|pushes|kicked|kicks|punched|slapped|pinched|smacked) ((?:his|her|their) (?:(?:little|big|baby|older|younger|twin) )?(?:brother|sister|cousin|friend))\b/gi,
);
const BADLY = quick(
  /\b(?:knife|scissors|blood\w*|bleed\w*|hospital|chok\w*|neck|scared|afraid|unconscious|bruis\w*|every day|won'?t stop|kill\w*)\b/i,
);

/**
 * A message with what only sounds like danger in it said in other words: the hour one wakes, death as what is feared
 * beside something else, what panic does to a body, a fall that a doctor has seen to, an afternoon one is missing from.
 * Nothing is changed beside an earnest word. English.
 *
 * @param before what was said earlier in this talk
 * @param plainly the table of what only sounds like danger
 */
export function inOtherWords(text: string, before: readonly string[], plainly: InPlainWords): string {
  const typed = straighten(text);
  const straight = withoutLaughedOff(typed, before);
  const ordinary = plainly(ofTheirDying(withoutSayings(straight, before), before), before);
  const home = withoutOrdinaryHome(afterIllness(ofOneThing(ordinary, before), before), before);
  let plain = intoCare(withoutShutDoor(home, before)).replace(WAKES_AT, 'i am up');
  plain = fearOfDeath(plain, before).replace(HURTS_BY_WORDS, 'nervous for');
  const panics = PANIC.test(straight) && !NOT_SURELY_PANIC.test(straight) && !BY_SOMEBODY.test(straight);
  if (panics) plain = plain.replace(BODY, ' panicky');
  if (LOOKED_AT.test(straight) && !STILL_BAD.test(straight)) plain = plain.replace(FALL, 'was hurt');
  if (!BADLY.test(straight)) plain = plain.replace(CHILDREN_ROW, '$1 fell out with $2');
  plain = plain
    .replace(BY_A_BUS, 'i could be dead')
    .replace(ABSENT_FROM, 'if i skipped it')
    .replace(THERE_OR_NOT, '$1 what i did');
  plain = plain.replace(LESS_SO, 'minus ').replace(STAYS_AWAY, 'if i skipped it');
  if (TIME_OFF.test(straight)) plain = plain.replace(/\bwithout me\b/gi, 'by itself');
  if (AT_AN_EVENT.test(straight)) plain = plain.replace(NOT_THERE, 'if i skipped it');
  return plain === typed ? text : plain;
}

/** A whole talk so, oldest first, with every message read beside the ones before it. English. */
export const talkInOtherWords = (talk: readonly string[], plainly: InPlainWords): string[] =>
  talk.map((message, at) => inOtherWords(message, talk.slice(0, at), plainly));
