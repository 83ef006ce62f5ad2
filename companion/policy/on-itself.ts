import { weightyWords } from '#companion/realise/weighty-words.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { type Plan, plan, type Scene } from './plan.ts';

/**
 * What weighs most in a story, told back in few words before any line of ours, and no question behind it. Null where it
 * may not be told.
 */
export function onItself(scene: Scene, apart: Understanding): Plan | null {
  const text = weightyWords(scene, apart);
  return text === null ? null : plan('reflect', 'explore', [{ kind: 'told', text }]);
}
