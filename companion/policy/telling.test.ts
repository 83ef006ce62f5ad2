import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const replies = (turns: string[]) => holdChat(companion, turns, 'a').map(({ reply }) => reply.text);

test('after three questions running comes a line alone, and no sentence of their own', () => {
  const said = replies([
    'they walked me out with a box',
    "he couldn't look at me",
    'I put the suit on every morning still',
    "she knows. the kids don't",
  ]);
  expect(said[0]).toMatch(/\?$/);
  expect(said[2]).toMatch(/^Ready for work every morning, and no work to go to\./);
  expect(said[3]).toBe('So it has to be kept from the others.');
});

test('what others make of it is met with a word, and not told back', () => {
  const said = replies([
    'six years of back pain and another specialist shrugged at me today',
    'I plan my day around a chair',
    'the nights are long',
    'no, just my back',
    'everyone wants it to be my mood',
  ]);
  expect(said.join(' ')).not.toContain('Everyone wants it to be your mood');
});

test('a danger on the road is named, whatever was said before it', () => {
  const said = replies([
    'they walked me out with a box',
    "he couldn't look at me",
    'I put the suit on every morning still',
    "I'm scared I'll nod off at the wheel one day",
  ]);
  expect(said[3]).toMatch(/dangerous|can kill/);
});
