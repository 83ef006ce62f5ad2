import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { KIN, plainOf } from './others-care.ts';

// Why is this hard? "She want to disappear and nobody will miss her" is what a friend heard, in the friend's English. A
// rule that waits for "says she wants to die" leaves the one who came for help with a remark on thinking too darkly.

const WHO = `(?:s?he|they|qq|(?:my|our|the|a|her|his|their) ${KIN}|(?:my|our|the) (?:\\w+ )?(?:friend|mate|girl|guy|boy|room ?mate|flat ?mate))`;
const SAY =
  '(?:say|says|said|saying|tell|tells|told|telling|text|texts|texted|write|writes|wrote|written|messaged?|sent|send|send(?:s|ing)|post(?:s|ed)?|admit(?:s|ted)?|keeps? (?:saying|telling|writing)|whisper(?:s|ed)?|cried|goes)';
const WISH =
  "(?:want(?:s|ed|ing)?|wanna|wish(?:es|ed)?|would (?:like|rather|prefer)|'?d (?:like|rather)|hope[sd]?|rather|think(?:s|ing)? (?:of|about)|dream(?:s|ing)? (?:of|about))";
const GONE =
  "(?:to |just |only |be able to |could |can |s?he |they |i |would |was |were |had )*(?:disappear(?:ed|ing)?|vanish(?:ed|ing)?|not exist(?:ing)?|stop(?:ped)? exist(?:ing)?|(?:did|do)(?:n'?t| not) exist|be gone|was gone|were gone|not be here|not be (?:in|on) this (?:world|earth)|never (?:been |be )?(?:born|existed)|(?:was|were)(?:n'?t| not) (?:here|born|alive)|had(?:n'?t| not) been born|(?:sleep|fall asleep) and (?:not|never|don'?t) wake|never wake|not wake|be no more|fade away)";
const MISSED =
  "(?:nobody|no ?one|no body|nobody'?d|no ?one'?d|not anyone|not anybody|doubt any(?:one|body))(?: will| would| is going to| gonna| 'd| 'll)?(?: even| ever| really)* (?:miss|misses|notice|notices|care|cares|cry|cries|be sad|remember)";

const SAYS_WISH = [
  quickPattern(`\\b${WHO}(?:'?s| is| has| have)? (?:\\w+ ){0,3}?${SAY}\\b[^.!?]{0,40}?\\b(?:${WISH} ${GONE})`),
  quickPattern(
    `\\b${WHO}(?:'?s| is| has| have)? (?:\\w+ ){0,3}?${SAY}\\b[^.!?]{0,60}?\\b${MISSED} (?:her|him|them|me|if (?:s?he|they|i)(?:'?s|'?d)? (?:is|are|was|were|wasn'?t|weren'?t|went|died?|dies|disappear\\w*|vanish\\w*|gone|not|never|no longer|(?:did|do|does)n'?t (?:wake|come back|exist))\\b)`,
  ),
  quickPattern(`\\b${WHO} (?:just |really |only |often |always |sometimes )*${WISH} ${GONE}`),
];
/** To another town, from a party, off a page, or red in the face. */
const NOT_THAT = quick(
  /\b(?:disappear|vanish|be gone|fade away)\w* (?:(?:off |away |out )?(?:to|for|on|from|into|off|with|by)\b(?! (?:ever|good|this (?:world|life|earth)|everything|everyone|my life|her life|his life))|at the (?:weekend|party))|\b(?:embarrass\w*|awkward|cringe\w*|mortif\w*|blush\w*|lol|haha\w*|hide and seek|magic\w*|magician|invisib\w+|superpower|film|movie|series|episode|novel|book|story|song|game|character|meeting|party|holiday|the (?:old|new|sofa|car|house|cake)|miss (?:her|him|them|me|it) (?:at|in|on|for)|years? ago|when (?:s?he|they) (?:was|were) (?:young|little|small|a (?:kid|child|teenager)))\b/,
);

/** True where somebody else is said to want to be gone, or to be missed by nobody, in any English. */
export function tellsOfTheirWish(text: string): boolean {
  const plain = plainOf(text).replace(/\s+/g, ' ');
  return SAYS_WISH.some((words) => words.test(plain)) && !NOT_THAT.test(plain);
}
