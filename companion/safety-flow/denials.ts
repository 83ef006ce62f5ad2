import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? "Nobody is killing themselves", said to a question that misread a story about a shop, holds the very
// words of danger. Read like any other message it raises the alarm that it was meant to end. So what is plainly denied
// is taken out before the message is read for danger, and only what is left can raise anything.

/** After one of these the no is none, or only for now. */
const UNLESS = String.raw`(?! ?(?:(?:my|your|him|her|them)sel(?:f|ves)|(?:my|his|her|their) life|it all)\b)(?! ?(?:,|\.|-)* ?(?:but|except|apart from|besides|unless|until|till|yet|today|tonight|this time|last night|right now|for now|now|any ?more|if|without|before|too|alone|like this|slowly|half|only me|just me)\b)`;
const NOBODY = '(?:nobody|no ?one|none of (?:us|them)|not (?:him|her|anyone|anybody))';
const OTHERS =
  '(?:s?he|they|it|(?:my|our|the) (?:\\w+ )?(?:mum|mom|mam|mother|dad|father|brother|sister|son|daughter|husband|wife|partner|boyfriend|girlfriend|friend|mate|boss|nan|gran|grandad|kids?|lad|boy|girl|baby))';
const NOT =
  "(?:'?s not| is not|'?re not| are not| isn'?t| aren'?t| wasn'?t| was not| hasn'?t| has not| has never| had never| didn'?t| did not|'?s never| doesn'?t| don'?t| does not| do not| won'?t| would never| wouldn'?t| never)";
const DYING = `(?:(?:even |actually |really |ever )?(?:want(?:s|ing)? to |wanna |going to |gonna |about to |talking about |thinking (?:of|about) |planning (?:to |on )?)?(?:die|dying|dead|suicidal|suicide|death|kill(?:ing|s)?|hurt(?:ing|s)?|harm(?:ing|s)?|end(?:ing|s)?|in (?:any )?danger|at risk)(?: (?:(?:him|her|my|your)sel(?:f|ves)|themsel(?:f|ves)|any(?:one|body|thing)|me|us|him|her|(?:his|her|my|their) life|it all))?)`;

/** Of somebody else, or of nobody. */
const OTHERS_DENIED: readonly RegExp[] = [
  quickPattern(
    String.raw`\b${NOBODY}(?:'?s| is| are| was| wants to| will| would| here is| said (?:anything|something) about)? (?:(?:here|talking about|going to|gonna|about to) )*${DYING}\b${UNLESS}`,
    'gi',
  ),
  quickPattern(String.raw`\b${OTHERS}${NOT} ${DYING}\b${UNLESS}`, 'gi'),
  quickPattern(
    String.raw`\b(?:nobody|no ?one)(?:'?s| is| has)? (?:going to |gonna )?(?:lock(?:s|ed|ing)?|hurt(?:ing)?|hitting|threatening|keeping|holding|attack(?:ed|ing)?) (?:me|us|him|her|anyone|anybody)(?: (?:in|out|up|prisoner|anywhere))?\b(?! like\b)${UNLESS}`,
    'gi',
  ),
];
/** Of oneself, and the talk of it itself. */
const OWN_DENIED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:I'?m not|I am not|I was not|I wasn'?t|I don'?t|I do not|I didn'?t|I'?d never|I would never|I would not|I wouldn'?t|I never|I'?ve never) (?:(?:said|say) (?:anything about |that )?(?:i )?)?(?:want to |wanna )?${DYING}\b${UNLESS}`,
    'gi',
  ),
  new RegExp(
    String.raw`\bI (?:do |really |very much |just |only )*(?:want|love|like|intend|plan) to (?:be alive|live|stay alive|go on living|keep living)(?:,? (?:very|so) much)?\b${UNLESS}(?! (?:in|at|on|there|like|where|closer|near|abroad|by)\b)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:not|nothing to do with|it'?s not|this is not|isn'?t|wasn'?t) (?:about )?(?:about |a )?(?:dying|suicide|suicidal|death|killing (?:anyone|anybody|myself))\b${UNLESS}`,
    'gi',
  ),
  /\b(?:keep|keeps|stop|stopped|kept|are|do|who said|why (?:are|do|would) (?:you|u)) ?(?:you |u |we |even |keep )*(?:talk(?:ing)?|ask(?:ing)?|going on|on|bring(?:ing)? up|anything|say(?:ing)?|mention(?:ing)?|with)(?: me)?(?: on)? (?:about |all )?(?:the |this )?(?:suicide|dying|death|killing|danger)(?: stuff| thing| talk)?\b/gi,
  /\bforget (?:about )?(?:(?:my|his|her|the) (?:\w+ )?)?(?:dying|suicide|death)(?: stuff| thing| talk)?\b/gi,
].map(quick);

/** A blow, food or voices that are denied, said after a no: these were never a wish of the person's. */
const ELSE_DENIED: readonly RegExp[] = [
  quickPattern(
    String.raw`\b(?:${OTHERS}${NOT}|${NOBODY}(?:'?s| is| has)?) (?:ever |doing |going to |gonna )?(?:violent|abusive|dangerous|hit(?:s|ting)?|hurt(?:s|ing)?|beat(?:s|ing)?|push(?:es|ing)?|threaten(?:s|ing|ed)?|lock(?:s|ed|ing)?|touch(?:es|ed|ing)?|scar(?:es?|ed|ing)|keeping|holding|attack(?:s|ed|ing)?|laid a (?:hand|finger) on|anything to)(?: (?:me|us|him|her|anyone|anybody|the kids))?(?: (?:in|out|up|prisoner|anywhere))?\b${UNLESS}`,
    'gi',
  ),
  quickPattern(
    String.raw`\bI(?:'?m| am) (?:not|never) being (?:hurt|abused|hit|threatened|attacked|followed)\b${UNLESS}`,
    'gi',
  ),
  quickPattern(
    String.raw`\bI(?:'?m| am|) (?:not|never) (?:scared|afraid|frightened|terrified) of (?:him|her|them|any(?:one|body)|my \w+)\b${UNLESS}`,
    'gi',
  ),
  quickPattern(
    String.raw`\bI(?:'?m| am| do|'?ve|) ?(?:not|don'?t|never) (?:make|making|made) myself (?:sick|throw up|vomit)\b${UNLESS}`,
    'gi',
  ),
];
const OPENS_WITH_NO = /^(?:(?:what|lol|haha|oh|god|omg|wtf|er|um)\W+)*(?:no+|nah+|nope)\b/i;

const without = (text: string, denied: readonly RegExp[]): string =>
  denied.reduce((left, words) => left.replace(words, ' '), text);

/**
 * A message without what it plainly denies. English.
 *
 * @param asked it answers a question about danger that stands on a guess: what the person denies of themselves counts as well
 */
export function withoutDenials(text: string, asked: boolean): string {
  const straight = straighten(text);
  const left = without(straight, asked ? [...OTHERS_DENIED, ...OWN_DENIED] : OTHERS_DENIED);
  const rest = OPENS_WITH_NO.test(straight) || asked ? without(left, ELSE_DENIED) : left;
  return rest === straight ? text : rest.replace(/\s+/g, ' ').trim();
}

const PLAINLY_NOT = quick(
  /\b(?:not|never|don'?t|do not) (?:really |actually |even )?(?:want(?:ing)?|thinking (?:of|about)|planning|trying|feeling like) (?:to )?(?:die|dying|be(?:ing)? dead|kill(?:ing)? myself|suicide)\b/i,
);
/** Beside one of these the no is half a no. */
const HALF_A_NO = quick(
  /\b(?:but|yet|sometimes|exactly|wouldn'?t mind|wak\w+|asleep|sleep|exist\w*|disappear\w*|tonight|today|any ?more|part of me|just (?:want|need) (?:it|this|everything)|stop|over|gone|here|alive|living|easier|better|relief|peace\w*|wish\w*|hop(?:e|ing)|end\w*|die|dying|dead|point)\b/i,
);

/** "Not really wanting to die, I'm just so tired of trying": a no with its reason, and no passive wish beside it. English. */
export const saysPlainlyNot = (text: string): boolean => {
  const straight = straighten(text);
  return PLAINLY_NOT.test(straight) && !HALF_A_NO.test(straight.replace(PLAINLY_NOT, ' '));
};
