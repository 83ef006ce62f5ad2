import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const chat = (turns: readonly string[]) => holdChat(companion, turns);
const last = (turns: readonly string[]) => chat(turns).at(-1);
const THOUGHT = ['can we do a thought record', '6', 'my friend did not write back'];
const CHOICE = [
  'can we do pros and cons',
  'the job in Leeds or staying here',
  'more money and my own team',
  'I leave my dad',
];

test('a time is no thought: it is heard, and the thought is asked for again in other words', () => {
  const [before, after] = chat([...THOUGHT, 'Tonight']).slice(-2);
  expect(after?.reply.move).toBe('step.thought-record.thought');
  expect(after?.reply.text).toContain('Tonight');
  expect(after?.reply.text).not.toContain('So the thought is');
  expect(after?.reply.text).not.toBe(before?.reply.text);
  expect(after?.state.exercises[0]?.values.thought).toBeUndefined();
});

test('"Yes, Sunday." is filed as no argument', () => {
  const result = last([...CHOICE, 'Yes, Sunday.']);
  expect(result?.reply.move).toBe('step.decision-balance.good-b');
  expect(Object.values(result?.state.exercises[0]?.values ?? {})).not.toContain('Yes, Sunday.');
});

test('what they say they know already is asked for, and is the result', () => {
  const asked = last([...CHOICE, "I think I already know and I don't like it"]);
  expect(asked?.reply.move).toBe('insight.decision-balance');
  expect(asked?.reply.text).toMatch(/\?$/);
  const told = last([...CHOICE, "I think I already know and I don't like it", 'That I want to go']);
  expect(told?.reply.move).toBe('end.decision-balance');
  expect(told?.reply.text).toContain('That I want to go');
  expect(told?.state.exercises).toEqual([]);
});

test('a step of their own with a day leaves the exercise and is taken up', () => {
  const result = last([...CHOICE, "I'll ask him on Sunday what he really thinks"]);
  expect(result?.state.exercises).toEqual([]);
  expect(result?.state.plan).toMatch(/ask him/);
});

test('a number that comes with the breath is the number after it', () => {
  const result = last(['can we do a breathing exercise', '8', "done, it's about a 5"]);
  expect(result?.reply.move).toBe('end.sigh-breathing');
  expect(result?.reply.text).toMatch(/8.*5/);
});

test.each([
  ['the same', /6 before and 6|[Tt]he same, 6|Still 6/],
  ['no change really', /6 before and 6|[Tt]he same, 6|Still 6/],
])('"%s" after a breath is a number too, and it is fine', (words, shown) => {
  const turns = ['can we do a breathing exercise', '6', 'done', 'good', 'done', 'done'];
  const result = last([...turns, words]);
  expect(result?.reply.move).toBe('end.sigh-breathing');
  expect(result?.reply.text).toMatch(shown);
});

test('who names things around while a breath runs goes on with the senses', () => {
  const turns = ['can we do a breathing exercise', '8', 'bench, pigeons, a vending machine, my bag, a yellow line'];
  const [seen, felt] = chat([...turns, 'cold metal, my sleeve, my phone']).slice(-2);
  expect(seen?.reply.move).toBe('step.ground-54321.feel');
  expect(seen?.reply.text).toMatch(/pigeons/i);
  expect(felt?.reply.move).toBe('step.ground-54321.hear');
});

test('who finds it silly is not talked into it: the exercise stops', () => {
  const result = last([...THOUGHT, 'this feels stupid']);
  expect(result?.reply.move).toBe('stop.thought-record');
  expect(result?.state.exercises).toEqual([]);
});

test('what makes it worse is over at once', () => {
  expect(last([...THOUGHT, 'this is making it worse'])?.reply.move).toBe('stop.thought-record');
});

test('a question about the step gets its hint', () => {
  const result = last([...THOUGHT, 'what do you mean?']);
  expect(result?.reply.move).toBe('step.thought-record.thought');
  expect(result?.reply.text).toContain('Try to begin with "I thought that".');
});

test('a bare "ok" is asked again once and then left out', () => {
  const moves = chat([...THOUGHT, 'ok', 'ok']).map((result) => result.reply.move);
  expect(moves.at(-2)).toBe('step.thought-record.thought');
  expect(moves.at(-1)).not.toBe('step.thought-record.belief0');
});

test('a trouble told among the five senses is heard before the sense is asked for again', () => {
  const result = last(['can we do the grounding exercise', '8', 'my dad is in hospital and I am scared he will die']);
  expect(result?.reply.move).not.toBe('step.ground-54321.feel');
});

test.each(['I thought that I will fail', 'they all saw it', 'no one ever writes back to me', 'what if I lose my job?'])(
  '"%s" is a thought',
  (words) => {
    expect(last([...THOUGHT, words])?.state.exercises[0]?.values.thought).toBeDefined();
  },
);

test('a harsh name is no kind line: it is heard as a thought, and the kind line is asked for again', () => {
  const turns = ['can we do the self compassion exercise', 'it hurts that she forgot me', 'many people', 'okay'];
  const result = last([...turns, 'that I am a bad daughter and a failure']);
  expect(result?.reply.move).toBe('step.self-compassion.friend');
  expect(result?.reply.text).toMatch(/thought|voice|verdict/);
  const kind = last([...turns, "you're not a failure, you are tired"]);
  expect(kind?.reply.move).not.toBe('step.self-compassion.friend');
});

test('a number is no feeling in words', () => {
  const result = last(['can we do the self compassion exercise', '7']);
  expect(result?.reply.move).toBe('step.self-compassion.hurt');
});

test('"maybe my cousin" is somebody, "maybe" alone is not', () => {
  expect(last(['can we do the reach out exercise', 'maybe my cousin'])?.state.exercises[0]?.values.who).toBe(
    'maybe my cousin',
  );
  expect(last(['can we do the reach out exercise', 'maybe'])?.state.exercises[0]?.values.who).toBe('');
});

test('a blow that is told where a yes or no was asked for goes to the talk', () => {
  const turns = ['can we do the worry time exercise', 'the scan', 'no', 'at six at the kitchen table', 'dinner'];
  const result = last([...turns, 'my dad had cancer and I held his hand when he died']);
  expect(result?.state.exercises).toEqual([]);
  expect(result?.reply.text).not.toMatch(/which one|keep/i);
});

test('what was done while the senses are asked for is heard, and "done" is enough', () => {
  const turns = ['can we do the grounding exercise', '6'];
  const told = last([...turns, 'I put the phone in the kitchen']);
  expect(told?.reply.move).toBe('step.ground-54321.see');
  expect(told?.reply.text).toMatch(/You put the phone in the kitchen/);
  const done = last([...turns, 'done']);
  expect(done?.reply.move).toBe('step.ground-54321.feel');
  expect(done?.reply.text).not.toMatch(/Done\./);
});

test('a kept plan carries its time', () => {
  const turns = [
    'can we do the worry time exercise',
    'the scan',
    'no',
    'half six at the kitchen table',
    'dinner',
    'yes',
  ];
  expect(last(turns)?.state.plan).toBe('the scan, half six at the kitchen table');
});
