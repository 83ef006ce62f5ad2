import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { bareAnswerIn } from './bare-words.ts';

const turns = (told: string[]) => holdChat(companion, told, 'a').map(({ reply }) => reply);
const last = (told: string[]) => turns(told).at(-1) ?? { move: '', text: '' };
const TOLD = ['my landlord put the rent up again', 'my sister has the money and will not lend it'];

test.each([
  ['not sure', 'unsure'],
  ['idk tbh', 'unsure'],
  ['not really', 'no'],
  ['nah', 'no'],
  ['I guess so', 'half'],
  ['kind of', 'half'],
  ['exactly', 'agrees'],
  ["that's it", 'agrees'],
  ['yeah', 'yes'],
  ['ok', 'ok'],
  ['whatever', 'waves'],
])('%j is %s', (text, kind) => {
  expect(bareAnswerIn(text)).toBe(kind);
});

test.each(['no full stop', 'yes, yoga at six', 'ok I rang him', "it won't", 'right after lunch', 'nothing fits me'])(
  '%j says something of its own',
  (text) => {
    expect(bareAnswerIn(text)).toBeNull();
  },
);

test.each(['ok', 'idk', 'yeah', 'fine', 'i guess'])('a first "%s" gets an easy question', (word) => {
  expect(last([word]).text).toMatch(/\?$/);
});

test('a bare no leads on with another question and is never told back', () => {
  const { text } = last([TOLD[0] ?? '', 'my sister has the money and keeps it', 'no']);
  expect(text).toMatch(/\?$/);
  expect(text).not.toMatch(/^No\. /);
});

test('half a yes to what was never said is taken as half a yes', () => {
  const told = ['my mum died in may', 'I never said sorry for it'];
  expect(last(told).text).toMatch(/^You'd have liked to say it\. .*\?$/);
  expect(last([...told, 'perhaps']).text).toMatch(/^(?:A bit, then|Okay, partly)\.|try it out here|here first/);
});

test('a no to what was put with a no agrees with it', () => {
  const { text } = last([
    'dropped the kids back, silent house',
    'now i have all the time in the world and nobody in it',
    'no',
  ]);
  expect(text).toMatch(/^(?:No, I see|Right, no)\./);
});

test("a don't-know gets an easier way in twice, and then the question is let go", () => {
  const said = turns([TOLD[0] ?? '', 'idk', 'idk', 'idk']);
  expect(said.slice(1).map(({ text }) => text.endsWith('?'))).toEqual([true, true, false]);
});

test('with its step and its time a plan is left alone', () => {
  const planned = ['my dad and I fell out in may', 'I miss him', 'we were close', 'I could ring him', 'sunday at six'];
  expect(last([...planned, 'ok']).text).not.toContain('?');
});

test('"ok thx" thanks', () => {
  expect(last([...TOLD, 'ok thx']).move).toBe('thanks');
});

test('"nothing" after a thing that was tried is no contradiction', () => {
  const { text } = last([
    'my landlord wants us out by january',
    'we have two kids',
    'i applied for 12 flats',
    'nothing',
  ]);
  expect(text).not.toMatch(/take that back|was off|missed something|that one can go/i);
});

test('who thinks is not asked the next thing, and a nod to no question ends no asking', () => {
  expect(last([...TOLD, 'Hm.']).text).not.toMatch(/\?$/);
  for (const { text } of turns([...TOLD, 'yes', 'yes'])) expect(text).not.toMatch(/stop asking|enough questions/);
});

test('both, said to what was set against each other, is both, and no half answer', () => {
  const { text } = last(['my manager took my report as hers', "I'm not angry at her. I'm angry at me", 'well. both']);
  expect(text).toMatch(/\bboth\b/i);
  expect(text).not.toMatch(/some of it|in part|maybe/i);
});

test('where nothing was asked, a yes is not told that enough was asked, and an idk gets no question back', () => {
  const told = ['i live alone', 'they never write', "i mean it's not hopeless just tiring"];
  expect(last([...told, 'yeah']).text).not.toMatch(/question|asking|answer/i);
  expect(last([...told, "I don't know"]).text).not.toMatch(/\?$/);
});
