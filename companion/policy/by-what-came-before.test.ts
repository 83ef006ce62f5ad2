import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const content = readContent();
const last = (turns: string[]) => holdChat(companion, turns, 'a').at(-1)?.reply;
const said = (family: string) => {
  const lines = linesFrom(content, 'en').families[family];
  return Array.isArray(lines) ? lines : [];
};

test.each([
  ['she means well, she worked nights so I could study', 'worse_kind'],
  ['i chose work over her birthday', 'worse_owned'],
  ['the bus was late again', 'worse_any'],
])('what makes it worse is read by the line before: "%s"', (before, family) => {
  const text = last(['things are hard at home', before, 'that makes it worse'])?.text ?? '';
  expect(said(family).some((line) => text.startsWith(line))).toBe(true);
});

test.each(['that makes it easier', 'it makes me work harder', 'that makes it worse for the others on my team'])(
  '"%s" says something else',
  (text) => {
    expect(last(['things are hard at home', 'the bus was late again', text])?.move).not.toBe('worse');
  },
);

test('a span with nothing beside it is asked after, where something goes on', () => {
  expect(last(['i cant sleep', 'for about three months'])?.text).toMatch(/^Three months/);
  expect(last(['im so worried all the time', 'since september'])?.text).toMatch(/^(?:Since September|That's a while)/);
});

test.each([
  ['my mum died', 'two months ago'],
  ['we broke up', 'after three years'],
])('"%s", "%s" is another span', (first, second) => {
  expect(last([first, second])?.move).not.toBe('since');
});

test("pride in what isn't so is not met as good news", () => {
  expect(last(['i lied to my dad about uni', 'he is so proud of me'])?.move).not.toBe('receive.glad');
  expect(last(['i passed my exam', 'he is so proud of me'])?.move).toBe('receive.glad');
});

test('an hour named in a sleepless night is met with the night that is left, and by day it is not', () => {
  const turns = ['awake since 2 again', 'i lie there and think of the review', "it's at nine"];
  const at = (hour: number) => holdChat(companion, turns, 'a', { localHour: hour }).at(-1)?.reply.move;
  expect(at(4)).toBe('answer.hour');
  expect(at(15)).not.toBe('answer.hour');
});

const DARK = [
  'long year. just tired',
  'divorce in june',
  'sometimes i wish i just wouldnt wake up',
  'i guess. not like id do anything',
  'no plan no',
  'no never',
  'my sister maybe',
  'ok i texted her',
  'shes ringing later',
  'nights are bad',
];

test.each(['going for a run along the canal', 'i used to cook. proper curries', 'music i suppose, old jazz records'])(
  '"%s", told as what eased it before, comes first on the plan',
  (text) => {
    expect(last([...DARK, text])?.move).toBe('safety-helped');
  },
);

test.each(['nothing really', 'a few drinks', 'cutting, if im honest', 'my dog, before she died', 'no idea'])(
  '"%s" comes on no plan',
  (text) => {
    expect(last([...DARK, text])?.move).not.toBe('safety-helped');
  },
);

test('what was different the one time it went well is heard: nobody was there to weigh it', () => {
  const told = ['i always mess up when i sing', 'well not always. it went fine in march'];
  const before = last(told)?.text ?? '';
  const asked = said('receive_exception').some((line) => before.endsWith(line));
  expect(asked).toBe(true);
  expect(last([...told, 'i was on my own i guess'])?.move).toBe('exception');
  expect(last([...told, 'the teacher was nice and we had more time'])?.move).not.toBe('exception');
});

test('a bare number is nothing that helped', () => {
  expect(last([...DARK, '4'])?.move).not.toBe('safety-helped');
});

test('the evening that is named for what helped is said back with its day', () => {
  expect(last([...DARK, 'i used to cook. proper curries', 'maybe friday'])?.text).toMatch(/^Friday\b/);
});
