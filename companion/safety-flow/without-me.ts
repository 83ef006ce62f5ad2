import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? "Don't think it'd make much odds to anyone if I wasn't about, not in a dramatic way" names no wish and
// no death, and is said once, lightly, in the middle of something else. It is a thought about a world without oneself,
// and it has two halves: that one is gone from it, and that nothing is the worse for it.

const LIGHTLY = '(?:just |simply |suddenly |only |really |even )*';
/** Gone altogether, and not on a day or from a room. */
const GONE = String.raw`(?:(?:if|when|once|whether) i(?:'?m| am| was| were)? ?${LIGHTLY}(?:not|wasn'?t|weren'?t|wasnt|werent|isn'?t|aint|ain'?t|no longer) ${LIGHTLY}(?:about|around|here|there|(?:in|on) (?:it|the picture|the way|their (?:way|lives)|(?:the|this) (?:house|world|earth|planet|family)))|(?:if|once|when) i(?:'?m| am| was| were) ${LIGHTLY}gone|if i ${LIGHTLY}(?:did ?n[o']?t (?:ever )?come back(?: out| home| up)?|never came back(?: out| home| up)?|disappeared|vanished|didn'?t exist|(?:stopped|ceased) (?:existing|to exist|being (?:here|around))|had(?:n'?t| not| never) been(?: born| here)?)|with me ${LIGHTLY}(?:gone|out of (?:the|their|her|his|everyone'?s) (?:way|picture|hair|li[fv]es?))|without me (?:in it|around|about|here|there|in the (?:way|picture|world))|me (?:being gone|not being (?:here|around|there))|my (?:going|death|absence|being gone))(?! (?:on|for|at(?! all)|by\b|over|\w+ing\b|next|this|that|tomorrow|today|to\b|from|at once|when|while|until|till|in|during|by|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|yet|first|all the time|every|so much|as much))`;
/** Nothing is the worse for it. */
const NO_WORSE = String.raw`(?:(?:mak(?:e|es)|be) (?:\w+ ){0,4}?(?:odds|difference)|matter(?: much| to \w+)?|chang(?:e|es) (?:anything|much|a thing|nothing)|(?:be|run|go on|carry on|keep (?:going|turning)|manage|cope|get (?:by|along|on)|do|spin|turn|tick over) (?:\w+ ){0,3}?(?:the same|well|as before|fine|ok(?:ay)?|alright|better|easier|happier|good)|(?:any |no |none the )?worse(?: off)?|leave (?:\w+ ){0,3}(?:hole|gap|mark|space)|save (?:\w+ ){1,2}(?:\w+ ){0,3}(?:hassle|trouble|money|worry|bother|grief|stress)|one (?:less|fewer)|clock it|easier|better|simpler|happier|lighter|put out|bothered|(?:notice|miss me|care|mind|blink|bat an eyelid|be sad|cry)|have (?:\w+ )?(?:easier|better)(?: \w+)? (?:time|life)|breathe(?: easier)?|(?:skip|miss) a beat|relax|(?:finally |properly )?(?:sleep|rest|unwind)|stop (?:worrying|fighting|arguing|stressing|crying|fretting|pretending)|tiptoe|(?:get|have) (?:\w+ )?(?:peace|rest|quiet)|(?:calmer|quieter)|tick along|roll on|(?:look|turn) up|ruin \w+|(?:peaceful|restful)|manage)`;
const WOULD = String.raw`(?:could|would(?:n'?t| not|nt)?|(?:it|that|they|she|he|we|nobody|everybody|everyone|things|no ?one|anyone|anybody|who|doubt \w+|there)'?d|might|wd|ud|(?:is|are|s|'s) (?:going to|gonna)|gonna)`;

const UNMISSED: readonly RegExp[] = [
  quickPattern(String.raw`\b${WOULD}\b[^.!?\n]{0,40}?\b${NO_WORSE}\b[^.!?\n]{0,50}?\b${GONE}`, 'i'),
  // "I don't think my going would": what is gone stands before the verb.
  quickPattern(String.raw`\b${GONE}[^.!?\n]{0,40}?\b${WOULD}\b[^.!?\n]{0,40}?\b${NO_WORSE}\b`, 'i'),
];

/** "They'd be better off with the insurance": said lightly, in the middle of something else, and never lightly meant. */
const BETTER_OFF = quick(
  /\b(?:they|she|he|everyone|everybody|the (?:kids|children|family|boys|girls)|my \w+)(?:'?d| would|'?re| are|'?s| is) (?:probably |all |much |just )*be(?:tter off|en better off| (?:probably |all |much |just )*better off)(?: (?:without (?:me|(?:the|this|my|all (?:the|this|of this)) (?:mess|trouble|worry|weight|burden|drama|problems?|shame))|if I\b|once I\b|when I\b|with (?:the|my) (?:life )?(?:insurance|money|payout)|with (?:a|another) (?:\w+ )?(?:mum|mom|mother|dad|father|wife|husband|parent|son|daughter|friend)|with (?:somebody|someone) else)|[.!]*$)/i,
);
/** "I worked out what I'm worth dead": what a life would pay. */
const WORTH_DEAD = quick(
  /\b(?:do|be|manage|fare|cope) better (?:off )?with (?:the|my) (?:life )?(?:insurance|policy|payout|money)\b|\b(?:what|how much) i(?:'?m| am|'?d be| would be) worth (?:dead|if i)\b|\bworth (?:more )?dead\b/i,
);
/** "Would anyone notice if I didn't get up": asked of the ceiling, and seldom of nothing. */
const NOTICED = quick(
  /\b(?:would|will|who(?:'d| would)|nobody would|no one would|doubt) (?:any(?:one|body) )?(?:even |really )*(?:notice|miss me|care|cry) if I\b|\b(?:nobody|no one)(?:'d| would) (?:even |really )*(?:notice|miss me|care if I)\b|\b(?:don'?t|doubt|not) (?:\w+ ){0,2}any(?:one|body)(?:'d| would) (?:even |really )*miss me\b(?! (?:at|on|for)\b)/i,
);

/** True where somebody says that the world would be no worse without them. English. */
export function worldWithoutMe(text: string): boolean {
  const straight = straighten(text);
  return [...UNMISSED, BETTER_OFF, WORTH_DEAD, NOTICED].some((words) => words.test(straight));
}

/** True where one's being gone altogether is thought of, and that nothing would be the worse for it. English. */
export const isUnmissed = (text: string): boolean => UNMISSED.some((words) => words.test(straighten(text)));
