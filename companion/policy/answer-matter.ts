import { withoutRuledOut } from './ruled-out.ts';

// Why is this hard? An answer for a matter told two messages ago is worse than none where this message brings another one:
// advice on grief to somebody who asks about the rent. So for advice, views and plain answers alike, the matter has to
// stand in what asks or in the rest of this message; only where neither names any, what was told just before is looked at.

/** "As a friend": said of what somebody is like, and nobody is there. */
const SIMILE =
  /\b(?:like|as if i were|as) an? (?:little |small )?(?:child|kid|baby|toddler|mother|father|friend|brother|sister|dog)\b/g;

/** In small letters and without signs, and without what is denied. */
export const plainly = (texts: readonly string[]): string =>
  texts
    .map(withoutRuledOut)
    .join(' . ')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(SIMILE, ' ');

/** What only makes it an asking, or says when; whatever else stands in the message is what it is about. */
const ASKING =
  /\b(?:what|how|why|when|which|where|who|that|this|there|them|they|then|than|with|from|about|against|into|your|yours|mine|does|could|should|would|can|cant|will|shall|might|must|have|need|want|please|give|gimme|tell|show|suggest|recommend|advice|advise|idea|ideas|tips?|tricks?|suggestions?|thing|things|anything|something|else|some|just|only|even|ever|really|actually|realistically|practically|honestly|possibly|maybe|perhaps|small|little|tiny|simple|easy|quick|practical|concrete|specific|useful|good|better|best|different|other|another|first|second|third|last|latter|former|instead|next|step|steps|start|begin|starting|begun|try|tried|do|doing|done|make|made|help|helps|know|think|reckon|guess|suppose|like|today|tonight|tomorrow|now|right|away|moment|minute|minutes|hour|week|day|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|until|till|through|when|comes|happens|through|it|its|me|my|and|but|for|the|you|one|two|any|got|get|are|was|is|not|dont|im|ive|id|so|at|in|on|to|of|a|an|i|we|our|up|or|if|be|less|more|very|too|all|here|ok|okay|well|thanks|thank|cope|deal|handle|manage|change|fix|go|going|keep|stop|way|ways|am|supposed|bit|lol|again|still|already|yes|no|person|people|man|woman|use|work|works)\b/g;

/** Whoever it is asked about is no matter by themselves. */
const PEOPLE =
  /\b(?:she|her|him|his|their|myself|mother|father|mum|mom|dad|parents?|wife|husband|partner|boyfriend|girlfriend|son|daughter|child|feel|feels|feeling|coming|come|hits|starts|begins|ten|five|twenty|had|has|been|really|age|everyone|somebody|such|situation|place|shoes|position|case|kind|dear|mate)\b/g;

/** So many words name a matter: the rest of an asking, or of a message. */
export const mattersIn = (text: string): number => matterWords(text).length;

const matterWords = (text: string): string[] =>
  plainly([text])
    .replace(ASKING, ' ')
    .replace(PEOPLE, ' ')
    .match(/\p{L}{3,}/gu) ?? [];

/** The sentence that turns away from what was told before it. */
const TURNS =
  /(?<=^|[.!?;\n]\s*)(?:but|anyways?|anyhow|actually|no|the (?:real )?(?:thing|problem|question|worry) is|what I (?:really )?(?:mean|want|need))\b/gi;
/** So many words after the turn, and they are what it is about. */
const TURN_LEAST = 2;

/** What of a message is its matter: where it turns ("But it is the money …"), only what comes after. */
export function focusOf(text: string): string {
  for (const { index } of [...text.matchAll(TURNS)].reverse()) {
    const rest = text.slice(index);
    if (index > 0 && mattersIn(rest) >= TURN_LEAST) return rest;
  }
  return text;
}

/** "It is the money I lie awake over", "my real problem is the rent". */
const NAMES =
  /\b(?:it(?:'s| is|s)|problem is|worry is|trouble is|what bothers me is) (?:really |mainly |mostly |just )*(?:the|my|our|about (?:the|my)) ([a-z]+(?:'s)?(?: (?!I\b|that\b|he\b|she\b|they\b)[a-z]+)?)/i;

/** What a message itself names as its matter; empty where it names none. */
export const namedIn = (text: string): string => NAMES.exec(text)?.[0] ?? '';

/** It goes on about somebody or something told before. */
export const goesOn = (text: string): boolean =>
  /\b(?:he|she|they|him|her|them|this|that)\b|\b(?:about|with|do|change|stop|fix|against|of) it\b/i.test(text);

/** How long, how much, how bad: no matter by itself. */
const MEASURE =
  /\b(?:normal|usual|common|weird|strange|wrong|bad|awful|terrible|silly|stupid|selfish|pathetic|long|soon|late|weeks?|months?|years?|days?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|enough|much|many|really|even|worth|fair|okay|fault|mean|think|reckon|agree|believe|wonder\w*|asking|asked|answer|honest\w*|question|same|sometimes|always|often|lot|every|time)\b/gi;
/** Somebody is brought in here: whoever is "she" after that is nobody told of before. */
const BRINGS_IN =
  /\b(?:my|our) (?:\w+ )?(?:mum|mom|mother|dad|father|parents|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|friends?|mates?|colleagues?|manager|boss|neighbours?|neighbors?|landlord|landlady|flatmate|roommate|teacher|doctor|ex|nan|gran|grandad|aunt|uncle|cousin)\b/i;
const OF_SOMEBODY = /\b(?:he|she|they|him|her|them)\b/i;

/** A message goes on with what was told just before: it speaks of the same people, or of the same thing. */
export function goesOnWith(text: string, before: readonly string[]): boolean {
  if (OF_SOMEBODY.test(text) && !BRINGS_IN.test(text)) return true;
  const known = new Set(before.flatMap((one) => matterWords(one.replace(MEASURE, ' '))));
  return matterWords(text.replace(MEASURE, ' ')).some((word) => known.has(word));
}

/** "Is it normal to feel this lost?": what it is that makes them feel so was told before. */
export const pointsBack = (asked: string): boolean =>
  /\b(?:feel|feeling|be|being) (?:this|so|that|like (?:this|that))\b/i.test(asked);

/** So many, and a message is about something of its own. */
const OWN_LEAST = 3;

/** A question or its message tells of something of its own: nothing told earlier takes its place. */
export const tellsOfItsOwn = (text: string): boolean => mattersIn(text.replace(MEASURE, ' ')) >= OWN_LEAST;
