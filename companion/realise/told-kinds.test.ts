import { expect, test } from 'vitest';
import { toldIn } from './told-kinds.ts';

test.each([
  ["boss doesn't know yet", 'told_unaware', 'your boss'],
  ["I haven't told my wife", 'told_unaware', 'your wife'],
  ['she brought me soup', 'told_gave', 'she'],
  ["my dad didn't say anything", 'told_silent', 'your dad'],
  ['the manager she is shouting at me', 'told_hard', 'the manager'],
  ['dad already told everyone at work', 'told_spread', 'your dad'],
  ['girlfriend wants a new one', 'told_wants', 'your girlfriend'],
  ['his mum asked if he was cold', 'told_asked', 'his mum'],
  ['he used to tell me everything', 'told_used', 'he'],
])('"%s" is %s, of %s', (clause, family, who) => {
  expect(toldIn(clause)).toMatchObject({ family, who });
});

test.each([
  ['I said yeah fine', 'told_masked'],
  ["I'm meant to tell him tomorrow at 8", 'told_ahead'],
  ['my leg goes all jelly', 'told_body'],
  ["I haven't slept since the newsletter", 'told_sleepless'],
  ["I wasn't in the room", 'told_absent'],
  ["his lead's still on the hook", 'told_there'],
  ['put it in the drawer', 'told_deed'],
])('"%s" is %s', (clause, family) => {
  expect(toldIn(clause)?.family).toBe(family);
});

test('a day that has gone by is not ahead', () => {
  expect(toldIn('he told me on Friday')?.family).not.toBe('told_ahead');
  expect(toldIn('tonight he fell asleep with his boots on')?.family).not.toBe('told_ahead');
  expect(toldIn("it's tuesday")?.family).not.toBe('told_ahead');
});

test('what somebody is or has, and what has no subject, is of no kind', () => {
  for (const clause of ['he had three kids', 'books are not good', 'laughed the whole time', 'it was the blue one'])
    expect(toldIn(clause), clause).toBeNull();
});

test('a person stands in the answer as the answer would name them', () => {
  expect(toldIn('Dan says she means well')).toMatchObject({ family: 'told_said', who: 'Dan', whom: 'Dan' });
  expect(toldIn('he left in july')).toMatchObject({ who: 'he', whom: 'him' });
  expect(toldIn('mr harris asked if I was ok')).toMatchObject({ who: 'Mr Harris', whom: 'Mr Harris' });
});

test('violence and what may be abuse are left to the lines that are written for them', () => {
  for (const clause of [
    'he hit me',
    'he came into my room',
    'he made me watch',
    'he gave me a black eye',
    'dad pushed her',
  ])
    expect(toldIn(clause), clause).toBeNull();
});
