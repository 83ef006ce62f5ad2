import { expect, it } from 'vitest';
import type { Scene } from './plan.ts';
import { warmWord } from './warm-word.ts';

const sceneOf = (said: string, categories: string[], feelings: string[] = [], once: string[] = []): Scene =>
  ({
    state: { level: 2, categories, lastReply: '', turn: 6, once, signs: {}, used: '' },
    lines: { families: { told_at_risk: ['a'], told_belief: ['b'] } },
    read: { clean: said, words: said.split(' ').length, feelings },
  }) as unknown as Scene;

const nameOf = (scene: Scene): unknown => (warmWord(scene, false, true) as { name?: string }).name;

it('in danger a doctor is named once, and to what weighs', () => {
  const scene = sceneOf('i am so sad and alone', ['suicide_passive'], ['sad']);
  expect(nameOf(scene)).toBe('told_at_risk');
  expect(nameOf(scene)).toBe('told_room');
});

it('to a radio that is missed no doctor is named', () => {
  expect(nameOf(sceneOf('she had the radio on all night, shipping forecast and all', ['suicide_passive']))).toBe(
    'told_room',
  );
});

it('what only they can see is neither borne out nor disputed', () => {
  expect(nameOf(sceneOf('the cameras turn when i walk', ['psychosis_mania']))).toBe('told_belief');
});
