import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (told: string[], seed = 'a') => holdChat(companion, told, seed).at(-1)?.reply.text ?? '';
const ASKS_HOW_IT_FEELS = /How (?:is that for you|do you feel about|did that make you feel)|What(?:'s| was) that like/;
const RECEIPT = /Thank you for telling me|glad you told me|helps me understand|bit better now|Thanks for explaining/;

const TELLING = [
  'dont really have any friends anymore',
  "I'm scared of the letter that comes on monday",
  'he says its disgusting. at dinner. and i just sit there',
  'everyone in my class got picked for the trip except me',
  "Just the wife. She's been picking up extra shifts. I'm not much use to anyone at the moment",
  'I do all of it and nobody sees',
  'for them to trust me for once',
  'my old housemates posted a pic from friday. theyd said theyd invite me up. honestly im done with them',
];

test.each(TELLING)('%j gets more than a receipt', (told) => {
  for (const seed of ['a', 'b', 'c']) expect(last([told], seed)).not.toMatch(RECEIPT);
});

test.each(TELLING)('%j is not asked how that feels', (told) => {
  for (const seed of ['a', 'b', 'c']) expect(last([told], seed)).not.toMatch(ASKS_HOW_IT_FEELS);
});

test.each([
  ['got my essay back on tuesday. i feel so ashamed of it', /ashamed|feel|hurts|say|carry|kinder|yourself/],
  ["it was fine at first. now it's not. i don't get what i did wrong", /wrong|fault|yourself|down to|wonder/],
])('%j has a word to what it shows', (told, word) => {
  expect(last([told])).toMatch(word);
});

test('the feeling is named once, and not told back before its word', () => {
  expect(last(["I'm just so angry."])).not.toMatch(/^You're just so angry\. .*angry/);
});

test.each([
  ['Being late. My boss already said something about it and I am alone with him in the mornings.', /full room|lonely/],
  ['Quiet. I read the newspaper, then I do not know what to do until she comes home at five.', /decide|unsure/],
  ['I am glad. I just set the table for three sometimes.', /nice to hear|good to hear|relief/],
  ['There is this girl who called me weird because I like beetles', /deserve the same kindness/],
])('%j is not met by %s', (told, stray) => {
  for (const seed of ['a', 'b', 'c']) expect(last(['Good morning, it is about home.', told], seed)).not.toMatch(stray);
});
