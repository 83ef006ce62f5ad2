import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { contraOf } from '#companion/exercises/select-exercises.ts';
import { findNumber } from '#companion/understand/people.ts';
import { contraValues } from './exercise-turn-contra.ts';
import type { Scene } from './plan.ts';

const ASKED =
  /\b(?:something|anything|a thing|an exercise|one thing|what can I do|can we|could we|is there)\b.{0,40}?\b(\d{1,2}|one|two|three|four|five|six|ten|a couple of|a few) ?min(?:ute)?s?\b/i;
const ABOUT: Readonly<Record<string, number>> = { 'a couple of': 2, 'a few': 4 };
const MINUTES_MOST = 99;
/** What can be done anywhere in a minute or three, whatever the matter. */
const ANYWHERE = ['stop', 'breath-478', 'savour'];

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
  // Questions about the body first would take the three minutes.
  const asksFirst = ({ steps }: Exercise) => (steps.some(({ id }) => id === 'screen') ? 1 : 0);
  return [...new Set([...suiting, ...anywhere])]
    .filter((exercise) => exercise.minutes <= minutes)
    .sort((a, b) => asksFirst(a) - asksFirst(b))
    .slice(0, 2);
}
