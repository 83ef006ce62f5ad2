import { isNowhere, quick, quickPattern } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? "My mum is gonna kill me if she finds out" is what everybody says of a strict mother, and the trained
// model hears somebody in mortal danger in it, most of all in "if she finds out". So the whole saying is said plainly,
// with its condition, before anything is read. Who is hit, threatened or afraid says the same words and means them.

const written = writtenIn('safety-flow/sayings');

const ELDERS =
  '(?:mums?|moms?|mam|mummy|mama|ma|dads?|daddy|papa|parents|folks|mother|father|teachers?|tutor|boss|manager|supervisor|coach|sister|brother|nan|gran|grandma|grandad|aunt|auntie|friends?|bestie|mates?|flatmate|housemate|roommate|landlord|landlady|colleagues?|team|neighbours?|family|wife|husband|missus|partner|girlfriend|boyfriend|gf|bf)';
const WHO = `(?:(?:my|the|our|her|his) )?(?:\\w+ )?${ELDERS}|s?he|they|everyone|everybody`;
const WILL =
  "(?:'?ll|'?s|'?re|'?d|s| is| are| will| would| might| could)?(?: (?:so|literally|actually|honestly|totally|absolutely|probably|prob|properly|just|gonna|gunna|going to|about to|be|fully))*";
const KILL = '(?:kill|murder|slaughter|skin|crucify|end) (?:me|us)(?: alive| dead)?';
/** "If she finds out", "when he sees it", "if they knew about it". */
const ONCE_KNOWN = `,? ?(?:if|when|once|wen) (?:${WHO}|any ?one) (?:ever |actually )?(?:finds?|found|sees?|saw|hears?|heard|knew|knows?|notices?|noticed|reads?|learns?|discovers?|catch(?:es)?|gets? (?:to know|home and sees))(?: (?:me|us))?(?: (?:out|this|that|it))?`;

const WILL_KILL = quickPattern(`\\b(${WHO})${WILL} ${KILL}\\b(?:${ONCE_KNOWN})?`, 'gi');
const AM_DEAD = quickPattern(
  `\\b(?:i'?m|i am|i'?d be|i'?ll be|i will be|i would be|we'?re|we are) (?:so |literally |absolutely |totally |basically |actually |gonna be |going to be )*(?:dead meat(?:${ONCE_KNOWN})?|(?:dead|toast|done for|finished|screwed)${ONCE_KNOWN})`,
  'gi',
);

/** "I'd rather be dead than be seen in that": over clothes, food or a show, and not over a person, a place or a day to come. */
const RATHER_DEAD = written('rather-dead', 'gi');

/** Beside one of these, anywhere in the talk, it may be no saying. */
const IN_EARNEST = quick(
  /\b(?:hits?|hitting|beats?|beaten|beating|belt|slap\w*|smack\w*|punch\w*|kick(?:s|ed|ing) (?:me|us)|push(?:es|ed) (?:me|us)|grab\w*|chok\w*|strangl\w*|throw\w*|threw|kni(?:fe|ves)|guns?|weapons?|gang|dealers?|owe|debts?|loan shark|bruis\w*|blood|bleed\w*|cut(?:s|ting)? (?:me|my)|stab\w*|hurts? (?:me|us|my)|hurting me|scared|afraid|terrified|frightened|fear|threat\w*|drunk|drinks|stepdad|stepfather|stepmum|stepmother|violen\w*|abus\w*|touch(?:es|ed|ing)? me|lock(?:s|ed|ing)? me|run(?:ning)? away|marry|married off|honou?r|pregnant|gay|lesbian|trans|really will|would really|no joke|not joking|not kidding|(?:means?|meant) it|i mean it|(?:is|was|are|'s|dead) serious|said (?:s?he|they)(?:'?s|'?ll|'?re| is| are| will| would)|says (?:s?he|they)(?:'?s|'?ll|'?re| is| are| will| would)|(?:promised|swore) (?:to|he|she|they|that (?:he|she|they))|police|social worker|suicid\w*|myself|want to die|wanna die|what s?he does|what (?:happens|goes on) (?:when|at)|(?:my|the|our) (?:bed|bedroom))\b/i,
);
/** Of a partner it is a saying only over something small. */
const PARTNER = /\b(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+|ex|missus|uncle|step\w+)\b/i;
const SMALL = quick(
  /\b(?:spen[dt]\w*|bought|buy\w*|bike|car|van|forg[eo]t\w*|lost|broke|broken|dropp?ed|late|dent\w*|scratch\w*|spil\w*|burnt|tattoo|hair|cake|diet|smok\w+|vap\w+|anniversary|birthday|dinner|washing|shrunk|ruined|plants?|vase|ring|parking|ticket|fine|bet|beer|pub|golf|shoes|dress|sofa|telly|socks?|dishes|bins?)\b/i,
);
/** "He" and "she" need to have been named. */
const NAMED = quickPattern(`\\b${ELDERS}\\b`, 'i');
/** Or it is meant: somebody is left, or it has an hour. */
const LEAVES = quick(
  /\b(?:leav(?:e|ing)|left|break up|divorce|cheat\w*|affair|tell any|told any|tonight|one day|(?:believe|know|sure|think) (?:that )?(?:he|she|my \w+)|(?:comes?|gets?|coming|is) (?:back|home) (?:from|drunk))\b/i,
);

/**
 * A message with "my mum is gonna kill me if she finds out" and "I'm dead when he sees it" said in plain words; untouched
 * where a blow, a fear or a threat was told anywhere in the talk, and of a partner where it is not over something small.
 * English.
 *
 * @param before what was said earlier in this talk
 */
export function withoutSayings(text: string, before: readonly string[]): string {
  if (isNowhere([WILL_KILL, AM_DEAD, RATHER_DEAD], text)) return text;
  const talk = [...before, text].join(' . ');
  if (IN_EARNEST.test(talk) || (PARTNER.test(talk) && (!SMALL.test(text) || LEAVES.test(talk)))) return text;
  return text
    .replace(WILL_KILL, (said, who: string) =>
      /^(?:s?he|they)$/i.test(who) && !NAMED.test(talk) && !SMALL.test(text) ? said : `${who} will moan`,
    )
    .replace(AM_DEAD, 'they will moan')
    .replace(RATHER_DEAD, 'i would hate to');
}
