import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { createReflectionGate } from '#companion/realise/reflection-gate.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { ENGLISH } from '#companion/understand/grammar.ts';
import { namedBefore, planSaid, splitPlan, timeAhead, timeSaid, withTime } from './plan-words.ts';

const gate = createReflectionGate(linesFrom(readContent(), 'en').words, ENGLISH);
const said = (text: string) => planSaid(text, { gate });

test('a plan is one act and one time', () => {
  expect(splitPlan('tell my tutor tomorrow')).toEqual({ act: 'tell my tutor', when: 'tomorrow' });
  expect(splitPlan('say it to him straight, when he rings')).toEqual({
    act: 'say it to him straight',
    when: 'when he rings',
  });
  expect(splitPlan('put her photo in the hall')).toEqual({ act: 'put her photo in the hall', when: null });
});

test('another day takes the place of the one before, an hour goes beside its day', () => {
  expect(withTime('tell him, not before Friday', 'Saturday morning when we have coffee')).toBe(
    'tell him, Saturday morning when we have coffee',
  );
  expect(withTime('ask her on Thursday', 'At six, yes')).toBe('ask her, on Thursday, at six');
  expect(withTime('ring him, tonight', 'tomorrow')).toBe('ring him, tomorrow');
  expect(withTime('write to the tutor, after lunch', 'tomorrow')).toBe('write to the tutor, tomorrow, after lunch');
  expect(withTime('ask him what he thinks, over Sunday lunch', 'Yes, Sunday')).toBe(
    'ask him what he thinks, over Sunday lunch',
  );
});

test('it is said to the person as one phrase', () => {
  expect(said('ask Sandra to put me on days, Monday, before handover')).toBe(
    'ask Sandra to put you on days on Monday, before handover',
  );
  expect(said('put the feeder where I can see it, tomorrow')).toBe('put the feeder where you can see it tomorrow');
  expect(said('tell him, not before Friday')).toBe('tell him, but not before Friday');
  expect(said('bring the dumplings, Wednesday then')).toBe('bring the dumplings on Wednesday');
  expect(said('ask Maria to taste it, Friday prep')).toBe('ask Maria to taste it, Friday prep');
  expect(said('tea, and the bath, something with my hands, at 8')).toBe(
    'tea and the bath, something with your hands, at 8',
  );
});

test('good luck is wished for a time, where there is one', () => {
  expect(timeSaid('ring Malcolm, Thursday morning, before ten')).toBe('on Thursday morning');
  expect(timeSaid('call the home tomorrow and ask how her night was')).toBe('tomorrow');
  expect(timeSaid('ring Malcolm')).toBeNull();
});

test('a note, and then "I will write it", are one step', () => {
  expect(namedBefore('a note', 'I will write it tonight')).toBe('write a note');
});

test('a time that the step and the new time both name is said once', () => {
  expect(withTime('ask for ten minutes after the meeting', 'tomorrow after the meeting')).toBe(
    'ask for ten minutes, tomorrow after the meeting',
  );
});

test('a time that may lead the sentence is given for that, and a meal has its day before it', () => {
  expect(timeAhead('ask her to stay, when she rings on the first')).toBe('When she rings on the first,');
  expect(timeAhead('put it up, tomorrow')).toBe('Tomorrow');
  expect(timeAhead('tell him, but not before Friday')).toBeNull();
  expect(said('email the club, Wednesday lunch')).toBe('email the club on Wednesday, at lunch');
});

test('the grammar of a first English is not handed back', () => {
  expect(said('ask him for slow, on Tuesday')).toBe('ask him on Tuesday');
  expect(said('ask him for help, on Tuesday')).toBe('ask him for help on Tuesday');
});
