import { writtenIn } from '#companion/written.ts';
import { giveIdea } from './give-idea.ts';
import { line, type Plan, type Scene } from './plan.ts';

const written = writtenIn('policy/idea-tried');

/** "I've tried that", "it doesn't work for me": said of what was put up, and no wish for no ideas. */
const TRIED = written('tried');
const WANTS_NONE = written('wants-none');
/** "They just laugh": what failed because of somebody else wants to be heard, and no second tip. */
const OF_THEM = written('because-of-them');

/** Another idea after one that was tried already; null where it was turned down otherwise, or none is left. */
export function ideaTried(scene: Scene): Plan | null {
  const { read, lines } = scene;
  if (
    !TRIED.test(read.clean) ||
    WANTS_NONE.test(read.clean) ||
    OF_THEM.test(read.clean) ||
    lines.families.idea_after_tried === undefined
  )
    return null;
  // The last asking is what it is still about, and not the list that only got longer.
  const about = { ...scene, read: scene.reread(scene.state.recent.at(-1) ?? read.clean) };
  const lead = [line('idea_after_tried')];
  return giveIdea(about, { more: true }, lead) ?? giveIdea(scene, { more: true }, lead);
}
