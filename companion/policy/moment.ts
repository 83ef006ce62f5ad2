import { wasUsed } from '#companion/state.ts';
import { isNamedInFull, momentsOf } from '#companion/understand/moments.ts';
import { getThrough, isGathering } from './get-through.ts';
import { isGlad as isGladNow, WORRY_NAMED } from './glad.ts';
import { line, maybe, ownWordsFirst, type Plan, plan, type Scene } from './plan.ts';

/** Longer ones tell several things, and one of them would be picked by chance. */
const MOMENT_WORDS = 45;

/** Many policies ask the same message for its moments, and there are hundreds of patterns: gone with the message. */
const toldBy = new WeakMap<Scene['read'], readonly string[]>();

function momentsIn(read: Scene['read']): readonly string[] {
  const told = toldBy.get(read) ?? momentsOf(read.clean);
  toldBy.set(read, told);
  return told;
}

/** The moment this message tells of, as long as there is a line for it that was not said in this talk; else null. */
export function momentIn(scene: Scene): string | null {
  const { read, state, lines, grammar } = scene;
  if (!grammar.turnsClauses || read.words < 3 || read.words > MOMENT_WORDS || /\?\s*$/.test(read.text)) return null;
  if (read.acts.has('ask_advice') || read.acts.has('good_news')) return null;
  // Within good news "cried in the car" is joy, until a worry was named beside it.
  if (isGladNow(scene) && !wasUsed(state, WORRY_NAMED)) return null;
  const isOpen = (id: string) =>
    (id !== 'only_get_through' || isGathering(scene)) &&
    linesOf(lines.families[`moment_${id}`]).some((text) => !wasUsed(state, text));
  return momentsIn(read).find(isOpen) ?? null;
}

/** Every wording of a family; none where it is missing. */
export function linesOf(family: Scene['lines']['families'][string] | undefined): readonly string[] {
  if (family === undefined) return [];
  return Array.isArray(family) ? family : family.any;
}

/** Where the person's own line before it would be a verdict handed back, or say nothing that the answer doesn't. */
const STANDS_ALONE = new Set([
  'bad_at_asking',
  'says_not_trying',
  'not_lose_that',
  'worst_hours',
  'eats_alone',
  'calls_it_mad',
  'feels_disliked',
  'scary_to_write',
  'place_of_that_day',
]);

/** The person's own words, what that moment is like, and now and then the one question it opens. */
export function atMoment(scene: Scene, id: string, mayAsk: boolean): Plan {
  scene.state.stuck = 0;
  const ask = `moment_${id}_ask`;
  const through = id === 'only_get_through' ? getThrough(scene) : null;
  if (through !== null) return through;
  const fresh = linesOf(scene.lines.families[ask]).some((text) => !wasUsed(scene.state, text));
  const asks = mayAsk && fresh && (scene.state.quiet ?? 0) === 0;
  return plan(asks ? 'reflect.ask' : 'reflect', 'explore', [
    // A reason without what it is the reason for is a torso.
    ...(isNamedInFull(id) || STANDS_ALONE.has(id) || /^(?:because|cos)\b/i.test(scene.read.clean)
      ? []
      : [ownWordsFirst]),
    line(`moment_${id}`),
    ...(asks ? [maybe(ask)] : []),
  ]);
}
