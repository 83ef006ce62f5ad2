import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (turns: string[]) => holdChat(companion, turns, 'a').at(-1)?.reply ?? { move: '', text: '' };
const FIRED = ['cant sleep. interview at 9', 'why did i leave my last job. i got fired basically'];

test('fired is no resignation, and in an interview it is said as what it was', () => {
  const { text } = last([...FIRED, "no thats the question they'll ask. what do i say"]);
  expect(text).toMatch(/let (?:me )?go/);
  expect(text).not.toMatch(/notice|hand in/);
});

test('words about the lateness go to the interviewer, with what lay behind it', () => {
  const { text } = last([
    ...FIRED,
    'i was late too many times. mum was ill',
    'ok. so what do i say about the lateness',
  ]);
  expect(text).toMatch(/late too often\. My mum was ill at the time/);
  expect(text).not.toMatch(/"Mum/);
});

const STONE = [
  'Stonemason, 30 year. Cut the wrong year in a headstone.',
  'Worst? The widow sees it every Sunday.',
  'I could put it right for nowt. New stone, my cost. How do I word it to her though',
];

test.each([[[]], [['shorter']], [['softer']], [['shorter', 'softer']]])(
  'what went wrong was told, and stands in the words, also after %j',
  (then) => {
    expect(last([...STONE, ...then]).text).toMatch(/I cut the wrong year in a headstone/);
  },
);

test.each([
  ['we fell out', 'dunno what else to say, shes just gone'],
  ['i miss my sister', "I don't know what else to say really. Her name's Jess."],
])('after "%s" nobody asked for words with "%s"', (first, said) => {
  expect(last([first, said]).move).not.toMatch(/^advice\.say|^draft/);
});
