import { expect, test } from 'vitest';
import { asksWhatWasTold } from './just-told.ts';

const asks = (question: string, clean: string) => asksWhatWasTold(question, clean, clean.split(' ').length, false);

test.each([
  ['When did it start to be like that?', 'it is the fourth time since the summer'],
  ['How long has it been like that?', 'three months now'],
  ['Since when have you felt it?', 'it began two years ago'],
  ['Who else knows of it?', 'nobody at work has noticed'],
  ['Who else saw it?', 'the whole class stood around'],
  ['Who would you least mind telling about it?', 'I told my aunt and she laughed'],
  ['What was it like, back then?', 'we used to sing in the kitchen all three of us'],
])('"%s" is not asked after "%s"', (question, clean) => expect(asks(question, clean)).toBe(true));

test.each([
  ['When did it start to be like that?', 'my hands shake in the queue'],
  ['Who else knows of it?', 'I eat in the stairwell'],
  ['What was it like, back then?', 'it used to be easy'],
  ['What happened next?', 'it is the fourth time since the summer'],
])('"%s" may be asked after "%s"', (question, clean) => expect(asks(question, clean)).toBe(false));
