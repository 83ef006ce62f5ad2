// Why is this hard? "If I drop it I'll die" and "if she goes I'll die" are built alike. What tells them apart is what is
// dreaded: a moment before others, with a name for it, or a life without something. Only the first is a saying.

const IF = String.raw`(?:if|when|in case|what if)\b.{0,60}`;
const DIES_WORDS = String.raw`\bI(?:'?ll|'?d| will| would|'?m going to| might) (?:just |actually |literally |honestly )*die\b`;
const SAYING = new RegExp(String.raw`\b${IF}${DIES_WORDS}|${DIES_WORDS} (?:of|from|if|when)\b`, 'i');
const DIES = new RegExp(String.raw`\b(?:if|without|unless)\b.{0,60}${DIES_WORDS}`, 'i');
const BEFORE_OTHERS =
  /\b(?:in front of|they (?:call|laugh|see|saw|find|notice|ask|read)|everyone|everybody|people|the (?:whole )?class|read|say something|speak|sing|present|drop|spill|trip over|blush|stupid|embarrass\w*|shame|my name|stage|photo|video|laugh\w*)\b/i;
const A_LIFE = /\b(?:lose|loses|leaves?|left|without|nothing|alone|gone|hope|stay|tonight|want|hurt|anyway)\b/i;

/** "If nothing changes I'll die here", "if I lose her I'll die": a life without something, and one question. English. */
export const dreadsALife = (text: string): boolean => DIES.test(text) && A_LIFE.test(text) && !BEFORE_OTHERS.test(text);

/** "If I drop the tray in front of them I'll die": dread of a moment to come, in the words people use for it. English. */
export const dreads = (text: string): boolean => SAYING.test(text) && BEFORE_OTHERS.test(text) && !A_LIFE.test(text);
