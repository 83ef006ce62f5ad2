import type { Scene } from './plan.ts';

// Why is this hard? People ask what to do in every spelling and style: "wot now", "What's to be done, do you think?",
// "Sir, please suggest". Lists of phrases know those of the people they were written for. So the shape is read: who
// asks, and a deed that is still open. What was done, what somebody else does, and what to say are other matters.

const OPENS =
  '^(?:(?:ok|okay|so|well|and|but|then|please|honestly|sir|madam|dear|yes|right|fine|come on|idk)\\b[ ,.]*)*';
const ONE = '(?:I|we|one|you|people|somebody|a (?:man|woman|person|body|girl|lad))';
const WHAT = "(?:what|wot|wat|wht)(?:'s| is)?";
const LAST = '(?:[, ]+(?:now|then|next|first|here|please|do you think|tho|though|even|instead|really))*\\W*$';

const ASKS_WHAT = new RegExp(
  `${OPENS}${WHAT}(?: (?!did|have|has|had|was|were|he|she|they|it|people|happens|you|u\\b|ya\\b)\\w+){0,2}? (?:I|we|one|a (?:man|woman|person|body|girl|lad)|somebody|to)(?: (?!say|tell|text|write|have|would|you)\\w+){0,4}? (?:do|done|try|change)(?: (?:about|abt|with|for|in) [^.?!]{1,24})?${LAST}`,
  'i',
);
const ASKS_YOU = new RegExp(
  `${OPENS}(?:what|wot|wat|how)(?:'d| would| do| can| did|'s)? (?:you|ya|u|ye) (?:\\w+ ){0,2}?(?:propose|suggest|reckon|advise|recommend)\\b(?! (?:I|we|one) (?:say|tell|write|text))`,
  'i',
);
const ASKS_DEAL = new RegExp(
  `${OPENS}(?:(?:what|wot|wat) (?:now|next)|how (?:do|can|would|does|should|on earth do) ${ONE} (?:even |actually )?(?:go about|deal with|handle|cope with|begin with|live with|get on with) (?:it|that|this|all this|all that))${LAST}`,
  'i',
);
/** "Please some advice", "any suggestions, nothing with breathing"; "tips to switch off after work" has its own answer. */
const ASKS_SOME = new RegExp(
  `${OPENS}(?:(?:do you have|have you|can you|could you|would you|got|kindly|plz|pls|I (?:need|want|would like|am asking for))[ ,]+)?(?:please |kindly )?(?:(?:suggest|advise|recommend)(?= me| us| something| anything| a | an |\\W*$)|(?:give|offer|tell|send) (?:me |us )?(?:some |an? |any |your )?(?:\\w+ )?(?:advice|ideas?|tips?|suggestions?|pointers?)|(?:got )?(?:any|some|an|your) (?:\\w+ )?(?:advice|ideas?|tips?|suggestions?|pointers?)|(?:tips|ideas|advice|suggestions|any thoughts)\\W*$|any thoughts on (?:what|how))(?=\\W|$)(?! (?:to|about|against|for (?!me\\b|us\\b|this|that|it\\b)|on (?!what|how|this|that|it\\b)|how) )`,
  'i',
);
const NO_ASK =
  /\b(?:don't|do not|no|never|without|hate|sick of|stop|he|she|they|my \w+|say|tell (?:him|her|them)|text|word it)\b/i;
const TOLD_OF_OTHERS = /\b(?:he|she|they|my \w+) (?:says?|said|asks?|asked|keeps? (?:asking|saying))\b/i;
const ASKS_MOST = 14;

/** Whether what to do is asked, in whatever words. */
export function asksForIdeas({ read }: Scene): boolean {
  const text = read.clean;
  if (read.words > ASKS_MOST || TOLD_OF_OTHERS.test(text)) return false;
  if (ASKS_WHAT.test(text) || ASKS_YOU.test(text) || ASKS_DEAL.test(text)) return true;
  return ASKS_SOME.test(text) && !NO_ASK.test(text);
}
