import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/what-was-meant');

/** "I meant what would you do about the late emails": the question they had put, said once more. */
const MEANT = written('meant');

/** Reads a question that is put once more as the question it is. Call once a turn, before any policy. */
export function readMeant(scene: Scene): void {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2) return;
  const asked = MEANT.exec(read.clean)?.[1];
  if (asked !== undefined) scene.read = scene.reread(`${asked}?`);
}
