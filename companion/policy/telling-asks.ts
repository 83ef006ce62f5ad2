import { wordings } from '#companion/realise/choose-wording.ts';
import { answeredAlready } from '#companion/realise/just-told.ts';
import { wasUsed } from '#companion/state.ts';
import { nextAsk } from './next-of-matter.ts';
import { line, type Part, type Scene } from './plan.ts';
import { shownFamily } from './shown-word.ts';
import type { TellingKind } from './telling-kinds.ts';

// What the ordinary turn asks where no line for the concrete thing asks anything.

/** Fewer words than these tell nothing yet: room is left to go on. */
export const TELLS = 4;

/** So many questions in a row, and then a word alone. */
export const ASK_ROW = 2;

/**
 * What goes on from the feeling that a message shows; null where it shows none, or enough was asked. A question that
 * fits anything was called wrong in 119 of 163 places by a blind reader, and "Go on" in 33 of 110: so none is asked.
 */
export function feltAsk(scene: Scene, kinds: readonly TellingKind[]): Part | null {
  const { state, read } = scene;
  if ((state.quiet ?? 0) > 0 || state.asked >= ASK_ROW || state.level >= 2 || read.words < TELLS) return null;
  const felt = kinds[0] === 'harsh' ? null : shownFamily(scene, true);
  return felt === null ? null : freshOf(felt, scene);
}

const ROOM_AT = 'room-left';
/** "Go on" in every other reply was named first among what readers disliked: so many turns between two of them. */
const ROOM_RESTS = 3;

/** Where nothing is known to say and room was left only just now, what anything of its kind can be asked. */
export function kindAsk(scene: Scene, kinds: readonly TellingKind[]): Part | null {
  const { state, read } = scene;
  const left = state.signs?.[ROOM_AT];
  const isFresh = left === undefined || state.turn - left >= ROOM_RESTS;
  if (isFresh || state.asked >= ASK_ROW || (state.quiet ?? 0) > 0 || state.level >= 2 || read.words < TELLS) {
    state.signs = { ...state.signs, [ROOM_AT]: state.turn };
    return null;
  }
  return fromKinds(kinds, '_ask', scene) ?? nextAsk(scene);
}

export function fromKinds(kinds: readonly TellingKind[], ending: string, scene: Scene): Part | null {
  for (const kind of kinds) {
    const part = freshOf(`telling_${kind}${ending}`, scene);
    if (part !== null) return part;
  }
  return null;
}

/** The family, where a line of it was not said yet and asks nothing that was just told. */
export function freshOf(name: string, scene: Scene): Part | null {
  const { lines, state, tone, seed } = scene;
  const [first] = wordings(lines.families[name], tone, {}, state, seed).filter(
    ({ text }) => !answeredAlready(text, scene),
  );
  return first === undefined || wasUsed(state, first.source) ? null : line(name);
}
