import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { brokenShape } from '#companion/realise/broken-shapes.ts';
import { createTalk } from '#companion/talk.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { readPersonas } from './conversations.ts';
import { play } from './play.ts';

const content = await loadCompanionContent();
const talk = createTalk(content, 'en');

test('no line that was written for a reply has a shape that is taken for a broken one', () => {
  const lines = Object.values(talk.lines.families).flatMap((family) => Object.values(family).flat());
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((text) => brokenShape(text) !== null)).toEqual([]);
});

test('all people that may be read are answered in whole sentences', () => {
  const companion = createCompanion(content);
  const replies = readPersonas()
    .filter(({ set }) => set === 'personas')
    .flatMap((conversation) => play(companion, talk, conversation).turns.map(({ reply }) => reply));
  expect(replies.length).toBeGreaterThan(200);
  expect(replies.filter((reply) => brokenShape(reply) !== null)).toEqual([]);
});
