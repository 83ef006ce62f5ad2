import { fill } from '#companion/realise/choose-wording.ts';
import { wasUsed } from '#companion/state.ts';
import type { Part, Scene } from './plan.ts';

// Why is this hard? A cue speaks to the whole of a message. A plan with a reason beside it, a correction, a fear of what
// others may think, a bare yes hold a piece that has a word of its own, and the rest of the reply is somebody else's.

const ROW = 3;

/**
 * The word a cue has to one piece of a message, and the question that goes with it where one may still be asked; empty
 * where no cue knows the piece. What surrounds the piece has no say: "what if" is a cue itself.
 */
export function wordTo(piece: string, scene: Scene): Part[] {
  const { state } = scene;
  const fresh = (lines: readonly string[] = []) => lines.find((one) => !wasUsed(state, one));
  const cue = scene.reread(piece).cues.find(
    ({ id, line, wide }) => wide !== true && !id.startsWith('good-') && fresh(line) !== undefined,
  );
  const said = fresh(cue?.line);
  if (said === undefined) return [];
  const ask = state.asked >= ROW || (state.quiet ?? 0) > 0 ? undefined : fresh(cue?.ask);
  return [
    { kind: 'meaning', text: fill(said, {}) },
    ...(ask === undefined ? [] : [{ kind: 'question', text: fill(ask, {}) } as const]),
  ];
}

/** What a plain yes is met with, where a cue asked the question just before it and knows the answer; null elsewhere. */
export function wordToYes({ state, earlier }: Scene): Part | null {
  const asked = (earlier()?.cues ?? []).find(({ ask }) => ask?.some((one) => state.lastReply.endsWith(fill(one, {}))));
  const said = asked?.yes?.find((one) => !wasUsed(state, one));
  return said === undefined ? null : { kind: 'meaning', text: fill(said, {}) };
}
