import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { contraOf } from '#companion/exercises/select-exercises.ts';
import { findNumber } from '#companion/understand/people.ts';
import { writtenIn } from '#companion/written.ts';
import { contraValues } from './exercise-turn-contra.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/few-minutes');

const ASKED = written('asked');
const ABOUT: Readonly<Record<string, number>> = { 'a couple of': 2, 'a few': 4 };
const MINUTES_MOST = 99;
/** What can be done anywhere in a minute or three, whatever the matter. */
const ANYWHERE = ['ground-54321', 'stop', 'breath-478', 'savour'];
/** Made for the gap before one sends or says it: no help to somebody who is only tired, or far away. */
const FOR_ANGER = 'stop';
const ANGRY = new Set(['angry', 'frustrated', 'jealous']);
/** Four minutes are as good as three, and one of five is none that was asked for. */
const ABOUT_AS_LONG = 1;

/** "Something that takes three minutes": how many there are; null where nothing was asked so. */
function minutesAsked({ read, grammar }: Scene): number | null {
  const said = grammar.turnsClauses ? ASKED.exec(read.clean)?.[1]?.toLowerCase() : undefined;
  return said === undefined ? null : (ABOUT[said] ?? findNumber(said, MINUTES_MOST));
}

/** The two best exercises that fit into the minutes that were asked for; empty where none were. */
export function exercisesWithin(scene: Scene, suiting: readonly Exercise[]): Exercise[] {
  const minutes = minutesAsked(scene);
  if (minutes === null) return [];
  const values = contraValues(scene);
  const anywhere = ANYWHERE.flatMap((id) => scene.exercises.get(id) ?? []).filter(
    (exercise) => contraOf(exercise, values) === null,
  );
  const angry = ANGRY.has(scene.state.feelings[0] ?? '');
  // Questions about the body first would take the three minutes.
  const last = ({ id, steps }: Exercise) =>
    (steps.some((step) => step.id === 'screen') ? 2 : 0) + (id === FOR_ANGER && !angry ? 1 : 0);
  return [...new Set([...suiting, ...anywhere])]
    .filter((exercise) => exercise.minutes <= (minutes > 2 ? minutes + ABOUT_AS_LONG : minutes))
    .sort((a, b) => last(a) - last(b))
    .slice(0, 2);
}
