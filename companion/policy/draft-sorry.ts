import { writtenIn } from '#companion/written.ts';
import { drafts } from './drafts.ts';
import { line, type Plan, type Scene } from './plan.ts';

const written = writtenIn('policy/draft-sorry');

const SORRY_WANTED = written('sorry-wanted');

/** "No, I'm the one who wants to say sorry": the drafts were put up for another end, and that end is named now. */
export function wantsSorry(scene: Scene, held: NonNullable<Scene['state']['drafts']>): Plan | null {
  const { state, read, lines } = scene;
  if (!SORRY_WANTED.test(read.clean) || /sorry/.test(held.kind) || held.kind === 'own') return null;
  const whom = held.own === '' ? '' : ` to ${held.own}`;
  delete state.drafts;
  const again = drafts({ ...scene, read: scene.reread(`${read.clean} How do I say sorry${whom}?`) });
  if (again === null || lines.families.mistake_wrong === undefined) return again;
  return { ...again, parts: [line('mistake_wrong'), ...again.parts] };
}
