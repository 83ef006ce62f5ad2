import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const moves = (turns: readonly string[]) => holdChat(companion, turns).map((result) => result.reply.move);
const last = (turns: readonly string[]) => holdChat(companion, turns).at(-1);

test('grounding runs through all five senses to a number before and after', () => {
  const results = holdChat(companion, [
    'can we do the grounding exercise',
    '7',
    'lamp, door, cup',
    'chair, sleeve',
    'a clock',
    'skip',
    'tea',
    'Tuesday, at home',
    '3',
  ]);
  expect(results.map((result) => result.reply.move).slice(0, -1)).toEqual(
    ['rate0', 'see', 'feel', 'hear', 'smell', 'taste', 'where', 'rate1'].map((step) => `step.ground-54321.${step}`),
  );
  expect(results.at(-1)?.reply.text).toMatch(/7.*3/);
  expect(results.at(-1)?.reply.cards[0]).toMatchObject({ type: 'exercise', status: 'done' });
});

test('the sighs go three rounds, and dizziness ends them at once', () => {
  expect(moves(['can we do a breathing exercise', '6', 'done', 'good', 'done', 'done', '4']).at(-1)).toBe(
    'end.sigh-breathing',
  );
  const dizzy = holdChat(companion, ['can we do a breathing exercise', '6', 'done', 'dizzy']);
  expect(dizzy.at(-1)?.reply.move).toBe('step.sigh-breathing.rate1');
  expect(dizzy[1]?.reply.cards[0]).toMatchObject({
    input: { kind: 'breath', pattern: [{ in: 2 }, { in: 1 }, { out: 6 }] },
  });
});

const RECORD = [
  'can we do a thought record',
  '6',
  'my friend did not write back',
  'I thought that she is tired of me',
  '80',
  'three days of nothing',
  'she sent me a card in May',
  'she may be busy',
  '35',
  '3',
];

test('a thought record ends with the two numbers side by side', () => {
  const end = last([...RECORD, 'yes']);
  expect(end?.reply.move).toBe('end.thought-record');
  expect(end?.reply.text).toMatch(/6.*3/);
});

test('two thoughts in one answer are parted, and the chosen one goes on', () => {
  const turns = [
    'can we do a thought record',
    '6',
    'slide four',
    'I thought that I am boring and she will drop me from the team',
    'the team one',
  ];
  const results = holdChat(companion, turns);
  expect(results[3]?.reply.move).toBe('split.thought-record');
  expect(results[4]?.state.exercises[0]?.values.thought).toBe('She will drop me from the team');
});

test('"80. wait no, 70" counts as 70', () => {
  const result = last([...RECORD.slice(0, 4), '80. wait no, 70']);
  expect(result?.state.exercises[0]?.values.belief0).toBe(70);
  expect(result?.reply.text).toContain('70');
});

test('a correction that comes one step late still lands', () => {
  const result = last([...RECORD.slice(0, 5), 'wait, i meant 60']);
  expect(result?.state.exercises[0]?.values.belief0).toBe(60);
  expect(result?.reply.move).toBe('step.thought-record.for');
});

test('from eight of ten the body is offered before the thought', () => {
  expect(last(['can we do a thought record', '9'])?.reply.move).toBe('step.thought-record.body-first');
});

test('stop ends an exercise without comment and without a question about why', () => {
  const result = last(['can we do a breathing exercise', '5', 'stop']);
  expect(result?.reply.move).toBe('stop.sigh-breathing');
  expect(result?.state.exercises).toEqual([]);
});

test('an exercise set aside for news is taken up where it stood', () => {
  const results = holdChat(companion, [
    ...RECORD.slice(0, 6),
    'hang on, my landlord just texted that the rent goes up',
    'ok back to the thought',
  ]);
  expect(results.at(-2)?.reply.move).toBe('park.thought-record');
  expect(results.at(-1)?.reply.move).toBe('step.thought-record.against');
});

test('a number that is not given is left out, and the same step never comes twice', () => {
  const results = moves(['can we do the grounding exercise', 'purple']);
  expect(results.slice(1)).toEqual(['step.ground-54321.see']);
});
