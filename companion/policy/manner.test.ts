import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const TEAM = ["I've been feeling off since I changed teams", "it's that nobody there talks to me"];
const ROW = [
  'my flatmate never pays his share of the bills and I feel angry about it',
  "it's been three months and I asked him twice",
];

test('asked to stop asking, six replies come without a question', () => {
  const chat = holdChat(companion, [
    ...TEAM,
    'stop asking me questions',
    'they go for lunch and nobody asks me along',
    'I used to run a team of twelve people',
    'now I book meeting rooms for them',
    'I sit alone at my desk and eat a sandwich',
  ]);
  for (const later of chat.slice(2)) expect(later.reply.text).not.toMatch(/\?/);
});

test('told that it only repeats, it leaves the words and says what they may mean', () => {
  const chat = holdChat(companion, [...TEAM, "you're just repeating what I say", 'they go for lunch and nobody asks']);
  expect(chat[3]?.reply.text).not.toMatch(/go for lunch/i);
});

test('"you don\'t understand" is met without a defence and without a guess', () => {
  const chat = holdChat(companion, [...TEAM, "you don't understand"]);
  expect(chat[2]?.reply.move).toMatch(/^repair/);
  expect(chat[2]?.reply.text).not.toMatch(/\b(?:but|seems?|sounds? like)\b/i);
});

test('how to say it has an answer of its own', () => {
  const [, , say] = holdChat(companion, [...ROW, 'how do I say it without a fight']);
  expect(say?.reply.move).toMatch(/^(?:advice\.say|draft)/);
});

test('a step of the person is named again with the last word, and read out only once', () => {
  const chat = holdChat(companion, [
    'I live by myself and the evenings are the worst',
    'I used to be in the bowls club with my friends',
    'there is a man called Len and I have his number',
    'maybe I could ring him on Wednesday morning',
    'thank you, goodbye',
    'bye',
  ]);
  expect(chat[3]?.reply.text).toMatch(/ring(?:ing)? him on Wednesday morning/);
  expect(chat[4]?.reply.text).toContain('on Wednesday morning');
  expect(chat[5]?.reply.text).not.toContain('ring him');
});

test('no summary comes before there is enough to sum up, and it holds what was said just now', () => {
  const chat = holdChat(companion, [
    'my mum died six weeks ago and I miss her so much',
    'I keep picking up the phone to ring her on Sundays',
    'we used to talk for an hour about nothing',
    'my brother wants to sell her house this year',
    'her coat is still on the hook in my hall',
    'I go past it every morning on my way to work',
    'some days I talk to it as if she stood there',
    'my brother thinks I should give it away soon',
    'I told him the house is one thing and the coat another',
    'her house has been empty for six weeks now',
    'I went to her house on Sunday and sat in the kitchen',
  ]);
  const at = chat.findIndex((turn) => turn.reply.move === 'summary');
  expect(at === -1 || at >= 9).toBe(true);
  if (at >= 0) expect(chat[at]?.reply.text).toMatch(/coat|house|hook/i);
});

test('something told in the middle of a breathing exercise leaves it, and is heard', () => {
  const chat = holdChat(companion, [
    'I have a test on Monday and I am so nervous about it',
    'I cannot sit still at my desk since this morning',
    'can we do the breathing exercise',
    '6',
    'my sister keeps coming into my room',
  ]);
  expect(chat[4]?.state.exercises).toEqual([]);
  expect(chat[4]?.reply.text).toMatch(/nothing is only yours|place of their own/i);
});
