import type { FeelingContent } from '#companion/content.schema.ts';
import type { Hit } from './lexicon.ts';
import { isWord } from './plain-text.ts';

// Why is this hard? Words for feelings are in half of what people tell: a tired old bus, angry birds, a hem let down, a
// customer who screamed. A line on the feeling is only true where somebody says it of themselves, so the words around it
// have to say so: "I'm", "makes me", or the word alone at the head of a sentence.

const SHORT = 3;
/** Words before it that are looked at. */
const NEAR = 12;
const ADVERBS =
  '(?:(?:so|very|really|just|too|a|bit|quite|kind|of|kinda|sort|all|pretty|still|always|also|completely|totally|utterly|absolutely|actually|honestly|constantly|now|proper|pure|dead|well|more|most|mostly|even|such|that|this|only|rather|slightly|fairly|feeling|feel|felt|being|getting|already|again|a lot|little|not|only|like|no|longer|sure|if|tad|wee|fucking|bloody|super|extremely|incredibly|terribly|awfully|a mix|both|and|or|tbh|maybe|probably|partly|half|sick|today|lately|these|days) )*';
/** "I'm so", "I've been", "we both feel": the word after it is what one is. */
const FELT = new RegExp(
  `(?:^| )(?:im|i am|ive been|i have been|id been|i was|i feel|i felt|i get|i got|i go|i went|i stay|i keep|i become|i became|i remain|i sound|i end up|i ended up|were|we are|we feel|makes? me|making me|made me|leaves? me|left me|gets? me|got me|has me|had me|me|myself|woke up|wake up|lie there|lay there|sat there|came home|come home|got home|get home|am|been|feel|felt|feeling) (?:[a-z]+ (?:and|but|or) )?${ADVERBS}$`,
);
/** "I worry", "I really do resent": a verb of one's own. */
const DOES =
  /(?:^| )i(?: (?:just|really|still|always|do|did|constantly|keep|kept|keep on|even|sometimes|so|often|cant stop|cant help|cant stop being|also|honestly|kind of|never stop|totally|completely|would|get|start|started|have|had|have this|have these|have such|cant))* $/;
const NAMED =
  /^(?:anxiety|dread|stress|worry|nerves|anger|rage|resentment|bitterness|frustration|loneliness|isolation|guilt|regret|remorse|shame|embarrassment|humiliation|exhaustion|tiredness|fatigue|burnout|hopelessness|despair|numbness|emptiness|betrayal|rejection|jealousy|envy|grief|confusion|fear|terror|panic|panic attacks?|sadness|sorrow|depression|insecurity|helplessness|relief)$/;
const HOLDS = /(?:^| )(?:my|this|with|from|of|full of|in|such|pure|some|feel|feels like|only|its|and|is|the) $/;
const COMES =
  /^(?:is|was|comes?|came|gets?|got|hits?|wont|never|that i|i feel|in me|in my|just|of it|keeps?|kicks?|sits|eats|back|$|[.,!?;])/;
/** Nothing stands before it but what one begins with. */
const HEAD = new RegExp(
  `^(?:(?:and|but|so|oh|ugh|god|omg|lol|haha|well|yeah|yes|idk|dunno|i think|i guess|i suppose|honestly|tbh|just|been|its|it is|its just|mainly|then|today|now|sometimes|hm+|like) )*${ADVERBS}$`,
);
const STANDS =
  /^(?:$|[.,!?;…\n]|(?:and|but|or|because|cos|cause|that|to|from|today|tonight|tbh|lol|haha|all|as|already|still|again|now|since|i|im|when|if|really|honestly|mostly|right|lately|most|every|with|by|at|of|for|like|though|too|after|in|so|beyond|out|these|this|the)(?: |$))/;
/** What shakes or sweats does so now, and of itself; what was so is told, and no alarm. */
const BODY = /^(?:shaking|trembling|sweating|dizzy|breakdown|meltdown|freak out|losing control|panicked)$/;
const SHAKES =
  /(?:^| )(?:im|i am|i cant stop|i keep|having a|going to|my (?:hands?|body|legs|whole body|knees)(?: are| is| keeps?| wont stop)?|^)(?: \w+)? $/;
const OF_ME = /(?:^| )(?:i|im|ive|id|me|my|myself|feel|feeling)(?: |$)/;

/** The feeling is said as one's own: "I'm worn out", "it makes me so angry", "exhausted tbh", not "the tired old bus". */
export function isOwnFeeling({ phrase, value, from, to }: Hit<FeelingContent>, tokens: readonly string[]): boolean {
  let start = from;
  while (start > 0 && from - start < NEAR && isWord(tokens[start - 1] ?? '')) start--;
  const before = tokens
    .slice(start, from)
    .map((token) => `${token} `)
    .join('');
  const after = tokens.slice(to, to + 3).join(' ');
  // "I don't know what to do with my arms" is no doubt.
  if (phrase.endsWith('what to do') && /^with my(?!self)/.test(after)) return false;
  if (value.id === 'panicky') return !BODY.test(phrase) || before === '' || SHAKES.test(before);
  // "I was happy there": it is over.
  if (
    value.kind === 'warm' &&
    /(?:^| )(?:was|were|used|wasnt|id be|would|could|wish|want|if) (?:\w+ ){0,2}$/.test(before)
  )
    return false;
  if (OF_ME.test(phrase)) return true;
  const stands = STANDS.test(after);
  if (FELT.test(before) || DOES.test(before)) return stands || NAMED.test(phrase);
  if (NAMED.test(phrase) && HOLDS.test(before) && (COMES.test(after) || /(?:^| )(?:my|with|full of) $/.test(before)))
    return true;
  if ((phrase === 'shame' && /^(?:about (?!an? \d|\d)|on |that )/.test(after)) || !stands || from - start >= NEAR)
    return false;
  return HEAD.test(before) || tokens.filter(isWord).length <= SHORT;
}
