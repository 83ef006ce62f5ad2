import type { ExerciseStep } from '#companion/exercises/exercise.schema.ts';
import { says } from '#companion/understand/reading.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "Enough", "next", "nothing", "whatever", "thanks" and "just called" stop, skip or leave an exercise,
// and they are ordinary words: "maybe I know enough", "nothing bad happened", "she just called me stupid". Where a text
// is awaited such a word counts only if the message is little else, or begins with it.

const written = writtenIn('policy/exercise-acts');

const BARE: Readonly<Record<string, RegExp>> = {
  stop: written('bare-stop'),
  skip: written('bare-skip'),
  unsure: written('bare-unsure'),
  detour: written('bare-detour'),
  bye: written('bare-bye'),
  thanks: written('bare-thanks'),
  leave_topic: written('bare-leave-topic'),
};

/** Whether the message does this, at a step that waits for a text; at any other step the word alone decides. */
export function doesIn(act: string, step: ExerciseStep, { read, grammar }: Scene): boolean {
  if (!read.acts.has(act)) return false;
  const written = 'ask' in step && !('options' in step) && step.ask === 'text';
  return !written || !grammar.turnsClauses || (BARE[act]?.test(read.clean.trim()) ?? true);
}

/** "maybe painting": a guess with something in it. */
const MAYBE_SO = written('maybe-so');

/** Said in a word that this step is left out: "skip", "idk". A choice may offer "none" or "not sure" itself. */
export function leftOut(step: ExerciseStep, scene: Scene): boolean {
  const { read, grammar } = scene;
  if ('options' in step) return false;
  if (doesIn('skip', step, scene)) return true;
  // "Meh" is nothing for a list.
  if ('times' in step && read.words <= 2 && (read.acts.has('fine') || read.acts.has('laugh'))) return true;
  if (!('ask' in step) || step.ask === 'scale' || !doesIn('unsure', step, scene) || read.words > 5) return false;
  // "Maybe my cousin" is somebody.
  if (step.ask === 'person' && says(grammar.reading.maybe, read.clean) && read.people.length > 0) return false;
  if (grammar.turnsClauses && MAYBE_SO.test(read.clean)) return false;
  // "maybe tomorrow" is a time.
  return (step.ask !== 'time' && step.ask !== 'date') || !says(grammar.reading.maybe, read.clean);
}
