import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const replies = (told: string[]) => holdChat(companion, told, 'a').map(({ reply }) => reply);

test('a treatment to be got through is no dinner', () => {
  expect(replies(['chemo starts on monday', 'I just want to get through it'])[1]?.move).not.toBe('permit');
});

test('what was done is said by its number, and a doubt from before is answered', () => {
  const told = [
    'I have to clear the garage',
    'it is full',
    'I keep putting it off',
    'I could do ten minutes tomorrow',
    "what if I don't do it",
  ];
  expect(replies([...told, 'I did it. I did 12 minutes']).at(-1)?.text).toMatch(/12 minutes/);
});

test('neither of two ideas hands the question back to the one who knows the place', () => {
  const told = [
    'they laugh at me on the bus',
    'every single morning',
    'I hate going',
    'what should I do',
    'neither of those',
  ];
  expect(replies(told).at(-1)?.move).toBe('neither.own');
});

test('a teacher named in small letters is said with a capital, in the step and at the goodbye', () => {
  const told = ['they film me on the bus', 'I hate going', 'I used to sit with my friend', 'my tutor was nice once'];
  const talk = replies([...told, 'ok ill tell mr hale maybe. friday after maths', 'thx bye']);
  expect(talk[4]?.text).toContain('Mr Hale');
  expect(talk[5]?.text).not.toContain('mr hale');
});
