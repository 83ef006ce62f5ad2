import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const last = (told: string[]) => holdChat(companion, told, 'a').at(-1);

test.each(['xbox', 'football', 'netflix mostly'])('"%s" is a pastime and gets no advice', (word) => {
  expect(last(['bad day', 'school', word])?.reply.move).toBe('short.pastime');
});

test('a number nobody asked for is taken as one, and it is said how', () => {
  const said = last(['my landlord is selling', 'i have to be out in june', 'he told me by text', '4']);
  expect(said?.reply.text).toMatch(/\b4\b.*10|10.*\b4\b/);
  expect(said?.state.intensity).toBe(4);
});

test.each(['good', 'fair', 'that works', 'sounds ok'])(
  '"%s" to what was said is taken, and nothing is asked',
  (word) => {
    const { text, move } = last([
      'my dad and I fell out',
      'I miss him',
      'we were close',
      'I could ring him on sunday',
      word,
    ])?.reply ?? { text: '?', move: '' };
    expect(move).toBe('plan.ok');
    expect(text).not.toContain('?');
  },
);

test('"work" gets a question that a word can answer', () => {
  expect(last(['hey', 'idk', 'work'])?.reply.text).toMatch(/ or /);
});
