// Why is this hard? "Two days off sounds alright. Mon and Tue maybe" and "no, I meant yes" are a yes with its details, and "no
// shakes" in front of it is the answer to a warning. So a yes is looked for in every sentence, and only a no or a "but" in
// that same sentence takes it back.

/** What a message says to an idea that was put up just now. */
export type SaidToIdea = 'yes' | 'half' | 'no';

const MEANT_YES =
  /\b(?:I (?:meant|mean|said|was saying)|that was|it's|it is) (?:a )?(?:yes|yeah|ok|okay)\b|\byes to (?:the|that|this|it|both|trying|doing)\b/i;
const GOOD =
  '(?:(?:really |quite |pretty |very |actually |probably |all |a |like a )*(?:good|ok|okay|alright|right|fine|doable|manageable|possible|sensible|reasonable|fair|nice|helpful|useful|realistic|easy(?: enough)?|plan|great|perfect|better|lovely)(?: (?:idea|plan|thing|enough|start|shout|one))?)';
const TAKES: readonly RegExp[] = [
  /^(?:(?:yes|yeah|yep|ok|okay|sure|alright|fine|hm+)[ ,.!]+)+(?:the|that|this) (?:[\w-]+ ){0,4}(?:one|idea)\b/i,
  new RegExp(
    `\\b(?:sounds?|(?:one|idea|bit) is|seems?|looks?|feels?|would be|might be|could be|that's|thats|that is|it's) ${GOOD}`,
    'i',
  ),
  /\b(?:I(?:'ll| will| can| could|'d| would|'m going to|'m gonna| am going to| think I(?:'ll| will| can| could)| (?:guess|suppose) I (?:can|could|will|might))|gonna|going to|let's|happy to|willing to|(?:want|like) to) (?:just |maybe |probably |definitely |at least )?(?:try|do|give|start with|go (?:with|for)|use|manage|have a go|attempt)\b(?! (?:nothing|anything|something|what|to (?:sleep|forget|ignore)|in|without|up)\b)/i,
  /\bworth (?:a (?:try|go|shot)|trying)\b|\b(?:good|nice|great|fair) (?:idea|plan|shout|call|suggestion)\b|\bmakes sense\b|\bI like (?:that|the|this|it)\b|\bcount me in\b|\bwhy not\b|\bwill do\b|\b(?:that|it|this) (?:could|might|would|should) (?:work|help)\b/i,
];
const PLAIN =
  /^(?:(?:yes|yeah|yep|yup|ya|yh|ok|okay|k|sure|alright|all right|fine|cool|good|great|perfect|right|please|definitely|absolutely|of course|go on(?: then)?|deal|then|thanks|thank you|lol|haha)\b[ ,.!]*)+$/i;
const TURNS_DOWN =
  /n't\b|\b(?:(?<!why )not|never|no way|cannot|neither|rather|if only|impossible|hate)\b|\bbut (?!ok|okay|fine|yes|sure|only\b|I'll|I will|maybe (?:I|on|next|after)|not (?:today|tonight|yet|tomorrow|now))/i;
/** Somebody else is good, or does something. */
const OF_OTHERS = /^(?:(?:and|yes|yeah|well)[ ,]+)*(?:he|she|they|my|his|her|we|mum|mom|dad|people)\b/i;
const HALF =
  /^(?:(?:hm+|um+|well|ok|okay|yeah|oh|er)[ ,.]+)*(?:maybe|perhaps|possibly|not sure|I'm not sure|I don't know|dunno|idk|we'll see|I (?:guess|suppose)(?: so)?|might do|could do|sort of|kind of|I'll think about it|let me think)\b/i;
const NO =
  /^(?:(?:hm+|um+|well|sorry|honestly|ok|lol|oh)[ ,.]+)*(?:no+|nah|nope|neither|not (?:really|for me|that|those)|I (?:can't|won't|couldn't|don't want)|no thanks|rather not|I'd rather not|(?:that|it|this) (?:won't|doesn't|wouldn't|isn't))\b/i;
const MEANS_OTHER = /^(?:no|nah)[ ,.]+(?:shakes?|worries|problem|idea|he|she|they|my|it (?:was|happened)|there)\b/i;

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|,\s+(?=(?:I|let's|but|that|it)\b)/i);

/** "Saturday?", at the end of a yes: a day, and no question. */
export const DAY_ASKED =
  /(?:^|[.!,] )(?:maybe |on |say )*(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|evening|afternoon|night))?\?+$/i;

/** Read by the sentence: yes, half or no; null where it says something else. */
export function saidToIdea(text: string): SaidToIdea | null {
  if (/\?\s*$/.test(text) && !DAY_ASKED.test(text)) return null;
  if (MEANT_YES.test(text)) return 'yes';
  const sentences = sentencesOf(text);
  const takes = (one: string) =>
    !TURNS_DOWN.test(one) && !OF_OTHERS.test(one) && (PLAIN.test(one) || TAKES.some((words) => words.test(one)));
  const objects = sentences.some((one) => /^but\b/i.test(one) && TURNS_DOWN.test(one));
  if (NO.test(text) && !MEANS_OTHER.test(text)) return sentences.slice(1).some(takes) ? 'half' : 'no';
  if (HALF.test(text) && !sentences.some((one) => takes(one) && !HALF.test(one)))
    return sentences.some((one) => TAKES.some((words) => words.test(one)) && !TURNS_DOWN.test(one)) ? 'yes' : 'half';
  if (objects) return null;
  return sentences.some(takes) ? 'yes' : null;
}

const DAY =
  '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?';
const ONLY_DAYS = new RegExp(
  `^(?:(?:maybe|probably|perhaps|on|say|like|ok|yes|yeah|so|then)[ ,]+)*(${DAY}(?:(?:,| and| or| &|/)* ?${DAY}\\b)*)(?:[ ,]+(?:maybe|probably|perhaps|then|I (?:guess|think|suppose)|to start(?: with)?|first|would (?:work|do)|works?))*[.!]*$`,
  'i',
);
const WHOLE = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** "Mon and Tue maybe", in a sentence of its own: the days by their names; undefined where none are named so. */
export function daysIn(text: string): string | undefined {
  const days = text
    .split(/(?<=[.!?])\s+/)
    .map((one) => ONLY_DAYS.exec(one.trim())?.[1])
    .find((one) => one !== undefined);
  return days?.replace(/[a-z]{3,}/gi, (word) => {
    const whole = WHOLE.find((day) => day.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase());
    return whole ?? word;
  });
}
