import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/ask-now');

const NOW = written('now');
const ASKED_AT = 'asked-now';
const ASKED_LATE = 'asked-late';
/** So many replies later the same evening is still meant. */
const HOLDS_FOR = 8;

/** "Right, I'm getting up. Making toast", "it's 2 in the afternoon here". */
const BY_DAY = written('by-day');
const TO_BED = written('to-bed');
const DAY_HOLDS = 2;

/** They say themselves that it is day, or begin theirs, whatever the clock of the device says. */
export function isDayToThem({ read, state, grammar }: Scene): boolean {
  if (!grammar.turnsClauses || TO_BED.test(read.clean)) return false;
  return [...state.recent.slice(-DAY_HOLDS), read.clean].some((text) => BY_DAY.test(text) && !TO_BED.test(text));
}

/** Notes that something was asked for that can be done now, or asked for at night. Call once a turn. */
export function noteNow(scene: Scene): void {
  if (isDayToThem(scene)) scene.localHour = null;
  const { state, read, grammar, localHour } = scene;
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
