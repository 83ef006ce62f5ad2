import { LEARNING } from './anchors.ts';
import { isOwnTongue } from './whole-clause.ts';

// Why is this hard? Somebody who writes in a second language did the work of it to be heard; their own slip read back to
// them is a red pen. Putting it right would be another. So where a message shows it anywhere, none of it is read back.

const LEARNS: readonly RegExp[] = [
  /\b(?:I|you|he|she|they|we|my \w+) not (?!only|even|just|really|sure|yet|always|quite|so|that|the|a|my|at|in|on|been|being|me|him|her|them|us|mine|hers|his)\w+/i,
  /\b(?:he|she|it|this|everybody|nobody|somebody|everyone) (?:say|go|want|make|think|know|tell|come|work|need|have|speak|take|give|ask|look|live|stay|sleep|cry|look|laugh|call|feel|close|open|shut|start|stop|eat|drink|buy|pay|help|ask|like|love|hate|run|walk|play|sit|stand|wait|write)\b(?<!\b(?:did|does|do|didn't|doesn't|can|can't|could|couldn't|will|would|won't|wouldn't|to|let|lets|made|make|makes|help|helped|saw|see|watch|watched|hear|heard|might|should|must|may|having|have) (?:\w+ ){0,2}\w+)/i,
  /\b(?:has|have|had|with) \d+ years\b|\b(?:has|have) (?:hungry|thirsty|afraid|right|cold|hot|fear)\b/i,
  /\bI (?:am|'m) (?:agree|scare|exhaust|stress|tire|worry|live|work|feel|think|have|want|go|come|born|married since)\b|\bI am (?:can|must)\b|\b(?:I|we|they|he|she) (?:am|is|are|was|were) (?:go|say|come|work|sleep|think)\b/i,
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|many|some|several|few|\d\d?) (?:(?:letter|child|kid|brother|sister|cousin|friend|person)\b(?!'s)|(?:year|month|week|day|hour|time)(?=[.,!]|$| (?:now|here|only|on|in|and|but|since|I|he|she)\b))/i,
  /\b(?:on|in|at|from|by) (?:road|office|factory|kitchen|shop|country|village|street|hotel|company|garden|market|restaurant|warehouse|supermarket)\b(?! (?:rage|works?|sales?|floor|parties|party|staff|table|life))/i,
  /\b(?:informations|advices|furnitures|homeworks|mens|womens|more better|most worse|the people here|I no (?!longer|way)\w+|no have|is no good|for me is|(?<!\bgets )to me is|me too I)\b/i,
  /(?:^|[.,;!] )(?:is|was) (?:not |very |so |too |always |difficult|hard|easy|normal|impossible|my |because |only )/i,
  /\b(?:explain|said|say|suggest|recommend) me\b(?! and)|\b(?:want|wanted|need) (?:that|only somebody|only someone) (?:I|he|she|they|you|know|my)\b/i,
  /\b(?:now|today|then) only\b|\b(?:am|'m|is|are) (?:knowing|wanting|liking|believing|understanding|needing)\b|\bsince (?:\w+ )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d\d?|many|some|long) (?:days?|weeks?|months?|years?|time)\b(?! ago)/i,
  /\b(?:boss|chief|teacher|doctor|husband|wife|mother|father|landlord|manager|son|daughter|supervisor) (?:say|want|tell|give|make|come|go|call|ask|take|think|shout)\b(?<!\b(?:and|let|help|see|hear|watch|make|makes|made|did|does|have|had) (?:my |the |his |her )?\w+ \w+)/i,
  /\b(?:but|and|because|so|that) (?:teacher|boss|manager|landlord|husband|wife|son|daughter|doctor|father|mother|chief|owner|customers?) (?:is|was|say|says|has|want|wants|give|gives|don't|doesn't)\b/i,
  /\b(?:am|are|is) (?:very |so |too |really )?(?:tire|scare|stress|worry|exhaust|depress)\b|\bfeel me\b|\bmakes? (?:\w+ )?pain\b|\bhave much (?!to\b|more\b|of\b|in\b)|\b(?:I|we|they) \w+ always\b/i,
  /^(?:yesterday|last (?:night|week|month|year)),? (?:I|we|he|she|they|my \w+) (?:have|has) /i,
  /\b(?:am|are|is) (?!two|three|four|five|six|seven|eight|nine|ten|a\b|an\b|\d|been)(?:[\w']+ ){1,2}since (?:last|this|\d|january|february|march|april|may|june|july|august|september|october|november|december|\w+day)\b/i,
  /\b(?:am|are|is) \w+ing (?:\w+ ){0,2}(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|many) (?:years|months|weeks)\b(?! (?:ago|old|on|off))/i,
  /\bI (?:was|am) (?:nurse|teacher|engineer|doctor|driver|cleaner|student|lawyer|cook|accountant|builder|farmer)\b/i,
  /\b(?:goes|go|works?|lives?|stays?) (?:\w+ ){0,4}since (?:the|my|our|last)\b/i,
  /\b(?:na (?:so|only|me|like|him|the)|wey|canna|dinna|didna|wouldna|winna|sha|una|wetin|dem|ehn|lah|leh)\b| o[.!]?$/i,
  /\b(?:I|we|they) already (?:say|tell|do|go|eat|see|ask|explain)\b|\b(?:did|didn't|does|doesn't) (?:\w+ )?(?:went|came|said|told|has|gave|saw|made|took|wants|goes)\b/i,
  /\b(?:the|my|his|her) (?:life|work|boss|mother|wife|son|husband|father|daughter|friend|English|language) (?:don't|have|are|were|say|want|think|come|go|work|like|not)\b(?<!\b(?:and|did|does|do|makes?|made|let|help|see|saw|hear|heard|watch|so|if|with|about|of) (?:the|my|his|her) \w+ \w+)/i,
  /\b(?:like|as) (?:stone|brake|dentist|child|baby|stranger|machine|robot|ghost|dog|animal|crazy man|old man|king|prison)\b/i,
  /\bI (?:have|had) (?:big|small|bad|good|new|old|nice|strong) (?:problem|pain|fear|job|boss|house|family|dream)\b|\bmake (?:a party|sport)\b/i,
  /(?<!\b(?:would|does|did|could|can|will|should|might|let|make|made|and|help) )\b(?:he|she|it|my \w+|who) (?:always |never |also |only |sometimes |still )(?:say|go|want|make|think|know|tell|come|work|need|have|speak|take|give|ask|call|cry)\b/i,
];

/** English as it is learnt, a dialect, or a spelling of one's own: nothing of it is read back. */
export function isLearnt(text: string): boolean {
  return isOwnTongue(text) || LEARNING.test(text) || LEARNS.some((shape) => shape.test(text));
}
