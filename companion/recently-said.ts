import type { Scene } from './policy/plan.ts';
import { tidy } from './understand/tidy.ts';

const tidied = new WeakMap<readonly string[], readonly string[]>();

/**
 * The last messages (`state.recent`), oldest first, in the form of an English `read.clean`. Every wording of every question
 * is held against them, so one list is tidied once; the list itself is never written on, only followed by another.
 */
export function recentlySaid({ state, lines }: Pick<Scene, 'state' | 'lines'>): readonly string[] {
  const known = tidied.get(state.recent);
  if (known !== undefined) return known;
  const clean = state.recent.map((text) => tidy(text, lines.words.slang));
  tidied.set(state.recent, clean);
  return clean;
}
