import type { Scene } from '#companion/policy/plan.ts';
import { noteUsed, wasUsed } from '#companion/state.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { wordings } from './choose-wording.ts';
import { mayStand } from './may-tell.ts';
import { isTender } from './openings.ts';
import { writesLearnt } from './own-words.ts';
import { told } from './told-sentence.ts';

// Why is this hard? Half of what weighs can't be turned to "you" for sure: "I saw I had still written we". Told wrong it
// shows that nobody listened, passed over it shows the same. In quotation marks it stands as it was written.

const FAMILY = 'weighty_quote';
/** What weighs most of a longer message is told whole. */
const TOLD_MOST = 20;
const LEAST = 3;
const MOST = 22;
/** Where one sentence ends and the next begins is a guess without marks between them. */
const MOST_UNMARKED = 11;
const MARKED = /[.!?…]["'”)]*$/;
const LEADS = /^(?:and|but|so|because|then) /i;
/** What the next piece began with. */
const TAIL = /[\s,]+(?:and|but|so|because|then|there|anyway|well|when|if|that|which|like)$/i;
/** A question wants an answer. */
const ASKS = /\?\W*$/;
const QUOTED = /["“”]([^"“”]*)["“”]/g;

/** What weighs most, told to "you" or as it was written; null where it may not be read back, or was before. English. */
export function weightyWords(scene: Scene, apart: Understanding): string | null {
  const [heaviest] = scene.weighty ?? [];
  if (heaviest === undefined || scene.lines.families[FAMILY] === undefined) return null;
  if (scene.state.level >= 2 || (scene.state.plain ?? 0) > 0 || isTender(scene) || writesLearnt(scene)) return null;
  // Cut from a line without marks it may begin or end with another's words.
  const turned = MARKED.test(heaviest) ? told(heaviest, scene, apart, { most: TOLD_MOST }) : null;
  const text = turned !== null && countWords(turned.text) > LEAST ? turned.text : quoted(heaviest, scene);
  return text === null || wasUsed(scene.state, text) ? null : text;
}

function quoted(heaviest: string, { gate, lines, state, tone, seed }: Scene): string | null {
  // Somebody else's words within theirs have the other marks.
  const bare = heaviest
    .replace(LEADS, '')
    .replace(QUOTED, "'$1'")
    .replace(/[\s.,;:!…—-]+$/, '')
    .replace(TAIL, '');
  const words = countWords(bare);
  const most = MARKED.test(heaviest) ? MOST : MOST_UNMARKED;
  if (words < LEAST || words > most || ASKS.test(heaviest) || /["“”]/.test(bare)) return null;
  if (!mayStand(bare) || !gate.passes(bare)) return null;
  const [frame] = wordings(lines.families[FAMILY], tone, { quote: upperFirst(bare) }, state, seed);
  if (frame !== undefined) noteUsed(state, frame.source);
  return frame?.text ?? null;
}
