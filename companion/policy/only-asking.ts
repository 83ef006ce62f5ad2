import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

const written = writtenIn('policy/only-asking');

/** What was tried, or what stands against it. */
const TRIED = written('tried');

/** "I've tried the gym, everyone has headphones in. Any other ideas?": the gym is what is not wanted, and no matter for ideas. */
export function onlyAsking(scene: Scene): Scene {
  const all = sentencesOf(scene.read.clean);
  const asking = all.filter((one) => one.includes('?') || !TRIED.test(one));
  return asking.length === 0 || asking.length === all.length
    ? scene
    : { ...scene, read: scene.reread(asking.join(' ')) };
}
