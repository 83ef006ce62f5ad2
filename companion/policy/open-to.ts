import { maybe, type Part, type Scene } from './plan.ts';

const OPEN_AT = 'open-asked';
/** "What's on your mind most about it?" in every other reply was named first among what readers disliked. */
const RESTS = 4;

/** A question that is open to anything, with at least so many turns between two of them; null where it is too soon. */
export function openTo({ state }: Scene, family: string, rests = RESTS): Part | null {
  const last = state.signs?.[OPEN_AT];
  if (last !== undefined && state.turn - last < rests) return null;
  state.signs = { ...state.signs, [OPEN_AT]: state.turn };
  return maybe(family);
}
