import { countKinds } from './policy/mix.ts';
import type { Plan, Scene } from './policy/plan.ts';
import type { Composed } from './realise/compose.ts';
import { isTender, noteOpening } from './realise/openings.ts';
import { isStock } from './realise/question-choices.ts';
import { noteUsed } from './state.ts';
import { countWords } from './understand/plain-text.ts';

/** Writes into the state what a reply used, asked and held, so that the next ones can differ. */
export function noteReply(scene: Scene, plan: Plan, composed: Composed): void {
  const { state } = scene;
  for (const source of composed.used) noteUsed(state, source);
  const turns = scene.grammar.turnsClauses;
  const echoed = scene.anchors.find((entry) =>
    turns ? composed.anchor?.startsWith(entry.text) : composed.anchor?.includes(entry.bare),
  );
  // What was not given back now may still be worth coming back to.
  const anchor =
    echoed ?? (turns && !isTender(scene) ? scene.anchors.find(({ kind }) => kind === 'clause') : undefined);
  if (turns) {
    noteOpening(composed, scene);
    // What anybody could be asked is not asked twice running.
    if (composed.used.some((source) => isStock(source, scene)))
      state.signs = { ...state.signs, 'stock-at': state.turn };
  }
  if (
    anchor &&
    anchor.score >= 3 &&
    anchor.bare.length <= 90 &&
    (!turns || /\byou/.test(anchor.bare)) &&
    countWords(anchor.bare) >= 4
  )
    state.keep = keepClause(state.keep, anchor.bare);
  if (composed.kinds.has('credit')) state.creditAt = state.turn;
  state.expect = plan.expect;
  if (plan.expect?.kind === 'pick') state.lastOffer = { options: plan.expect.options ?? [], turn: state.turn };
  state.mix = countKinds(state.mix, composed.kinds);
  state.quiet = Math.max(0, (state.quiet ?? 0) - 1);
  state.plain = Math.max(0, (state.plain ?? 0) - 1);
  // Easy questions to somebody of few words: after some of them comes something else.
  if (composed.text.endsWith('?') && scene.read.words <= FEW_WORDS)
    state.signs = { ...state.signs, easy: (state.signs?.easy ?? 0) + 1 };
  state.asked = composed.text.endsWith('?') ? state.asked + 1 : 0;
}

const KEPT = 4;
const FEW_WORDS = 3;

/** The first one is what the person came with; of the others the latest stay. */
function keepClause(kept: readonly string[], fresh: string): string[] {
  const [first, ...rest] = kept.filter((one) => one !== fresh);
  return first === undefined ? [fresh] : [first, ...[...rest, fresh].slice(1 - KEPT)];
}
