import { expect, test } from 'vitest';
import type { CompanionState } from '#companion/state.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const TURN = {
  now: 1_790_000_000_000,
  localHour: 14,
  toneChosen: false,
  language: 'en-US',
  languageChosen: false,
  ageBand: '18+',
} as const;

/** What is said to an answer, where the reply before it ended with this question. */
function afterAsking(opening: string, question: string, answer: string, asked = 1): string {
  const first = companion.step({ ...TURN, state: null, seed: 'a:0', texts: [opening], tone: 'pending' });
  const state: CompanionState = { ...first.state, lastReply: `That sounds hard. ${question}`, asked };
  return companion.step({ ...TURN, state, seed: 'a:1', texts: [answer], tone: first.tone }).reply.text;
}

test.each([
  ['What frightens you most about it?', 'that my mum finds out', /^The fear is that your mum finds out\./],
  ['What are you afraid of?', 'losing my job i guess', /^What scares you is losing your job\./],
  ['What do you miss most?', 'my friends mostly', /^You miss your friends\./],
  ['What do you wish they would do?', 'just not freak out over one grade', /^You wish they would not freak out over/],
  ["What's the worst part of it?", 'that everyone has seen it', /^The hardest part is that everyone has seen it\./],
  [
    'What bothers you most about it?',
    'her doing it in front of the kids',
    /^What gets to you is her doing it in front of/,
  ],
  ['Who knows about it so far?', 'just my sister', /^So your sister knows\./],
  ['When is it a little better?', 'when im with my friends i guess', /^So it's a bit easier when you're with your/],
  ['What would you like to say to her?', 'sorry i guess', /^So you'd like to say sorry\./],
  ['What would you say, if you could?', 'leave me alone', /^So you'd like to say "leave me alone"\./],
  ['What do you do, when you lie there?', 'go on my phone', /^So you go on your phone\./],
  ['What do you think would happen then?', 'theyd laugh', /^So you expect that they'd laugh\./],
  ['What keeps you from telling her?', "that she'll cry", /^What stands in the way is that she'll cry\./],
  ['How is it, day to day?', 'exhausting', /^So it feels exhausting\./],
])('to %j the answer %j is said back within the question', (question, answer, reply) => {
  expect(afterAsking('Things have been hard lately.', question, answer)).toMatch(reply);
});

test('what they think others see is not said back, and asked about', () => {
  const reply = afterAsking('i hate how i look', 'What do you think they see?', 'a fat girl');
  expect(reply).not.toMatch(/fat/);
  expect(reply).toMatch(/\?$/);
});

test.each([
  ['What do you miss most?', 'nothing'],
  ['What are you afraid of?', 'what? no im not'],
  ['What do you do then?', 'why do you ask'],
  ['What do you miss most?', "The people. And my brother hasn't called since he moved away, I think he hates me"],
])('to %j no frame is put around %j', (question, answer) => {
  expect(afterAsking('Things have been hard lately.', question, answer)).not.toMatch(
    /^(?:You miss|The fear|What scares|So you)/,
  );
});

test('after two questions running the answer is said back alone', () => {
  const reply = afterAsking('i lost my job', 'What do you miss about it?', 'having somewhere to go', 2);
  expect(reply).toBe('You miss having somewhere to go.');
});
