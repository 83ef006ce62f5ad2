import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from './plain-text.ts';

// Why is this hard? "My boss put a meeting at five on a Friday, I'm going to jump off the roof lol" is told for the laugh.
// Met as a danger it insults, and met as a plan it is absurd. With the saying left out, what it was about is still there.

const LAUGHS = /\b(?:lo+l|lmf?ao+|rofl|ha(?:ha)+h?|hehe+|jk|dying|ffs)\b|[😂🤣😅😆💀😭🙃]/iu;
/** What people groan about in this way. */
const OF_A_DAY = quick(
  /\b(?:meetings?|boss|manager|colleagues?|emails?|printer|wifi|teams|zoom|spreadsheets?|excel|deadlines?|homework|essays?|exams?|maths|revision|lecture|teacher|group project|traffic|queue|bus|train was|delayed|update|password|laundry|dishes|hoovering|ikea|flat ?pack|in-laws|monday|friday|overtime|shift|customers?|rota)\b/i,
);
const WILL =
  "(?:i'?m|im|i am|i|i'?ll|i will|i might|imma) (?:(?:so|literally|actually|honestly|legit|just|genuinely|about|probably) )*(?:(?:going|want|about|ready) to |gonna |gunna |wanna |might |will |'ll )?(?:(?:literally|actually|just) )?";
const SAID = quickPattern(
  `(?:,|\\.|;|-|\\b(?:and|so|cos|because))? *\\b(?:lol )?(?:${WILL}(?:jump (?:off|out of)|throw(?:ing)? myself (?:off|out of|into|under)|yeet(?:ing)? myself (?:off|into|out of)|walk(?:ing)? into|fling(?:ing)? myself (?:off|out of|into)) (?:the|a|my|this|that|the nearest)(?: nearest| office)? (?:roof|window|building|bridge|balcony|sea|ocean|sun|bin|traffic|cliff|canal|bus|train)|${WILL}(?:kill myself|die|unalive myself|k\\.?m\\.?s|end it all)|kill me(?: now)?|shoot me(?: now)?|just end me)\\b(?: right now| already| over here| of \\w+)?[,.!]*`,
  'gi',
);
/** More weighs than what is groaned about. */
const WEIGHS = quick(
  /\b(?:suicid\w*|hopeless|burden|better off|no point|pointless|worthless|nothing left|way out|alone|lonely|nobody|no one|everyone|pain|pills?|tablets?|overdos\w*|self[- ]?harm\w*|cut|cutting|rope|knife|tonight|for ?ever|for good|goodbye|letters?|can'?t (?:go on|cope|do this any ?more|take)|hate (?:myself|my life)|scared|afraid|serious(?:ly)?|not (?:joking|kidding)|hits?|bull(?:y|ied|ying)|voices?|depress\w*|cry\w*|die anyway|actually (?:want|mean))\b/i,
);
const LEFT_WORDS = 4;

/**
 * A message without the saying that was put in for the laugh, where an ordinary groan is left of it; else as it was. English.
 *
 * @param before what was said earlier in this talk: beside anything that weighs there nothing is laughed off
 */
export function withoutLaughedOff(text: string, before: readonly string[] = []): string {
  const plain = straighten(text);
  if (plain.search(SAID) < 0) return text;
  const left = plain.replace(SAID, ' ').replace(/ {2,}/g, ' ').trim();
  const groans = LAUGHS.test(plain) && OF_A_DAY.test(left) && left.split(/\s+/).length >= LEFT_WORDS;
  return groans && !WEIGHS.test([...before, left].join(' . ')) ? left : text;
}
