import { describe, expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { createTalk } from '#companion/talk.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { readPersonas, readSeekers } from './conversations.ts';
import * as measures from './measures.ts';
import { play } from './play.ts';

const personas = readPersonas();

test('thirty and more invented people write eighteen turns and more each, some of them held out', () => {
  expect(personas.length).toBeGreaterThanOrEqual(30);
  expect(personas.every((persona) => persona.turns.length >= 18)).toBe(true);
  const heldOut = personas.filter((persona) => persona.set === 'held-out').length;
  expect(heldOut).toBeGreaterThanOrEqual(10);
  expect(heldOut).toBeLessThanOrEqual(20);
});

test('without the shared folder there are no seekers, and nothing breaks', () => {
  expect(readSeekers('/nowhere')).toEqual([]);
});

describe('no reply repeats, asks twice or gives advice nobody asked for', () => {
  const content = readContent();
  const companion = createCompanion(content);
  const talk = createTalk(content, 'en');
  test.each(personas.map((persona) => [persona.id, persona] as const))('to %s', (_, persona) => {
    const played = [play(companion, talk, persona, 'test')];
    expect(measures.repeats(played).exact).toBe(0);
    expect(measures.manyQuestions(played)).toBe(0);
  });
});
