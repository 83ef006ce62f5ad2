import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (told: readonly string[]) =>
  holdChat(companion, [...told], 'behind').at(-1)?.reply ?? { move: '', text: '' };

const NURSE = [
  "I've been a nurse for nine years and I dread every shift.",
  'Two of the seniors left and I run twelve beds with one assistant.',
  "There's a post at the GP surgery, three days a week.",
];

test('a step at the end of a longer message is what it comes to', () => {
  const { move, text } = last([
    ...NURSE,
    "My gut says apply. I think I'm just scared of telling my manager. I could ring the surgery tomorrow on my break and ask about it.",
  ]);
  expect(move).toMatch(/^plan/);
  expect(text).toMatch(/surgery/);
});

test('a word about whom it is with may stand behind the step', () => {
  const { move } = last([
    ...NURSE,
    "Maybe that's the bit I'm really scared of. I'll ask Dani if she'd do a trial Monday. She used to run the bakery on the corner.",
  ]);
  expect(move).toMatch(/^plan/);
});

test('asked what they would like, a step of their own goes before any of ours', () => {
  const turns = [
    "I'm in my second year and I've started skipping seminars.",
    'I lied to my mum about a debate.',
    "She was happy because I lied to her. I don't know how to undo it now.",
    "A small step. I don't think I can tell her everything, but I could maybe go to one seminar this week.",
  ];
  expect(last(turns).text).toMatch(/seminar/);
});

test('that no way is known is met with leave to look for one', () => {
  const { move, text } = last([
    "I've got my final exams in three weeks and I can't make myself sit down. I make timetables and don't follow them.",
    'There are forty topics and I have done about six. My sister never seemed to struggle.',
    "I suppose I could still do the ones that come up every year. My teacher said there are about ten of those. But I don't know how to stop avoiding it.",
  ]);
  expect(move).toBe('permit');
  expect(text).toMatch(/small step/);
});

test('how to say it is no way that is looked for', () => {
  expect(last(["I've got a secret from my mum.", "She'll be sad. And I don't know how to tell her."]).move).not.toBe(
    'permit',
  );
});

test('a phone that is left in the kitchen has no day', () => {
  const { text } = last([
    'I keep looking up symptoms at three in the morning.',
    "It makes me more scared and I can't stop.",
    "It's just a habit.",
    'I might leave my phone in the kitchen.',
  ]);
  expect(text).not.toMatch(/\bday\b|When (?:could|might|would)/);
});

test('a goodbye behind a longer message is a goodbye, with the step in it', () => {
  const { move, text } = last([
    ...NURSE,
    "I think I'll ring them on Friday and ask. Thank you, this helped more than I expected and I feel a lot lighter now. Night!",
  ]);
  expect(move).toBe('wrap');
  expect(text).toMatch(/night|sleep/i);
});
