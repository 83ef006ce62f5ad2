import { writtenIn } from '#companion/written.ts';
import { left } from './draft-english.ts';
import type { Plan, Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

const written = writtenIn('policy/draft-sent');

const SENT = written('sent');
/** "You're right. Okay. Sent.": the whole of a sentence. */
const ONLY_SENT = written('only-sent');

/** What was put up has been sent or said. */
export const isSent = (clean: string): boolean =>
  SENT.test(clean) || sentencesOf(clean).some((one) => ONLY_SENT.test(one));

/** It is out; what comes back is news of it (step-done.ts). */
export function sentOff(scene: Scene): Plan {
  scene.state.signs = { ...scene.state.signs, 'step-done': scene.state.turn };
  return left(scene, 'draft_sent');
}
