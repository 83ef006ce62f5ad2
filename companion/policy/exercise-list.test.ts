import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const results = (...turns: string[]) => holdChat(companion, turns, 't');

test.each([
  'what exercises do you have',
  'are there any exercises i could do',
  'can u show me what exercises there are',
])('"%s" gets three by name and where all of them are, and one of them can be picked', (asked) => {
  const [listed, picked] = results(asked, 'the second');
  expect(listed?.reply.text.match(/"[^"]+"/g)).toHaveLength(3);
  expect(listed?.reply.text).toMatch(/Suggestions/);
  expect(picked?.reply.move).toMatch(/^step\./);
});

test('a late first number is no end of the senses: it is kept, and the step is put again', () => {
  const said = results('i feel so anxious', 'can we do the five senses thing', 'ok', '4').at(-1);
  expect(said?.reply.move).toBe('step.ground-54321.see');
  expect(said?.reply.text).toMatch(/4/);
});

test('what is tasted comes back before the last step', () => {
  const said = results('can we do grounding', '5', 'lamp, cup, door', 'chair, sleeve', 'a hum', 'soap', 'mint').at(-1);
  expect(said?.reply.text).toMatch(/^Mint\./);
});

test.each(['4', 'about a six', 'its a 6 today'])(
  '"%s", asked for by nobody, is asked once which way it counts',
  (number) => {
    const told = ['my mum is in a home now', 'she didnt know me today', 'i cried in the car', number];
    expect(results(...told).at(-1)?.reply.text).toMatch(/^A [46]\. .*\b10\b.*\?$/);
    expect(results(...told, 'it stays with me', number).at(-1)?.reply.text).not.toMatch(/\b10\b/);
  },
);
