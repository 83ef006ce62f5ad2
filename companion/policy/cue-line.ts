import { hash32 } from '#companion/hash.ts';
import { fill } from '#companion/realise/choose-wording.ts';
import { wasUsed } from '#companion/state.ts';
import type { Part, Scene } from './plan.ts';

/** A line of a cue that was not said yet; null where all were. */
export function freshLine(lines: readonly string[], { state, seed }: Pick<Scene, 'state' | 'seed'>): string | null {
  const fresh = lines.filter((one) => !wasUsed(state, one));
  const one = fresh[hash32(`${seed}:cue`) % Math.max(1, fresh.length)];
  return one === undefined ? null : fill(one, {});
}

/** The word to the concrete thing in the message, for a reply that goes on with something else; null where there is none. */
export function cueLine(scene: Scene): Part | null {
  const said = freshLine(scene.read.cues[0]?.line ?? [], scene);
  return said === null ? null : { kind: 'meaning', text: said };
}

/** "That's what you're afraid of" says no more than the frame it would stand for. */
const OF_SAYINGS = /^said-/;

/** The same, where it is about the thing itself: no whole matter, and no way of telling. */
export function thingLine(scene: Scene): Part | null {
  const [cue] = scene.read.cues;
  return cue === undefined || cue.wide === true || OF_SAYINGS.test(cue.id) ? null : cueLine(scene);
}
