import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/said-sorry');

/** What was done and said sorry for is still true when words are asked for ten messages later. */
const HOLDS: readonly (readonly [mark: string, told: RegExp])[] = [
  ['said-sorry', /\b(?:said sorry|apologi[sz]ed)\b/i],
  ['own-fault', written('holds-own-fault')],
];
/** Somebody else's sorry is none of one's own. */
const OF_ANOTHER = written('of-another');

/** Notes what a first line would have to know later on. Call once a turn. */
export function noteSorry({ state, read, grammar }: Scene): void {
  if (!grammar.turnsClauses || !/\bI(?:'ve| have)?\b/.test(read.clean) || OF_ANOTHER.test(read.clean)) return;
  for (const [mark, told] of HOLDS) if (told.test(read.clean)) state.signs = { ...state.signs, [mark]: state.turn };
}
