import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const replies = (turns: string[]) => holdChat(companion, turns, 'a').map(({ reply }) => reply.text);
const FILLER = /I'm listening|Go on, whenever|Take your time|I'm following|I'm with you/;

test.each([
  [['retired last month and i feel useless', 'Something to run.'], /Something to run/],
  [
    [
      "My son doesn't talk to us since his exams",
      "I'm going to put the cheese out tonight. Thank you, this did help a bit.",
    ],
    /Thank you for coming|good to hear from you|welcome|All the best|Any time/,
  ],
  [['my dad died in may', 'we ran together', 'minute before what'], /question/],
])('%j is met as what it does', (turns, answer) => {
  expect(replies(turns).at(-1)).toMatch(answer);
});

test('a full answer is not told to take its time', () => {
  const turns = ['I cut the wrong year in a headstone', 'The debt. Been in the family since 1921.'];
  expect(replies(turns).at(-1)).not.toMatch(FILLER);
});
