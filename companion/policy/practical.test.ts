import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (told: string[]) => holdChat(companion, told, 'a').at(-1)?.reply ?? { move: '', text: '' };

test.each([
  [['lunch at my aunt is on sunday', 'she picks on my job', 'how do I get through it?'], /seat|sit/],
  [['I have to give a speech at the club', 'how long should it be?'], /two/i],
  [['my coach stayed late with me', 'I want to thank him', 'how?'], /thank|Name the thing|what they did/i],
])('%j is a practical question and gets a practical answer', (told, words) => {
  const { move, text } = last(told);
  expect(move).toBe('answer.practical');
  expect(text).toMatch(words);
});

test.each([
  [['my speech is on monday', 'I know it by heart', 'what if I freeze?'], /card|notes/],
  [['I have an essay due', 'I sit down at nine', 'what if nothing comes?'], /worst version|stuck/],
  [['I asked my boss for monday off', 'I could ask again', 'what if she says no'], /another time|no problem|ask/i],
])('%j asks what could be done then, and is told', (told, words) => {
  expect(last(told).text).toMatch(words);
});

test('"what if he gets mad" is left to the safety flow where somebody hits', () => {
  expect(last(['my husband hits me', 'I want to tell him to stop', 'what if he gets mad']).move).not.toBe('answer.if');
});

test('a plan that was made is said again when it is asked for', () => {
  const told = ['my landlord put the rent up', 'I am cross', 'it was twice this year', 'I could ring him on monday'];
  expect(last([...told, 'what was my plan again?']).text).toMatch(/ring him on monday/i);
});

test('who fears to beg for what is owed is told that it is not begging', () => {
  expect(last(['my friend owes me 200', "I don't want to beg"]).text).toMatch(/simply ask|isn't begging/);
});

test('a medicine is left to a pharmacist', () => {
  expect(last(['I sleep so badly', 'does melatonin help?']).text).toMatch(/pharmacist/);
});
