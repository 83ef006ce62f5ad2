import type { Scene } from './plan.ts';

const NOW = /\b(?:right now|now|tonight|this (?:minute|evening|hour)|at this hour|today)\b/i;
const ASKED_AT = 'asked-now';
/** So many replies later the same evening is still meant. */
const HOLDS_FOR = 5;

/** Notes that something was asked for that can be done now. Call once a turn. */
export function noteNow({ state, read, grammar }: Scene): void {
  const asks = read.acts.has('ask_advice') || read.acts.has('wish_do');
  const urgent = /\b(?:right now|this minute)\b/i.test(read.clean) && !read.question;
  if (grammar.turnsClauses && NOW.test(read.clean) && (asks || urgent))
    state.signs = { ...state.signs, [ASKED_AT]: state.turn + 1 };
}

/** Help for this evening or this minute was asked for: a day in the week would be no answer. */
export function isForNow({ state }: Scene): boolean {
  const at = state.signs?.[ASKED_AT];
  return at !== undefined && state.turn + 1 - at <= HOLDS_FOR;
}
