import { ASK_KINDS } from './ask-kinds.ts';
import type { Scene } from './plan.ts';
import { sentencesOf, TAG } from './read-apart.ts';

const LEADS =
  '(?:(?:so|and|but|ok|okay|well|then|lol|yeah|yes|no|anyway|also|like|honestly|idk|hi|please|pls|wait|sorry|tbh|just|i mean|actually|really|be honest)[ ,.]+)*';
/** Asked without a mark at the end, as people type. */
const UNMARKED = new RegExp(
  `^${LEADS}(?:(?:what|how|why|when|where|who|which) (?:(?:do|does|did|can|could|should|would|is|are|was|has|have|wo|ca)n?'?t?|am|will|else|if|now|about|even|on earth|long|many|much|old|often|to|happens)\\b|(?:how come|what if|is there)\\b|(?:what|who|where|how|when)'s (?:the|that|this|it|a|wrong|going|your|my)\\b|(?:(?:do|did) )?(?:you|u) (?:really )?(?:think|reckon) (?:I'm|I am|it's|it is|that's|he|she|they)\\b|(?:should|can|could|is|am|are|do|does|did|will|would|shall|was) (?:I|it|he|she|they|we|you|u|this|that|there|my|any ?one|anybody|people|everyone|other \\w+|(?:an?|the) (?:doctor|gp|therapist|person|program|machine))\\b|(?:would|does|do|will|could|can) (?:\\w+ ){1,6}help(?: me)?\\W*$|(?:is|are) (?!(?:just|a bit|so|really|very|all|good|fine|not|too|kinda|pretty|still|also|always|getting|being|ok)\\b)(?:[\\w']+ ){1,6}(?:enough|normal|wrong|bad|ok|okay|weird|snitching|cheating|stupid|silly|safe|dangerous|too \\w+|worth it)(?: (?:or not|though|tho|then))?\\W*$|(?:have|has|did) (?:I|he|she|they|we) [\\w' ]{3,50}\\W*$|(?:why|why not|like what|such as|how so|what for)\\W*$)`,
  'i',
);
/** "What I need is sleep", "when I get home", "could be worse": no questions. */
const NO_QUESTION =
  /^(?:what (?:I|he|she|they|we|you) \w+.*\b(?:is|was)\b|(?:could|would|should|might) (?:be|have)\b|do (?:not|it)\b|(?:can|may|could) I ask\b(?: you)?(?: something| a question)?\W*$|(?:can|could) we (?:just |maybe |please )?(?:talk|speak|chat)\b|what do I do for (?:work|a living)\b|guess what\W*$|(?:do )?you know what\W*$)/i;
/** Asked by somebody in the story, or in quotation marks. */
const REPORTED =
  /["“]|\b(?:he|she|they|people|everyone|my [\w-]+|boss|mum|mom|dad|teacher|doctor|(?!(?:What|Who|How|Does|Did|Can|Is|Are|Do|Will|When|Where|Why|Which|Could|Would|Should|Am|Was|Has|Have|So|And|But|Or|Ok|Okay|Then|Well|It|That|This)\b)[A-Z][a-z]+) (?:\w+ ){0,2}(?:asks?|asked|said|says|(?:goes|went)(?=[ ,:]+(?:["“]|like\b|oh\b|no\b|why\b|what\b|how\b|you\b|are\b|do\b|is\b))|was like|texted|wrote|told me|wonders|wants to know|keeps? asking)\b|\bI (?:\w+ )?(?:asked|told|texted) (?:him|her|them|my|the)\b/;
/** "My sister says I'm cold, is she right?": the end of it is asked here. */
const TAIL = /(?:, | - |; )(?=[^,;]+$)/;
/** "What if she says it's over?": feared, and not told. */
const FEARED = /\bif (?:he|she|they|people|my \w+) (?:says?|asks?|tells? me)\b/i;
/** "Should I just do what he says": it is asked here. */
const DOES_AS =
  /\b(?:do|doing|wait for|wait and see|hear|go with|listen to|follow|believe|ignore) (?:what|as) (?:he|she|they|my \w+) (?:says?|said|wants?|tells? me|told me)\b/i;
/** So many words after the question, and they have gone on. */
const AFTER = 16;

/** Words, as they stand between spaces. */
export const countOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The last question of the message that is one to be answered: not one of somebody in the story. */
export function questionIn({ read }: Pick<Scene, 'read'>): string | null {
  const sentences = sentencesOf(read.clean);
  const asked = sentences.map(askedPart);
  // Of several the one whose kind is known, and of these the last.
  const known = asked.findLastIndex((part) => part !== null && (kindOf(part)?.family ?? 'asks_any') !== 'asks_any');
  const at = known >= 0 ? known : asked.findLastIndex((part) => part !== null);
  if (at < 0 || countOf(sentences.slice(at + 1).join(' ')) > AFTER) return null;
  return asked[at] ?? null;
}

/** The sentence, or what stands after its last comma, where it asks something here. */
function askedPart(sentence: string): string | null {
  if (
    !TAG.test(sentence) &&
    !REPORTED.test(sentence.replace(FEARED, '').replace(DOES_AS, '')) &&
    !NO_QUESTION.test(sentence)
  ) {
    if (/\?\W*$/.test(sentence) || UNMARKED.test(sentence)) return sentence;
  }
  const tail = sentence.split(TAIL)[1];
  // "..., which was worse" tells on.
  if (tail !== undefined && /^(?:which|who|whose|where|when)\b/i.test(tail) && !/\?\W*$/.test(sentence)) return null;
  return tail !== undefined && !TAG.test(sentence) && UNMARKED.test(tail) && !REPORTED.test(tail) ? tail : null;
}

/** What a question asks for. */
export const kindOf = (asked: string) =>
  ASK_KINDS.find(({ words, not }) => words.test(asked) && !(not?.test(asked) ?? false)) ?? null;
