import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'w').at(-1)?.reply;

test('a correction of whom the words are for is never made into the words', () => {
  const talk = ['I work at a crematorium and Dave thinks I do potholes', 'what should I say to Dave'];
  const text = last(...talk, 'not Dave. the old man. Dave thinks I do potholes')?.text;
  expect(text).toMatch(/Sorry/);
  expect(text).toMatch(/\bhim\b|\bhe\b/);
  expect(text).not.toMatch(/potholes/);
});

test('"him" is whoever was told of just now, and not a friend from long before', () => {
  const talk = [
    'Dave asked me what I was doing this week',
    'one old fella on tuesday asked me would I play the music a bit longer. still thinking about him',
    'what would I say to him if I saw him again',
  ];
  expect(last(...talk)?.text).not.toMatch(/Dave/);
});

test('words about the drafts are no draft', () => {
  const talk = ['I keep writing the text to Darrell and deleting it'];
  const about = 'draft one says yes draft two says no thanks. both are 2 lines. its not that hard';
  expect(last(...talk, about)?.move).not.toMatch(/draft|advice/);
  expect(last(...talk, about, 'what do I write to him')?.text).not.toMatch(/2 lines/);
});
