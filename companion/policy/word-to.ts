import { fill } from '#companion/realise/choose-wording.ts';
import { wasUsed } from '#companion/state.ts';
import { asksNow } from './cue-lines.ts';
import { asking, type Part, type Scene, saying } from './plan.ts';

// Why is this hard? A cue speaks to the whole of a message. A plan with a reason beside it, a correction, a fear of what
// others may think, a bare yes hold a piece that has a word of its own, and the rest of the reply is somebody else's.

/**
 * The word a cue has to one piece of a message, and the question that goes with it where one may still be asked; empty
 * where no cue knows the piece. What surrounds the piece has no say: "what if" is a cue itself.
 */
export function wordTo(piece: string, scene: Scene): Part[] {
  const cue = scene
    .reread(piece)
    .cues.find(({ id, line, wide }) => wide !== true && !id.startsWith('good-') && fresh(line, scene) !== null);
  const said = fresh(cue?.line, scene);
  if (said === null) return [];
  return [...saying(said), ...asking(asksNow(scene) ? fresh(cue?.ask, scene) : null)];
}

/** The first of the lines that was not said yet. */
function fresh(lines: readonly string[] | undefined, { state }: Scene): string | null {
  const one = lines?.find((text) => !wasUsed(state, text));
  return one === undefined ? null : fill(one, {});
}

/** What a plain yes is met with, where a cue asked the question just before it and knows the answer; null elsewhere. */
export function wordToYes(scene: Scene): Part | null {
  const { lastReply } = scene.state;
  const asked = (scene.earlier()?.cues ?? []).find(({ ask }) =>
    ask?.some((one) => lastReply.endsWith(fill(one, {}) ?? one)),
  );
  const said = fresh(asked?.yes, scene);
  return said === null ? null : { kind: 'meaning', text: said };
}
