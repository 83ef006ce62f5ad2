import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/ask-now');

const NOW = written('now');
const ASKED_AT = 'asked-now';
const ASKED_LATE = 'asked-late';
/** So many replies later the same evening is still meant. */
const HOLDS_FOR = 8;

/** Notes that something was asked for that can be done now, or asked for at night. Call once a turn. */
export function noteNow({ state, read, grammar, localHour }: Scene): void {
  if (!grammar.turnsClauses) return;
  const asks = read.acts.has('ask_advice') || read.acts.has('wish_do');
  const urgent = /\b(?:right now|this minute)\b/i.test(read.clean) && !read.question;
  const marks = [
    ...(NOW.test(read.clean) && (asks || urgent) ? [ASKED_AT] : []),
    ...(asks && isNight(localHour) ? [ASKED_LATE] : []),
  ];
  for (const mark of marks) state.signs = { ...state.signs, [mark]: state.turn + 1 };
}

function lately({ state }: Scene, mark: string): boolean {
  const at = state.signs?.[mark];
  return at !== undefined && state.turn + 1 - at <= HOLDS_FOR;
}

/** Help for this evening or this minute was asked for: a day in the week would be no answer. */
export function isForNow(scene: Scene): boolean {
  return lately(scene, ASKED_AT);
}

/** The same, or asked late at night, where nothing is open: what can be done at home goes first. */
export function isLate(scene: Scene): boolean {
  return isForNow(scene) || lately(scene, ASKED_LATE);
}

const NIGHT_FROM = 22;
const NIGHT_UNTIL = 6;

/** Late, where nothing is open and nobody can be asked. */
export function isNight(hour: number | null): boolean {
  return hour !== null && (hour >= NIGHT_FROM || hour < NIGHT_UNTIL);
}
