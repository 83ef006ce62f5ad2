import { GATHERED_MOVE } from '#companion/safety-flow/ask-gathered.ts';
import { noteUsed } from '#companion/state.ts';
import { firstMet } from './cue-lines.ts';
import type { Scene } from './plan.ts';

/**
 * The question that a talk has earned (gathered.ts), behind a word to the thing just told where there is one: by itself it
 * jumps over what was said, and reads like a form.
 */
export function afterWord<T extends { text: string; move: string }>(reply: T, scene: Scene): T {
  const isEarned = reply.move === GATHERED_MOVE && scene.grammar.turnsClauses && !scene.unsaid;
  const [word] = (isEarned ? firstMet(scene, false) : null) ?? [];
  if (word?.kind !== 'meaning' || word.text === undefined) return reply;
  noteUsed(scene.state, word.text);
  return { ...reply, text: `${word.text} ${reply.text}` };
}
