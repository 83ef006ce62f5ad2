import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/cue-areas');

/** Cues that were written for one part of life, by how their ids begin, and the words that part of life has. */
const AREAS: readonly (readonly [RegExp, RegExp])[] = [
  [/^money(?:day)?-/, written('money')],
  [/^(?:school-told|study)-/, written('school')],
  [/^(?:work-told|jobday|wage)-/, written('work')],
  [/^(?:kids|crib)-/, written('children')],
  [/^sip-/, written('drink')],
  [/^pet-/, written('animals')],
];

/**
 * "When I don't open it I can still pretend", of a textbook: a cue of unpaid bills that knows its thing only as "it". Where
 * no word of its part of life was said in the whole talk, it is about something else. Call once a turn.
 */
export function dropStrangeCues(scene: Scene): void {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || read.cues.length === 0) return;
  const told = [state.opening ?? '', ...state.recent, read.clean].join(' . ');
  const cues = read.cues.filter(({ id }) => AREAS.every(([of, words]) => !of.test(id) || words.test(told)));
  if (cues.length < read.cues.length) scene.read = { ...read, cues };
}
