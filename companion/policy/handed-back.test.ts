import { expect, test } from 'vitest';
import { handedBack, wasEcho } from './handed-back.ts';

test.each([
  ['get through what?', 'How do you get through it?', 'unclear'],
  ['What did I do when? I had already driven off', 'What did you do then?', 'unclear'],
  ['in which moment, the email?', 'What was it like, in that moment?', 'unclear'],
  ['Them? I should like her to say nothing', 'What would you like them to say?', 'unclear'],
  ["yes, that's what I wrote", 'His bike is in the bath.', 'echo'],
  ["You've just read it back to me", 'You want Wednesdays off.', 'echo'],
  ["That's all? I told you something sad", 'Yes, I see.', 'little'],
  ['It was not kind!', 'That was kind. What did you say?', 'wrong'],
  ['No, he said that to the pipes', 'It hurts to find that out. What did he say?', 'wrong'],
])('%j after %j is held against us as %s', (text, reply, kind) => {
  expect(handedBack(text, reply)).toBe(kind);
});

test.each([
  ['I dont know what', 'What would help?'],
  ['so what? he still left', 'What would help you?'],
  ["I haven't slept", 'Have you slept?'],
  ['No, no shakes', 'When you skip a night, do you get shaky the next day?'],
  ["I can't sleep", 'Sleeping is hard when it goes round.'],
  ['no idea really, it just came', 'What brought it on?'],
])('%j after %j is an answer, and held against nobody', (text, reply) => {
  expect(handedBack(text, reply)).toBeNull();
});

test('a reply made of their own words is known as an echo', () => {
  expect(wasEcho('His bike is in the bath.', 'He moved in. His bike is in the bath.')).toBe(true);
  expect(wasEcho('That leaves you no room.', 'He moved in. His bike is in the bath.')).toBe(false);
});
