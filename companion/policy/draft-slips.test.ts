import { describe, expect, test } from 'vitest';
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

describe('words that are on the table', () => {
  const LATES = [
    'they changed my shifts to nights',
    'can u help me word a text to my boss. asking if i can stay on lates for now',
  ];

  test('take in what is to be put in, and nothing is foreseen', () => {
    const { move, text } = last([...LATES, 'he wont know why. put in that im happy to do extra weekends']);
    expect(move).not.toBe('draft.back');
    expect(text).toMatch(/stay on lates.*I'm happy to do extra weekends/);
  });

  test('need no defence against somebody who will be nice about it', () => {
    const told = ['I have to tell Walt his job ends', 'How do I word it?', "That it's the budget and not him."];
    expect(last([...told, "He'll be nice about it, that's how he is"]).move).not.toBe('draft.back');
  });

  test('are gone once it was said that they were read out of nothing', () => {
    const told = ['my flatmates fell out over rice', 'i feel sick about it', 'i didnt ask for help with a message'];
    expect(last(told).move).not.toMatch(/^(?:advice\.say|draft\.own)/);
  });

  test('end in no loose word', () => {
    const told = ['i shouted at my mum and then i just sat in the bathroom', 'can u help me text her sorry'];
    expect(last(told).text).not.toMatch(/\b(?:and|but|so)[.!]?"/);
  });

  test('of their own are approved as they stand', () => {
    const own = 'Ok. Then I make it short: "Hi Darren, can I join you for lunch?" It is more simple, no?';
    expect(last([...LATES, own]).move).toBe('draft.theirs');
  });
});
