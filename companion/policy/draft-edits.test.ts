import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { editDraft } from './draft-edits.ts';

const BASE = "Hi Mum, this isn't easy to say. I can't come at Christmas. I hope that's all right.";
const last = (...turns: string[]) => holdChat(companion, turns, 'd').at(-1)?.reply.text ?? '';

test.each([
  ['start with Dear Mum please', /^Dear Mum, this isn't/],
  ['take out the first bit', /^Hi Mum, I can't come/],
  ['leave out the part about Christmas', /easy to say\. I hope/],
  ['his name is mr okafor', /^Dear Mr Okafor, /],
])('%j is done to the draft as it stands', (wish, done) => {
  expect(editDraft(wish, BASE, {})).toMatch(done);
});

test('the sum goes in, and nothing changes where nothing was named', () => {
  expect(editDraft('put in the amount', 'Hello, I can pay in parts.', { amount: '£1340' })).toMatch(/£1340/);
  expect(editDraft('the kids want their tea', BASE, {})).toBeNull();
});

test('words that were put up do not come back once the talk has moved on', () => {
  const talk = [
    'my sister owes me 300 quid',
    'what do i say to her',
    'thank you. I dread being the last one who remembers our house',
  ];
  expect(last(...talk)).not.toMatch(/300 quid|That one, then/);
});

test('shorter is never longer', () => {
  const talk = ["my neighbour Colin's dog barks", 'write him a text. I want him to know it starts at eight', 'shorter'];
  expect(last(...talk)).not.toMatch(/thought about how to say/);
});

test('what follows the asking is what it shall say, said to the one it is for', () => {
  const said = last(
    'i go to a gym',
    'they just shrug',
    'write me an email to the gym. they charged me twice, i want one back',
  );
  expect(said).toMatch(/you charged me twice/i);
});
