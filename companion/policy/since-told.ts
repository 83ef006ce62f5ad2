import { onlySince } from '#companion/understand/plain-clauses.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { close, line, type Plan, plan, question, type Scene } from './plan.ts';

/** "desde enero más o menos": since when, and nothing else. It is noted; quoted it would be a riddle. */
export function sinceTold(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (lines.families.since_noted === undefined || read.since === null || !onlySince(read.clean, grammar)) return null;
  const since = upperFirst(read.since);
  return plan('since', 'explore', [line('since_noted', { since }), state.asked >= 2 ? close(scene) : question]);
}
