import type { AnswerShape } from '#companion/bank.schema.ts';
import { withoutLead, withoutTail } from '#companion/realise/lead-words.ts';
import { mayStand, mayTell } from '#companion/realise/may-tell.ts';
import { PAST } from '#companion/realise/past-verbs.ts';
import { isOwnTongue } from '#companion/realise/whole-clause.ts';
import { countWords, lowerFirst } from '#companion/understand/plain-text.ts';

// Why is this hard? "That he leaves", "him leaving" and "he leaves" answer the same question, and each fits another
// sentence of ours. What an answer is shows in how it opens; what is not surely one of these is none.

export interface ShapedAnswer {
  shape: AnswerShape;
  /** With its "I" and "my" still in it, without what only led up to it. */
  said: string;
}

const MOST = 13;
const THING_MOST = 6;
const CLAUSE_LEAST = 3;

const LED_UP =
  /^(?:(?:just|only|mostly|mainly|probably|prob|probs|maybe|perhaps|definitely|honestly|really|basically|like|still|even|oh|well|um+|idk|dunno|I (?:guess|think|suppose|don't know)|(?:it'?s|it is|it was)(?= (?:that|the way|how|not|him|her|them|being)\b)|that would be|that'd be|the (?:main )?(?:thing|worst|fear|hardest)(?: (?:part|bit|thing))? (?:is|was)|always)[, ]+)+/i;
const TRAILED = /[, ]+(?:mostly|mainly|probably|maybe|really|I (?:guess|think|suppose)|most of all|most|too|as well)$/i;

const SUBJECT =
  "(?:I|I'm|I've|I'd|I'll|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they'd|they'll|we|we're|it|it's|nobody|no one|everyone|everybody|people|my|his|her|our|their|the|there's)";
const THAT = new RegExp(`^that (?=${SUBJECT}(?![\\w']))`, 'i');
const CLAUSE = new RegExp(`^${SUBJECT}(?![\\w']) `, 'i');
const FOR = /^for (?:him|her|them|us|me|people|everyone|somebody|someone|it|my \w+|the \w+) to (?!be honest)\w+/i;
const TO = /^to (?!be (?:honest|fair)\b|tell you\b|my\b|the\b|him\b|her\b|them\b|work\b|school\b|me\b)\w+/i;
/** Bare verbs that somebody else is wished to do. */
const WISHED =
  /^(?:not|stop|start|be|say|ask|listen|help|leave|let|tell|talk|trust|understand|see|call|come|stay|give|treat|apologi[sz]e|believe|care|notice|take|make|accept|look|respect|admit|try)\b/i;
const DOING =
  /^(?:(?:him|her|them|people|everyone|everybody|my \w+|not|never|always|still|just) ){0,2}(?!(?:thing|something|nothing|everything|anything|morning|evening|during|king|ring|bring|wedding|feeling|wing|spring|string)\b)\w{2,}ing\b(?! (?:I|he|she|they|we)\b)/i;
const HOW = /^(?:how|the way) (?:I|he|she|they|we|it) \w+/i;
const WHEN =
  /^(?:when|whenever|as soon as|after|before|during|while|if) \w+|^(?:at|in the|on|on the|over the|every) (?:night|nights|evenings?|mornings?|afternoons?|weekends?|day|days|work|school|home|bed|dinner|breakfast|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
const DETERMINED = /^(?:the|my|his|her|their|our|some|a|an|more|less|somebody|someone|enough|another)\b/i;
/** A verb in it, of now or of then: it is no thing alone. */
const VERB = new RegExp(
  String.raw`\b(?:I|he|she|they|we|it|is|are|am|has|have|do|does|don't|doesn't|can|can't|could|will|won't|would|says?|goes|keeps?|wants?|makes?|gets?|\w+'s (?:still|not|always|already|gone|there|here|been|on|in|at)|because|cos|but|if|when|so|and then)\b|\b${PAST}\b`,
  'i',
);
const PERSON =
  /^(?:(?:only|just) )?((?:my|the|our) (?:\w+ )?(?:mum|mom|mam|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|sister|brother|son|daughter|friend|mate|boss|manager|teacher|tutor|doctor|gp|nan|gran|grandma|grandad|aunt|uncle|cousin|therapist|counsellor|flatmate|roommate|colleague))$/i;
const PERSONS =
  /^(?:(?:only|just) )?((?:my|the|our) (?:\w+ )?(?:parents|friends|mates|family|sisters|brothers|kids|children|colleagues))$/i;
const TO_US = /\b(?:you|your|u)\b/i;
/** What somebody does by habit, without its "I". */
const DOES =
  /^(?:I )?(?:(?:just|mostly|usually|often|always) )*(?:go|watch|scroll|drink|eat|cry|lie|sit|stay|play|read|listen|call|ring|text|walk|smoke|clean|shout|scream|pretend|hide|sleep|work|stare|think|overthink|check|look|tidy|cook|run|leave|smile|nod|freeze|give in|say (?:nothing|sorry|yes)|get (?:up|out)|keep (?:busy|quiet|going)|put on)\b/i;
const WORD = /^(?:sorry|thank you|thanks|goodbye|bye|no|stop|hello|congratulations)$/i;
const ORDER =
  /^(?:please )?(?:leave|stop|shut up|get (?:out|lost|off)|go away|listen|help|don't|do not|let me|give me|look|be nice|come (?:back|home)|call me|trust me|believe me|grow up|back off)\b/i;
/** "They'd laugh", "it might go wrong": what is not yet, in two words as well. */
const WOULD =
  /^(?:he|she|they|I|it|we|everyone|people|nobody|my \w+)(?:'d|'ll| would| will| might| could|'m going to|'s going to|'re going to) \w+/i;
const THEIRS = /^(?:he|he's|she|she's|they|they're|it|it's|my \w+|his \w+|her \w+|their \w+|people|everyone) /i;
const LIKE =
  /^(?:(?:really|so|pretty|quite|very|a bit|kind of|kinda|just|absolutely) )*(?:weird|strange|odd|awful|terrible|horrible|exhausting|boring|hard|tough|rough|embarrassing|humiliating|stressful|scary|confusing|frustrating|annoying|tiring|draining|intense|overwhelming|difficult|heavy|painful|unfair|unreal|empty|quiet|chaotic)(?: and (?:\w+ )?\w+)?$/i;
const NOTHING = /^(?:nothing|anything|everything|all of it|both|none|neither|not much|no idea|nobody|no one)\b/i;

/** An answer without what people put before and after it, and it says nothing: "mostly", "I guess". */
export const withoutShrug = (answer: string): string =>
  withoutTail(withoutLead(answer.replace(/[.!…;, ]+$/, '')))
    .replace(LED_UP, '')
    .replace(TRAILED, '')
    .replace(/[.,;:\s]+$/, '');

/** The first sentence of an answer by its shape, of those that a frame can hold; null where it is surely none of them. */
export function shapeOf(answer: string, shapes: ReadonlySet<AnswerShape>): ShapedAnswer | null {
  const [first = ''] = answer.trim().split(/(?<=[.!?…;])\s+|\s+-+\s+|\n/);
  const said = withoutShrug(first);
  const word = first
    .replace(/[.!…;, ]+$/, '')
    .replace(LED_UP, '')
    .replace(TRAILED, '');
  if (shapes.has('word') && WORD.test(word)) return { shape: 'word', said: word.toLowerCase() };
  if (said === '' || /[?"]/.test(first) || countWords(said) > MOST || isOwnTongue(said)) return null;
  return found(said, shapes);
}

function found(said: string, shapes: ReadonlySet<AnswerShape>): ShapedAnswer | null {
  const as = (shape: AnswerShape, text = said): ShapedAnswer | null =>
    shapes.has(shape) ? { shape, said: lowerOf(text) } : null;
  const person = PERSON.exec(said)?.[1];
  if (person !== undefined && shapes.has('person'))
    return as('person', person.replace(/^the (?=wife|husband)/i, 'my '));
  const persons = PERSONS.exec(said)?.[1];
  if (persons !== undefined && shapes.has('persons')) return as('persons', persons);
  if (shapes.has('like') && LIKE.test(said)) return as('like');
  // Their own words to somebody else, and kept as they are.
  if (shapes.has('order') && ORDER.test(said) && mayStand(said.replace(/\byou\b/gi, ''))) return as('order');
  if (!mayStand(said)) return null;
  // Behind our "that" it need not stand by itself.
  if (THAT.test(said))
    return countWords(said) >= CLAUSE_LEAST && !TO_US.test(said) ? as('that', said.replace(THAT, '')) : null;
  if (shapes.has('does') && DOES.test(said) && !/[,;]/.test(said)) return as('does', said.replace(/^I /, ''));
  if (NOTHING.test(said) || TO_US.test(said)) return null;
  if (WHEN.test(said)) return as('when');
  if (HOW.test(said)) return as('how');
  if (FOR.test(said)) return as('for', said.replace(/^for /i, ''));
  if (TO.test(said)) return as('to');
  if (shapes.has('wish') && WISHED.test(said)) return as('wish');
  if (DOING.test(said) && !/,/.test(said)) return as('doing');
  if (DETERMINED.test(said) && countWords(said) <= THING_MOST && !VERB.test(said) && !/,/.test(said))
    return as('thing');
  if (!CLAUSE.test(said) || /,/.test(said)) return null;
  if (shapes.has('would') && WOULD.test(said)) return as('would');
  if (!mayTell(said, MOST)) return null;
  if (shapes.has('theirs') && THEIRS.test(said)) return as('theirs');
  return as('clause');
}

const lowerOf = (text: string): string => (/^I\b/.test(text) ? text : lowerFirst(text));
