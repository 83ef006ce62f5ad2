import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const turns = (told: string[]) => holdChat(companion, told, 'a').map(({ reply }) => reply);
const last = (told: string[]) => turns(told).at(-1) ?? { move: '', text: '' };
const PLANNED = ['my dad and I fell out in may', 'I miss him', 'we were close', 'I could ring him', 'sunday at six'];

test.each(['ok', 'idk', 'yeah', 'fine', 'i guess'])('a first "%s" gets two things to choose from', (word) => {
  expect(last([word]).text).toMatch(/ or .*\?$/);
});

test('an open question that only got a "yeah" is made easier, and only once', () => {
  const moves = turns(['my landlord put the rent up again', 'yeah', 'my sister has the money', 'yeah']).map(
    ({ move }) => move,
  );
  expect(moves.filter((move) => move === 'short.choice').length).toBeLessThan(2);
});

test('"it is not about the heating" is asked what it is about', () => {
  expect(last(['I had a row with my flatmate over the heating', "it's not about the heating"]).text).toMatch(
    /What is it about|What would you call it/,
  );
});

test('with its step and its time a plan is left alone', () => {
  expect(last([...PLANNED, 'ok']).move).toBe('plan.ok');
  const { text } = last([...PLANNED, 'should I do anything else']);
  expect(text).toMatch(/ring him on sunday at six/i);
  expect(text).not.toContain('?');
});

test('a word said once more is heard for its weight', () => {
  expect(last(['I failed the bar exam by two points', 'two points']).move).toBe('short.again');
});

test.each(["he's nine", "she's in the garden", 'no full stop', 'this girl', 'it is on friday'])(
  '"%s" says something and is no empty yes or no',
  (told) => {
    expect(last(['my brother broke my bike', 'he laughed about it too', told]).move).not.toMatch(
      /^(?:short\.state|yes|no|permit)$/,
    );
  },
);
