import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'r').at(-1)?.reply;

test.each([
  ['my dad said no to a party', 'can you just tell me how to get my dad to say yes', /calm moment/],
  [
    'my son is 15 and goes straight to his room',
    'I wanted to know how I can get him to open up a bit',
    /side by side/i,
  ],
  ['i live on my own now', 'Is there anything simple a man of my age could learn to cook, do you think?', /omelette/],
  ['my visa ends in three weeks', 'Yes. I am afraid. What can I do?', /migration advice/],
])('advice is asked for in the middle of a message: "%s" "%s"', (told, asked, fits) =>
  expect(last(told, asked)?.text).toMatch(fits),
);

test.each(['how do i tell her i am sorry', 'he asked me what he could do', "don't give me any tips please"])(
  'no advice is asked for with "%s"',
  (words) => expect(last('my mum and I had a row', words)?.move).not.toBe('advice'),
);
