import { expect, test } from 'vitest';
import { askedIn } from './asking.ts';

test.each([
  ['where do folk get help with that', 'where do folk get help with that'],
  ['ok sorry, i just want to know, is it usual at fifty', 'is it usual at fifty'],
  ['The cat died in May. How long does it stay this heavy?', 'How long does it stay this heavy?'],
  ["I don't even know who to ring", 'who to ring'],
])('a question is found in %j', (message, asked) => {
  expect(askedIn(message)?.text).toBe(asked);
});

test.each([
  'when he got home I had already gone',
  'my aunt asked are you seeing anyone',
  'so is my brother',
  'which is why I moved out',
  'what a night',
  'how he manages I have no idea',
  'she goes "are you coming or not?"',
])('%j asks nothing', (message) => {
  expect(askedIn(message)).toBeNull();
});

test('what is told beside a question is counted', () => {
  expect(askedIn('Who signs this off? I rang twice.')).toMatchObject({ beside: 3, after: 3 });
});

test('four thousand letters of small words are read in no time', () => {
  const start = performance.now();
  askedIn('so but and well '.repeat(250));
  askedIn('i just really only '.repeat(210));
  expect(performance.now() - start).toBeLessThan(200);
});
