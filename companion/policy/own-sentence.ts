import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Addressee } from './addressee.ts';
import { toThem } from './to-them.ts';

// Why is this hard? The best words to say are the person's own, and they come as they are told to us: "just that I'm
// sorry and I miss him". The lead goes, he becomes you, and what can't be turned for sure is left to the person.

const written = writtenIn('policy/own-sentence');

const LEAD = written('lead');
const WISH = written('wish');
const HOW_MUCH = /^how (?:much|badly) (I (?:[\w']+ ){1,5}[\w']+)$/i;
const HOW_FELT = written('how-felt');
/** Where one thought ends and the next one begins, in a row of them: "that I'm sorry and that I miss him". */
const NEXT = written('next');
const IN_A_ROW = /^(?:that|how) /i;
const WORDS_MOST = 45;

/** What the person wants said, as it is said to the one it is for; null where that is not sure. */
export function ownSentence(answer: string, them: Addressee | null, gate: ReflectionGate): string | null {
  if (countWords(answer) > WORDS_MOST) return null;
  const sentences = answer.split(/(?<=[.!;\n])\s+/).flatMap((sentence) => {
    const bare = sentence.replace(LEAD, '').replace(WISH, '').replace(LEAD, '');
    // "I hate that we fight": the "that" in it begins no new thought.
    const pieces = IN_A_ROW.test(bare)
      ? bare.replace(/\bbut that (?=I|it|we|my|he|she|they)/gi, 'but ').split(NEXT)
      : [bare];
    return pieces.map((one) => one.replace(/^that /i, '').replace(/[\s.,;!]+$/, ''));
  });
  const turned = sentences.filter((one) => one !== '').map((one) => turn(one, them, gate));
  if (turned.length === 0 || turned.some((one) => one === null)) return null;
  return turned.map((one) => endWithStop(one ?? '')).join(' ');
}

function turn(clause: string, them: Addressee | null, gate: ReflectionGate): string | null {
  const much = HOW_MUCH.exec(clause)?.[1];
  const felt = HOW_FELT.exec(clause);
  const said =
    much !== undefined ? `${much} so much` : felt !== null ? `${felt[2]?.replace(' am', "'m")} so ${felt[1]}` : clause;
  const soft = said.replace(/^not to /i, "please don't ").replace(/^to (?=\w+ )/i, 'please ');
  if (/["?]|^(?:what|how|why|when|where|who|which|should|shall|do|does|did|can|could|is|are|will|would)\b/i.test(soft))
    return null;
  if (gate.harshName(soft) !== null || HARSH.test(soft)) return null;
  if (
    !/\b(?:I|I'm|I've|I'd|I'll|me|my|you|we|it|it's|that's|please|this|his|her|their|he|she|they|(?:he|she|they)'\w+)\b/i.test(
      soft,
    )
  )
    return null;
  const direct = /\b(?:you|your|u|ur)\b/i.test(soft) && !/\b(?:he|she|him|her|his|they|them|their)\b/i.test(soft);
  const to = direct ? upperFirst(soft.trim()) : toThem(soft, them);
  return to === null ? null : to.replace(/([a-z]{3,}) and (?=(?:I(?:'\w+)?|it(?:'s)?|you(?:'\w+)?) )/, '$1, and ');
}

const HARSH = written('harsh');
