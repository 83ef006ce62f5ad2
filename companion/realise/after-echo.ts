import type { Scene } from '#companion/policy/plan.ts';
import { holdsAStep, wasUsed } from '#companion/state.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { strip } from './anchors.ts';
import { carrier, freshOf, isAskedOut, linesOf, STOCK_LINES } from './beside-echo.ts';
import { type Wording, wordings } from './choose-wording.ts';
import { kindOf } from './clause-kinds.ts';
import { asksTold } from './just-told.ts';

const written = writtenIn('realise/after-echo');

/** A line to the kind of clause and no more: a question with the person's own words in it says more. */
export function fitsAnyPiece(source: string, scene: Scene): boolean {
  const kinds = Object.keys(scene.lines.families).filter((name) => name.startsWith('plainly_'));
  return linesOf([...STOCK_LINES, ...kinds, 'beside_did', 'beside_doesnt'], scene).includes(source);
}

/** "What happened next?", "What comes after it?": a story is asked for where a state was told. */
const ASKS_FOR_MORE = new Set(['was_so', 'does']);
const ANSWERS = /^(?:yes|yeah|yep|no|nah|ok|okay|right|well)\b/i;
/** One's own lot is not judged, and of others one has a view. */
const JUDGES = /\bmake of that\b/;
const FEELS = /\bthat like for you\b/;
const AHEAD = written('ahead');

/** What can be asked after nearly anything of its kind: after words that would else stand alone, and where none was asked just now. */
export function plainAsks(scene: Scene): Wording[] {
  const { read, state, lines, tone, seed, grammar } = scene;
  const clause = carrier(read.clauses);
  const kind = clause === undefined ? null : kindOf(clause.text);
  if (
    !grammar.turnsClauses ||
    read.words < 4 ||
    countWords(strip(clause?.text ?? '')) < 3 ||
    ANSWERS.test(read.clean) ||
    ASKS_FOR_MORE.has(kind ?? '') ||
    AHEAD.test(read.clean)
  )
    return [];
  // With a step in hand the talk is nearly done, and a stock question would open it again.
  if (holdsAStep(state) || isAskedOut(state)) return [];
  const family = lines.families[`beside_${kind ?? 'is_so'}_ask`] ?? lines.families.beside_is_so_ask;
  const own = /\b(?:I|I'm|I've|my|me|we|our)\b/.test(clause?.text ?? '');
  return wordings(family, tone, {}, state, seed).filter(
    ({ source, text }) => !wasUsed(state, source) && !asksTold(text, scene) && !(own ? JUDGES : FEELS).test(text),
  );
}

/** Where nothing is known of a message but that it tells something: an open question is better than a receipt. */
export function pieceAsks(scene: Scene): Wording[] {
  const { state, read } = scene;
  if (holdsAStep(state) || state.asked > 0 || isAskedOut(state) || read.words < 4 || ANSWERS.test(read.clean))
    return [];
  return freshOf(['beside_piece_ask'], scene);
}

/** What is true of things told in a row. */
export function listWords(scene: Scene): Wording[] {
  return freshOf(['beside_list'], scene);
}
