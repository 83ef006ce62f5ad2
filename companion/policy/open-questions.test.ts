import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { ASK_KINDS } from './ask-kinds.ts';
import { questionIn } from './question-in.ts';

const last = (...turns: string[]) =>
  holdChat(companion, ['hello', 'it has been a long month', ...turns], 'q').at(-1)?.reply.text ?? '';
const asked = (clean: string) => questionIn({ read: { clean } } as Parameters<typeof questionIn>[0]);
const kindOf = (clean: string) => {
  const text = asked(clean);
  return text === null ? null : ASK_KINDS.find(({ words, not }) => words.test(text) && !not?.test(text))?.family;
};

test.each([
  ['do you think she hates me', 'asks_them'],
  ['will she come back', 'asks_them'],
  ['was it selfish of me', 'asks_wrong'],
  ['am I a bad mum', 'asks_self'],
  ['Am I overreacting?', 'asks_silly'],
  ['is it my fault', 'asks_fault'],
  ['is it normal to cry every day', 'asks_normal'],
  ['should I tell him', 'asks_should'],
  ['can they sack me for that', 'asks_rules'],
  ['Who do I ask about that?', 'asks_who'],
  ["what if I don't find one", 'asks_what_if'],
  ["My sister says I'm cold, is she right?", 'asks_view'],
  ['who does that', 'heard_them'],
  ['why is it always me', 'heard_why_me'],
])('%j is %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each([
  "It's mad, isn't it?",
  'what I need is sleep',
  'she asked me if it was normal',
  '"Are you eating?" he goes',
  'when I get home I just sleep',
])('%j asks nothing here', (text) => {
  expect(asked(text)).toBeNull();
});

test.each([
  [['I had a panic attack in the shop', 'can you faint from one of those?'], /faint/],
  [['my anxiety attacks are back', 'is it dangerous?'], /harm|dangerous/],
  [['my husband died in february', 'how long does it go on like this'], /date|timetable/],
  [['how do I get tested for adhd'], /general doctor/],
  [['can I take two of my sleeping tablets'], /pharmacist/],
  [['i am behind with the rent', 'who do I ask about that'], /housing|debt/],
])('a question that names its matter gets the fact: %j', (turns, fits) => {
  expect(last(...turns)).toMatch(fits);
});

test('a verdict is not softened where somebody may have been hurt', () => {
  expect(last('I slapped my brother at dinner', 'was that wrong of me?')).not.toMatch(
    /anything wrong|nothing wrong|no harm/,
  );
});

test('nobody is told from here that what another one does to them is normal', () => {
  expect(last('is it normal that he shouts at me')).toMatch(/frightens you|all right/);
});

test('"how do I do it" is about what was told before', () => {
  const told = ['from monday i will be managing my friends', 'we had lunch every day', 'it went odd when they heard'];
  expect(last(...told, 'he went quiet', 'how do i do it without being a jerk')).toMatch(/lunch/);
});

test('"what would you do" between two ways is left with the person, with both of them named', () => {
  const text = last('Should I move to Lisbon or stay in Leeds?', 'my dad is 81 and on his own', 'What would you do?');
  expect(text).toMatch(/move to Lisbon, or stay in Leeds/i);
});
