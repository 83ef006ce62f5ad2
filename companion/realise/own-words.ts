import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import { isLearnt } from './learnt-english.ts';
import { MOST } from './may-tell.ts';
import { isTender } from './openings.ts';
import { heaviest, partsBetweenMarks, partsOf, sideBySide, TURNED } from './told-parts.ts';
import { type Piece, told } from './told-sentence.ts';
import { toldSpan } from './told-span.ts';
import { WHO_I_AM } from './told-worth.ts';

// Why is this hard? A whole message told back is a parrot, a cut one is broken English, and the wrong half of it shows
// that nobody listened. So of every message all that may stand is gathered: its sentences, its clauses, two that stand
// side by side. The one that weighs most is told; and where the heaviest may not be told, none is, for the next best
// would miss the point.

const written = writtenIn('realise/own-words');

/** The least a message of one sentence, or a part of a longer one, has to weigh. */
const WORTH = 0.5;
/** A message of one sentence may be a word longer: every cut would lose something. */
const ALONE = 16;
const SHORT = 4;
const WORTH_OF_SHORT = 1.2;
/** Where the person is not in it at all. */
const WORTH_OF_OTHERS = 0.8;
const SCRAP = 5;
const WORTH_OF_SCRAP = 1.8;
const WORTH_OF_PART = 1.2;
const WORTH_OF_CUT = 1.4;
/** So much may a piece that can't be told weigh more before it is the point that would be missed. */
const MISSED = 0.7;
const LAST = 0.4;
const BUT = /^(?:but|although|though|however|only|also not|not really|or not)\b/i;

/** What they say themselves is the matter, or is not; what stood before it led up to it. */
const THE_POINT = written('the-point');

/** Words are wanted, or the talk is held against us: whatever else stands there, hearing it back is no answer. */
const ASKS_US = written('asks-us');

/** The part of the message that weighs most, told to "you"; null where none may be, or none stands out. */
export function ownWords(scene: Scene, apart: Understanding): string | null {
  const { state } = scene;
  if (!scene.grammar.turnsClauses || (state.plain ?? 0) > 0 || state.level >= 2 || isTender(scene)) return null;
  if (ASKS_US.test(scene.read.clean)) return null;
  if (writesLearnt(scene)) return null;
  const text = bestOf(apart, scene) ?? toldSpan(apart, scene);
  return text === null || wasUsed(state, text) || isParrot(text, scene) ? null : text;
}

/** The last sentence that may be told to whoever wrote it, whatever it weighs: where nothing else is known, it was heard. */
export function lastTold(scene: Scene, apart: Understanding): string | null {
  const { state } = scene;
  if (!scene.grammar.turnsClauses || (state.plain ?? 0) > 0 || state.level >= 2 || isTender(scene)) return null;
  if (ASKS_US.test(scene.read.clean) || writesLearnt(scene)) return null;
  // "She was only lying on the sofa. As soon as I said it I heard my father": what others did is not what was told.
  const speaks = /\b(?:I|I'm|I've|I'd|I'll|me|my)\b/.test(apart.clean);
  for (const sentence of partsBetweenMarks(apart.clean).reverse()) {
    const piece = told(sentence, scene, apart, { most: ALONE });
    if (
      piece !== null &&
      countWords(piece.text) >= SCRAP &&
      (!speaks || /\byou/i.test(piece.text)) &&
      !wasUsed(state, piece.text) &&
      !isParrot(piece.text, scene)
    )
      return piece.text;
  }
  return null;
}

/** So long, a whole message handed back is a parrot. */
const PARROT = 16;
/** A no to what we asked is taken, and not read out. */
const DENIES_FEAR = written('denies-fear');
/** "Your roommate maybe he studies": said while looking for words. */
const LOOSE = written('loose');

const SAME_LEAST = 7;
const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/^so /, '')
    .trim();

/** A reply that only hands the whole message back, or the looking for words in it. */
export function isParrot(text: string, { read }: Pick<Scene, 'read'>): boolean {
  const words = countWords(text);
  // Word for word, with nobody in it to be turned, it is a recording.
  const same = words >= SAME_LEAST && plainly(text) === plainly(read.clean);
  return LOOSE.test(text) || DENIES_FEAR.test(text) || same || (words > PARROT && words >= read.words - 1);
}

/** English is learnt here: one such sentence in the talk, and none of it is handed back. */
export const writesLearnt = ({ read, state }: Scene): boolean =>
  [read.clean, ...state.recent, state.opening ?? ''].some(isLearnt);

function bestOf(apart: Understanding, scene: Scene): string | null {
  const sentences = partsBetweenMarks(apart.clean);
  const found: Piece[] = [];
  const point = sentences.findIndex((one) => THE_POINT.test(one));
  let missed = 0;
  let before: Piece | null = null;
  for (const [at, sentence] of sentences.entries()) {
    const shift =
      (at === sentences.length - 1 ? LAST : 0) -
      (BUT.test(sentences[at + 1] ?? '') ? TURNED : 0) +
      (point < 0 ? 0 : at < point ? -TURNED : LAST);
    const whole = told(sentence, scene, apart, { most: sentences.length === 1 ? ALONE : MOST });
    missed = Math.max(missed, heaviest(sentence) + shift);
    // "I am eighty-one and I have to stop driving": who they are stands in front of the matter.
    const parts = whole === null || WHO_I_AM.test(sentence) ? partsOf(sentence, scene, apart) : [];
    for (const piece of whole === null ? parts : [whole, ...parts])
      found.push({ ...piece, worth: piece.worth + shift });
    if (whole !== null && before !== null) found.push(...sideBySide(before, whole, shift));
    before = whole;
  }
  const best = found.reduce<Piece | null>(
    (one, other) => (one !== null && one.worth >= other.worth ? one : other),
    null,
  );
  if (best === null || missed - best.worth > MISSED) return null;
  return best.worth < leastOf(best, sentences.filter((one) => countWords(one) >= SHORT).length <= 1) ? null : best.text;
}

function leastOf({ text, cut }: Piece, only: boolean): number {
  const words = countWords(text);
  if (cut === true && (words <= SHORT || !/\byou/i.test(text))) return Number.POSITIVE_INFINITY;
  if (cut === true) return words <= SCRAP ? WORTH_OF_SCRAP : WORTH_OF_CUT;
  if (!only) return /\byou/i.test(text) ? WORTH_OF_PART : WORTH_OF_SCRAP;
  if (!/\byou/i.test(text)) return WORTH_OF_OTHERS;
  return words > SHORT ? WORTH : WORTH_OF_SHORT;
}
