import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { helperToTell } from './after-birth.ts';

const talk = (turns: string[], id = 'birth') => holdChat(companion, turns, id).map(({ reply }) => reply);

const BEGINS = ['my boy is ten weeks old', 'the nights are in pieces', 'my husband is back at work'];

test('numb after a birth, the question comes once with who can help, and a no to it is heard before the rest', () => {
  const said = talk([
    ...BEGINS,
    'i feel nothing when i look at him',
    'no not that. its more like watching it through glass',
    'ever since he was born',
  ]);
  expect(said[3]?.move).toBe('check.nights');
  expect(said[3]?.text).toMatch(/(?:GP|health visitor).+not being here any more\?$/);
  expect(said[4]?.text).toMatch(/no\b.+(?:reach you|little way off)/);
  expect(said[5]?.text).toMatch(/health visitor/);
  expect(said.filter(({ move }) => move.startsWith('check'))).toHaveLength(1);
});

test('what kept somebody from telling is met as the fear it may be', () => {
  const said = talk([...BEGINS, 'i told the nurse we were fine', 'i didnt want it written down']);
  expect(said[3]?.text).toMatch(/fine/i);
  expect(said[4]?.text).toMatch(/what gets noted|take a child/);
});

test('the question never comes over a joke or over what somebody was proud of', () => {
  const told = [...BEGINS, 'i feel numb and i hide it', 'he sleeps now', 'i used to lead a crew of six'];
  const again = talk(told).at(-1);
  expect(again?.move).not.toMatch(/^check/);
  expect(talk([...told.slice(0, 3), 'i feel nothing but at least my hair is greasy lol']).at(-1)?.move).not.toMatch(
    /^check/,
  );
});

test('the same words without a birth are not read as said after one', () => {
  const said = talk(['i started a new job', 'i told them i was fine', 'i didnt want it written down']);
  expect(said.map(({ text }) => text).join(' ')).not.toMatch(/baby|child|health visitor/);
});

test('a goodbye names who can help, and the help stays named after a step of their own', () => {
  const said = talk([
    ...BEGINS,
    'i feel nothing half the day',
    'no',
    'hes crying gotta go',
    'maybe i could tell the midwife. shes coming friday',
    'bye',
  ]);
  expect(said[5]?.text).toMatch(/health visitor|GP/);
  expect(said[7]?.text).toMatch(/Get help/);
});

test.each([
  ['tell the health visitor', 'the health visitor'],
  ['talk to my GP about it', 'your GP'],
  ['I could never tell my doctor', null],
  ['ask my sister', null],
  ['see the doctor who', null],
])('"%s" is a step to tell %s', (step, who) => expect(helperToTell(step)).toBe(who));
