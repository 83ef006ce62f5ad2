import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (turns: string[]) => holdChat(companion, turns, 'a').at(-1)?.reply ?? { move: '', text: '' };

const FEEDBACK = ['my manager corrects me in front of the whole team', 'how do i tell my manager'];

test.each([
  [
    [...FEEDBACK, "that I don't mind being corrected but not in front of everyone"],
    /"I don't mind being corrected but not in front of everyone\./,
  ],
  [
    ['me and the wife argue about everything', 'how do i tell her', 'i miss you and i hate that we fight all the time'],
    /I miss you, and I hate that we fight all the time\./,
  ],
  [
    [
      'my baby is 8 weeks and i do every night',
      'how do i tell my husband',
      "that I love our son but I'm not coping and I need him to take one night",
    ],
    /I love our son but I'm not coping, and I need you to take one night\./,
  ],
  [
    ['help me find words for my mum', 'that i love her but im 24 and i need my own place'],
    /I love you but I'm 24,? and I need my own place\./,
  ],
])('%j keeps the whole of what they want said', (turns, words) => {
  expect(last(turns).text).toMatch(words);
});

test('the scan is what the daughter is told, and not a death of long ago', () => {
  const told = [
    'I had a scan and they found a shadow on my lung',
    'My father died of lung cancer. How do I tell my daughter?',
  ];
  expect(last(told).text).toMatch(/I've had a scan/);
  expect(last(told).text).not.toMatch(/father|died/);
});

test('a language is nobody to write to, and an office is asked about the application', () => {
  const { text } = last([
    'I wait for my visa extension. My visa finish in three weeks.',
    'My German is not good. I need the sentences for the office now. Can you write it or not?',
  ]);
  expect(text).toMatch(/I applied for my visa/);
  expect(text).not.toMatch(/German/);
});

test('thanks end it, and a correction changes the one sentence that was named', () => {
  const turns = ['me and the wife argue', 'how do i tell her', 'i miss you and i hate that'];
  const { text } = last([...turns, "that came out wrong. it's i hate that we fight. i'll tell her tonight"]);
  expect(text).toMatch(/"I miss you, and I hate that we fight\."/);
  expect(last([...FEEDBACK, 'can you add my son', "Thanks, that's it"]).move).toBe('draft.thanks');
});

test('after two misses that is said, and the pen is theirs', () => {
  const { move, text } = last([
    'my flatmate leaves dishes for days',
    'what do i text him',
    "that wasn't it",
    'still not me',
  ]);
  expect(move).toBe('draft.pen');
  expect(text).toMatch(/sorry/i);
});

test('nothing is written that another reads before it is sent', () => {
  const { text } = last(['my friend Lena invited me', 'help me write a text to Lena. He reads all my messages']);
  expect(text).not.toMatch(/"[^"]{12,}"/);
});
