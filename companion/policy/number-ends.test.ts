import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const TOLD = ['my mum is in a home now', 'she didnt know me today', 'i cried in the car', '4'];
const last = (...turns: string[]) => holdChat(companion, turns, 'ends').at(-1)?.reply.text ?? '';

test.each(['10 is the worst', 'worst', '0 is good', 'how bad it is'])('"%s" says that more is worse', (said) => {
  expect(last(...TOLD, said)).toMatch(/10 the worst|how bad it is/);
});

test.each(['best', '10 is good', 'the best one', 'how i am'])('"%s" says that more is better', (said) => {
  expect(last(...TOLD, said)).toMatch(/10 the best|a good 10/);
});

test('whoever tells something else is met with that', () => {
  expect(last(...TOLD, 'she thought i was the nurse')).not.toMatch(/\b4\b|\b10\b/);
});

test('after thoughts of dying it is asked whether the number counts them', () => {
  const turns = ['sometimes i wish i just wouldnt wake up', 'i guess. not like id do anything', 'no plan', 'no never'];
  const after = [
    'my sister',
    'ok i texted her',
    'its mostly the evenings',
    'i used to cook. proper curries',
    'maybe friday',
  ];
  expect(last(...turns, ...after, '4')).toMatch(/^A 4\. .*thoughts/);
});
