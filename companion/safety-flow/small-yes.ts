import { straighten } from '#companion/understand/plain-text.ts';
import { saysNoAndMore } from './clear-no.ts';
import { answersInCode } from './coded-plan.ts';
import { saysItCrosses } from './crosses-mind.ts';
import { type Answer, GROUNDED, PREPARED, type SafetyFlowState } from './flow-state.ts';
import type { Heard } from './hearing.ts';
import { saysPlainYes, saysYeahNo, turnsIntoYes } from './no-and-yes.ts';
import { OF_DYING } from './no-at-once.ts';
import { OWN_LIFE } from './wording.ts';

// Why is this hard? Nobody says "yes" to a question about dying as if it were about tea. It comes as "the second one",
// "mostly at night", "now and then, I'll admit", "it's there". Each of them is a yes, and whoever has made it that small
// and sees it put away will not say it again.

const LEADS =
  "(?:(?:well|um+|uh|er|hm+|mm+|idk|dunno|i (?:don'?t|do not|really don'?t) know|not sure|hard to say|i mean|like|honestly|to be honest|if i'?m honest|tbh|yeah|yes|ye|ok|i guess|i suppose|suppose|maybe|probably|prob|prolly|perhaps|only|just|mostly|mainly|more|really|it'?s|its|it is|but|so|and|oh)[ ,.]+)*";
const OF_BOTH =
  '(?:(?:a )?(?:bit|little) of (?:both|each|it|that)|both(?: of (?:them|those))?|either|(?:the|that) (?:first|second|former|latter|last|other|waking|not waking|sleep\\w*|dying|dead|being dead|wish\\w*)(?: (?:up|one|bit|part|thing|question|gone))*)';
const AT_TIMES =
  "(?:sometimes|at times|(?:late )?at nights?|in the (?:nights?|mornings?|evenings?|small hours)|nights?|mornings?|evenings?|now and (?:then|again)|(?:on and off|off and on)|here and there|from time to time|(?:every )?once in a while|occasionally|it comes and goes|comes and goes|some (?:days|nights|mornings|hours)|(?:on )?(?:the )?(?:bad|dark|worst|low|long) (?:days|nights|ones)|when(?:ever)? (?:it(?:'?s| is| gets)|i(?:'?m| am| can'?t)|things)\\b|(?:some|part|most|a lot|half) of the time|(?:more|most) (?:often|days|nights|of the time|than)\\b|not (?:every|all|always|that often)\\b|lately\\b)";
const SLIGHTLY =
  "(?:(?:a )?(?:bit|little|tad|touch)(?: (?:i guess|maybe|yeah))?|kind ?of|sort ?of|kinda|sorta|ish|(?:a )?(?:small |little |tiny |big )?part of me|it'?s (?:there|in there|in me)|there\\b|there'?s (?:some|a bit|something)|(?:it(?:'?s| has|'?d)? |that'?s )?(?:has |'s )?crossed my mind|cross(?:es|ed) my mind|i'?d be lying if|can'?t say (?:no|it (?:hasn'?t|isn'?t|doesn'?t))|won'?t (?:lie|deny)|not gonna lie|wouldn'?t say no|suppose(?: so)?|guess(?: so)?|prob(?:ably)?|used to be worse|you could say(?: that| so)?)";
const SMALL = new RegExp(String.raw`^${LEADS}(?:${AT_TIMES}|${SLIGHTLY})(?![\w'])`, 'i');
/** To a question that names two things. */
const ONE_OF_TWO = new RegExp(
  String.raw`^${LEADS}${OF_BOTH}(?=\s*(?:$|[.,!;]|(?:i (?:guess|think|suppose)|maybe|probably|mostly|really|tbh|yeah)\b))`,
  'i',
);
const HEDGED =
  /\b(?:i guess|guess so|suppose|kind ?of|sort ?of|kinda|sorta|a bit|a little|maybe|sometimes|now and (?:then|again)|not (?:every|all|always)|part of me|mostly|some (?:days|nights)|both|first|second)\b/i;
/** A no, or another matter that is named beside it. */
const DENIES =
  /\b(?:no|nope|nah|neither|none|never|nothing|not (?:like that|really|at all|dying|dead|about)|don'?t (?:mean|think|want to die)|didn'?t mean|just (?:the|my|a)|only (?:the|my|a) (?!bit|little|part|tad)\w+|joke|joking|kidding|lol|haha)\b|\?/i;
/** What the question named, said back: "like not being here". */
const SAYS_IT =
  /^(?:(?:like|just|yeah|well|um+|more|mostly|i guess|maybe|probably|kind of)[ ,.]+)*(?:not (?:being|wanting to be|be) (?:here|alive|around)|dying|being (?:dead|gone)|not waking up|to not (?:be here|wake up))(?: any ?more| i guess| sometimes)?\W*$/i;
const FEW = 4;
/** To the plain question, on the person's own words: half a yes leads on. */
const MAYBE =
  /^(?:(?:well|um+|idk|yeah|i don'?t know)[ ,.]+)*(?:maybe|perhaps|possibly|(?:it |that )?depends|i (?:guess|suppose))(?: a (?:bit|little)| so)?\W*$/i;
const DEPENDS = /^(?:it |that )?depends\b/i;
/** "Probably" in it makes no yes of it. */
const SOFT =
  /^(?:(?:well|um+|idk|i don'?t know|tbh)[ ,.]+)*(?:(?:probably|prob|prolly|maybe|i guess|i suppose|possibly) not\b|(?:it )?depends\b)/i;
const OPENS_WITH_YES = /^(?:yes|yeah|yep|ye|yup)\b/i;
const OPENS_WITH_NO = /^(?:no+|nah|nope)\b/i;
const HOW_LONG =
  /^(?:(?:like|only|just|um+|idk|about|on and off|not long)[ ,.]+)*(?:since|for (?:about |like )?(?:(?:a|an|\w+) )?(?:weeks?|months?|years?|while|ages)|(?:a )?(?:few|couple of|\w+) (?:weeks|months|years))\b/i;
const MOST_WORDS = 14;

const ASKS_YES_OR_NO: readonly SafetyFlowState['pending'][] = ['q1', 'q2', 'check', 'gathered'];

/** The yes that a message is to our question about dying, however small it was made; else what was heard. English. */
export function withSmallYes(heard: Heard, flow: SafetyFlowState, text: string): Heard {
  const plain = straighten(text.trim());
  const asked = ASKS_YES_OR_NO.includes(flow.pending) || (flow.pending === 'dark' && flow.once.includes(PREPARED));
  const own = flow.situation === null || OWN_LIFE.includes(flow.situation);
  const yes: Answer = 'yes';
  // "I do it", "with a lighter": more of what they do to themselves, and no yes to dying.
  if (heard.answer === yes && heard.names.has('half.admits-own') && !OPENS_WITH_YES.test(plain))
    return { ...heard, answer: null };
  // What comes after a no counts, whichever of the questions it was said to.
  if (own && OF_DYING.includes(flow.pending) && (turnsIntoYes(text) || answersInCode(text)))
    return { ...heard, answer: yes, bare: true, loose: false };
  // A no at the head of a whole letter answers as well.
  if (own && OF_DYING.includes(flow.pending) && heard.answer === null && saysNoAndMore(text))
    return { ...heard, answer: 'no', loose: false };
  if (!asked || !own) return heard;
  if (heard.answer === yes && saysYeahNo(text)) return { ...heard, answer: 'no', bare: false, loose: false };
  if (heard.answer === yes && saysPlainYes(text)) return { ...heard, bare: true };
  if (
    flow.pending === 'q1' &&
    flow.once.includes(GROUNDED) &&
    (MAYBE.test(plain) || SAYS_IT.test(plain) || (heard.names.has('depth.dark') && heard.words <= FEW))
  )
    return { ...heard, answer: yes, bare: true, small: true };
  // "It crosses my mind, wouldnt do it tho": the last words answer another question.
  if (saysItCrosses(plain) && !OPENS_WITH_NO.test(plain)) return { ...heard, answer: yes, bare: true, small: true };
  // "Since january", to whether they hurt themselves, has said it.
  if (flow.pending === 'check' && flow.situation === 'self_harm' && heard.answer === null && HOW_LONG.test(plain))
    return { ...heard, answer: yes, bare: true, small: true };
  if (SOFT.test(plain) && plain.split(/\s+/).length <= MOST_WORDS && heard.answer !== 'no')
    return { ...heard, answer: 'unsure', bare: true };
  if (heard.answer === yes) return HEDGED.test(plain) ? { ...heard, small: true } : heard;
  const open = heard.answer === null || heard.answer === 'unsure';
  return open && saysSmallYes(text, flow.pending !== 'q2') ? { ...heard, answer: yes, bare: true, small: true } : heard;
}

/**
 * "I don't know. Sometimes", "a small part of me": few words that make a yes small. English.
 *
 * @param ofTwo the question named two things, so that "the first one" is one of them
 */
export function saysSmallYes(text: string, ofTwo = false): boolean {
  const plain = straighten(text.trim());
  if (saysItCrosses(plain)) return true;
  const says = SMALL.test(plain) || DEPENDS.test(plain) || (ofTwo && ONE_OF_TWO.test(plain));
  return plain.split(/\s+/).length <= MOST_WORDS && says && !DENIES.test(plain);
}
