import { expect, test } from 'vitest';
import { exercisesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import type { Card } from '#shared/chats/cards.contract.ts';

const content = readContent();
const OPENINGS = [
  'my girlfriend broke up with me and I check her instagram every evening, what should I do?',
  'I have no friends at uni and do not know anyone in my course, what can I do?',
];

const chips = (cards: Card[]) =>
  cards.flatMap((card) => (card.type === 'choices' && card.kind === 'reply' ? card.options : []));

test.each(OPENINGS)('each chip under the two ideas for "%s" is understood when tapped', (opening) => {
  const first = holdChat(companion, [opening])[0];
  const options = chips(first?.reply.cards ?? []);
  expect(options).toHaveLength(3);
  const answers = options.map((option) => holdChat(companion, [opening, option.send ?? option.label])[1]);
  expect(
    answers.slice(0, 2).every((answer) => /^(?:plan\.first|step\.)/.test(answer?.reply.move ?? '')),
    JSON.stringify(answers.map((answer) => answer?.reply)),
  ).toBe(true);
  expect(answers[0]?.state.plan).not.toBe(answers[1]?.state.plan);
  expect(answers[2]?.reply.move).toBe('listen.on');
});

test('advice comes only because it was asked for', () => {
  const [asked] = holdChat(companion, ['my boss keeps moving my deadlines and I go home worn out, what should I do?']);
  expect(asked?.reply.move).toMatch(/^advice/);
  const [told] = holdChat(companion, ['my boss keeps moving my deadlines and I go home worn out']);
  expect(told?.reply.move).not.toMatch(/advice|offer/);
});

test('a first or second picks by the order in which talking and trying were named', () => {
  const turns = [
    'work is too much and my shifts never end',
    'I have not seen my kids awake since Monday',
    'my back hurts and nobody covers for me',
    'I am so tired of it all day long',
    'my manager laughs it off',
  ];
  const results = holdChat(companion, [...turns, 'yes that is right', 'a small step']);
  expect(results.at(-1)?.reply.move).toMatch(/advice|offer|step|plan/);
});

test('an offered exercise goes by its title, and the title begins it', () => {
  const turns = ['my exams start monday and I am so anxious', "it's a 9 out of 10", 'no not that'];
  const offer = holdChat(companion, [...turns, 'give me something I can do in five minutes']).at(-1);
  const options = chips(offer?.reply.cards ?? []).filter((option) => option.id.startsWith('exercise:'));
  expect(options.length).toBeGreaterThan(0);
  for (const option of options) {
    const exercise = exercisesFrom(content).get(option.id.slice('exercise:'.length));
    expect(option.label).toBe(exercise?.title);
    // At nine of ten nothing that takes thinking.
    expect(['body', 'connection']).toContain(exercise?.kind);
    const begun = holdChat(companion, [...turns, 'give me something I can do in five minutes', option.label]).at(-1);
    expect(begun?.reply.move).toMatch(new RegExp(`^step\\.${exercise?.id}\\.`));
  }
});

test('a loss of two weeks ago brings listening, one of years ago the time to remember', () => {
  const ask = 'can we do the remember someone exercise';
  expect(holdChat(companion, ['my mother died two weeks ago and I miss her', ask]).at(-1)?.reply.move).toBe(
    'decline.grief-remember',
  );
  expect(holdChat(companion, ['my mother died six years ago and I miss her', ask]).at(-1)?.reply.move).toMatch(
    /^step\.grief/,
  );
});

test('a pupil who is mocked is offered an adult or what shows it, whatever else the talk touched', () => {
  const said = holdChat(companion, [
    'theres this group on the school bus and they film me when i eat',
    'they posted it with a pig sound',
    'i used to sit with a friend but she sits with them now',
    'i feel so alone in that bus',
    'what should i do',
  ]);
  expect(said.at(-1)?.reply.text).toMatch(/adult|teacher|screenshots|grown-up|helpline/);
});
