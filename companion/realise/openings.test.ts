import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { opensWithEcho } from './openings.ts';

const TALKS = [
  [
    'they cut my hours again at the bakery',
    'i told my wife it was a quiet month',
    'she was planning our daughters birthday',
    'i sat in the van for an hour before i went in',
    'my brother has a house with a garden',
    'i dont want to be the one who always asks',
    'the bank wrote on friday',
    'i havent opened it',
    'my daughter drew us in front of a big cake',
    'i put it on the fridge and went to bed',
  ],
  [
    'my mum moved into the home on sunday',
    'she held on to the sleeve of my coat',
    'the nurse said it gets easier',
    'i left her slippers in the car',
    'my sister picked the curtains and went back to york',
    'the room smells of soup',
    'i drove past the old house on the way back',
    'somebody has painted the gate',
    'i used to have my tea there every day',
    'now i eat at the sink',
  ],
];

/** Of ten replies to plain lines nobody wrote anything for; "A big cake." names a thing and hands nothing back. */
const NAMES = 5;

test('two replies running that open with the own line do not begin alike', () => {
  for (const talk of TALKS) {
    const replies = holdChat(companion, talk, 'open').map(({ reply }) => reply.text);
    const echoes = replies.map(
      (reply, at) => countWords(reply.split('.')[0] ?? '') > NAMES && opensWithEcho(reply, talk[at] ?? ''),
    );
    const firstWord = (at: number) => replies[at]?.split(' ')[0];
    for (const [at, one] of echoes.entries())
      if (one && echoes[at + 1] === true) expect(firstWord(at + 1), replies[at + 1]).not.toBe(firstWord(at));
  }
});

test.each([
  'i lied to my husband about the money',
  "i've never told anyone that i was glad when she left",
  "what's the point of writing to them",
  'i think i want to go home',
  'i am so ashamed of how i spoke to her',
])('"%s" is not handed back, neither turned nor in quotation marks', (text) => {
  for (const seed of ['a', 'b', 'c']) {
    const [, , third] = holdChat(companion, ['we moved to the coast in may', 'my father stayed behind', text], seed);
    expect(opensWithEcho(third?.reply.text ?? '', text), third?.reply.text).toBe(false);
    expect(third?.reply.text).not.toMatch(/as you say it|in your words|stands out is|you put it like/i);
  }
});

test('an opening counts as an echo when most of it is the message turned', () => {
  expect(opensWithEcho('You left her slippers in the car. It stays.', 'i left her slippers in the car')).toBe(true);
  expect(opensWithEcho('Her slippers. It stays.', 'i left her slippers in the car')).toBe(false);
  expect(opensWithEcho('A thing like that goes home with you.', 'i left her slippers in the car')).toBe(false);
});
