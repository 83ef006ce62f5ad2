import { expect, test } from 'vitest';
import { phraseNeeds } from './cue-needs.ts';

const PHRASES = [
  'i cant sleep',
  'i (hate|dread) mondays',
  'i was (so |really )?(let down|cut off)',
  'i argu* with <partner>',
  '(and |)i ..',
  'i left (home|the house) early',
];
const met = (words: string) => phraseNeeds(PHRASES)(words.split(' ')).map((number) => PHRASES[number]);

test('a phrase is looked at only where a word stands that few others hold', () => {
  expect(met('i hate peas')).not.toContain('i cant sleep');
  expect(met('why cant i sleep')).toContain('i cant sleep');
});

test('of several alternatives each is enough, and what may be left out is never needed', () => {
  expect(met('they let me')).not.toContain('i was (so |really )?(let down|cut off)');
  expect(met('i was let down')).toContain('i was (so |really )?(let down|cut off)');
  expect(met('i was cut off')).toContain('i was (so |really )?(let down|cut off)');
});

test('a stem is met by any ending, and a class by any of its words', () => {
  expect(met('i argued with my wife')).toContain('i argu* with <partner>');
  expect(met('i sang with my wife')).toEqual(expect.arrayContaining(['(and |)i ..']));
});

test('what needs one common word alone is looked at wherever it stands', () => {
  expect(met('i sing')).toContain('(and |)i ..');
  expect(met('we sing')).not.toContain('(and |)i ..');
});

test('they come in the order of the list', () => {
  const all = phraseNeeds(PHRASES)('i cant sleep i hate mondays i left home early'.split(' '));
  expect(all).toEqual([...all].sort((one, other) => one - other));
});

test('a blank that may be missing makes no word of what stands beside it', () => {
  expect(phraseNeeds(['(my|the) e ?mails'])(['my', 'emails'])).toEqual([0]);
});

test('where a phrase needs several words all of them have to stand', () => {
  expect(met('i hate peas')).not.toContain('i (hate|dread) mondays');
  expect(met('mondays come')).not.toContain('i (hate|dread) mondays');
  expect(met('mondays i dread')).toContain('i (hate|dread) mondays');
});

test('one message leaves nothing behind for the next', () => {
  const needs = phraseNeeds(PHRASES);
  needs('i cant sleep and dread mondays'.split(' '));
  expect(needs(['peas'])).toEqual([]);
});
