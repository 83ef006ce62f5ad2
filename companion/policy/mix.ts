import { extraChoices } from '#companion/realise/meaning-choices.ts';
import type { Scene } from './plan.ts';

// Why is this hard? No single reply is wrong for asking or for giving credit; what tires people is the sum. So the
// kinds of the last replies are counted, older ones counting less, and each reply takes the shape that brings the
// count nearest to the mix a good talk has at that point (assistant.md, section 1).

/** What a reply can hold beside the person's own words. */
export const KINDS = ['question', 'suggestion', 'other', 'reflection', 'credit', 'fact', 'common'] as const;
export type Kind = (typeof KINDS)[number];

/** Shares by stage of a talk, in the order of `KINDS`: many questions at first, then ideas, hardly any at the end. */
const TARGET: readonly (readonly number[])[] = [
  [0.42, 0.02, 0.05, 0.33, 0.11, 0.05, 0.02],
  [0.2, 0.13, 0.07, 0.31, 0.18, 0.09, 0.02],
  [0.15, 0.21, 0.09, 0.28, 0.17, 0.08, 0.02],
  [0.1, 0.2, 0.15, 0.28, 0.17, 0.08, 0.02],
  [0.07, 0.13, 0.3, 0.26, 0.15, 0.07, 0.02],
];
const TURNS_A_STAGE = 4;
const FADE = 0.85;
/** Kinds the ordinary turn does not choose: what they lack must not push the others. */
const CHOSEN_ELSEWHERE = new Set<Kind>(['suggestion', 'other']);

const SHAPES: readonly (readonly Kind[])[] = [
  ['reflection', 'credit'],
  ['reflection', 'fact'],
  ['reflection', 'common'],
  ['reflection', 'credit', 'fact'],
  ['reflection', 'common', 'fact'],
  ['reflection', 'question'],
  ['reflection', 'credit', 'common'],
  ['reflection', 'credit', 'question'],
  ['reflection', 'fact', 'question'],
  ['reflection', 'common', 'question'],
  ['reflection'],
];

/** The shape of the next reply. Without anything but reflection to give, the shape has only that. */
export function chooseShape(scene: Scene, mayAsk: boolean): readonly Kind[] {
  const { state } = scene;
  const target = TARGET[Math.min(TARGET.length - 1, Math.floor(state.turn / TURNS_A_STAGE))] ?? [];
  const there = new Set<Kind>(['reflection']);
  if (mayAsk) there.add('question');
  for (const kind of ['credit', 'fact', 'common'] as const)
    if (extraChoices(scene, {}, scene.seed, kind).length > 0) there.add(kind);
  const fitting = SHAPES.filter((shape) => shape.length > 1 && shape.every((kind) => there.has(kind)));
  const counts = state.mix ?? KINDS.map(() => 0);
  const scored = fitting.map((shape) => ({ shape, off: distance(counts, shape, target) }));
  return scored.sort((a, b) => a.off - b.off)[0]?.shape ?? ['reflection'];
}

function distance(counts: readonly number[], shape: readonly Kind[], target: readonly number[]): number {
  const after = KINDS.map((kind, at) => (counts[at] ?? 0) + (shape.includes(kind) ? 1 : 0));
  const all = after.reduce((sum, one) => sum + one, 0) || 1;
  return KINDS.reduce((sum, kind, at) => {
    const wanted = target[at] ?? 0;
    const off = (after[at] ?? 0) / all - wanted;
    return CHOSEN_ELSEWHERE.has(kind) && off < 0 ? sum : sum + (off * off) / (wanted + 0.02);
  }, 0);
}

/** The counts after one more reply. */
export function countKinds(counts: readonly number[] | undefined, kinds: ReadonlySet<Kind>): number[] {
  return KINDS.map((kind, at) => Math.round(((counts?.[at] ?? 0) * FADE + (kinds.has(kind) ? 1 : 0)) * 100) / 100);
}
