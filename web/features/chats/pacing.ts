/** Milliseconds before the first words: long enough to breathe, short enough not to wait. */
export const THINKING_MIN = 700;
export const THINKING_MAX = 1600;
/** About twice a calm reader's speed, so that pacing never holds anybody back. */
const CHARACTERS_PER_SECOND = 90;
const LONGEST_WRITING = 4500;

/** How long the arch breathes before a finished reply of this length begins to show, in milliseconds. */
export function thinkingPause(text: string): number {
  return Math.min(THINKING_MAX, THINKING_MIN + text.length * 2);
}

/**
 * UTF-16 units of a finished reply to show `elapsed` milliseconds after its first word.
 * Ends on a word's end, never inside a surrogate pair, and shows all of it after at most
 * 4.5 seconds.
 */
export function pacedLength(text: string, elapsed: number): number {
  const duration = Math.min(LONGEST_WRITING, (text.length / CHARACTERS_PER_SECOND) * 1000);
  if (elapsed >= duration) return text.length;
  const reached = Math.floor((elapsed / duration) * text.length);
  const wordEnd = text.slice(reached).search(/\s/);
  return wordEnd < 0 ? text.length : reached + wordEnd;
}
