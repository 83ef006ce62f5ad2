import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { complaintIn } from './complaint-words.ts';
import { restAfterEnd } from './ending-words.ts';
import { offTo } from './send-off.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'c').at(-1);

test.each([
  ['your not listening', 'wrong'],
  ['I literally gave you them already', 'told'],
  ['you keep saying go on', 'keeps'],
  ["I don't understand your question", 'unclear'],
  ["I said something stupid in the meeting and I can't let it go", null],
  ['i asked the teacher to move me three times', null],
  ["I'm not jealous!! she says I am. please read", 'wrong'],
  ['bread waits for me mate. I said saturday nights not mornings', 'wrong'],
  ['that was my text?? whatever', 'wrong'],
  ['that was my text to him on sunday and he never answered', null],
  ['she said you never listen', null],
])('%j is held against us as %s', (text, kind) => {
  expect(complaintIn(text, text.split(' ').length, 'Go on, whenever you want to.')).toBe(kind);
});

test('whose it is stays put right for the talk', () => {
  const turns = [
    'my friend kirsty got divorced and sleeps on my sofa',
    "it's kirsty's divorce, not mine",
    'the flat is tiny',
  ];
  const said = holdChat(companion, turns, 'c');
  expect(said[1]?.reply.text).toMatch(/^Kirsty's divorce, then, and not yours\./);
  expect(said[2]?.state.topics).not.toContain('divorce');
});

test('a question beside a complaint, or passed over before it, gets its answer', () => {
  expect(last('my op is put back again', 'I already told you. Is it silly to ring them?')?.reply.text).toMatch(
    /silly|makes sense/,
  );
  expect(last('a lady asked me to tea', 'I asked if it was disloyal')?.reply.text).toMatch(/No|disloyal/);
});

test.each([
  ["nah that's all really", ''],
  ["never mind, the phone's going", "the phone's going"],
  ['nothing else matters', null],
  ["yes, that's it exactly", null],
])('%j leaves %j', (text, rest) => {
  expect(restAfterEnd(text)).toBe(rest);
});

test.each([
  ["you didn't read that. SHE goes back to work, not me", 'wrong'],
  ["HE wants the big one! You've got us mixed up.", 'wrong'],
  ['What has my mum driving got to do with it?', 'unclear'],
])('%j is held against us as %s, whoever else is in it', (text, kind) => {
  expect(complaintIn(text, text.split(' ').length, 'I see.')).toBe(kind);
});

test('a miss is owned in a word, and what else was said is answered', () => {
  const talk = ['i share a flat with Tom', 'he is loud', "You didn't answer. Should I ask him to stop?"];
  expect(last(...talk)?.reply.text).not.toMatch(/What was it|which question/i);
  const told = last('my op is on monday', 'huh? nobody died, i just feel stupid');
  expect(told?.reply.text.split(/[.!?] /).length).toBeGreaterThan(1);
});

test('an ending asks nothing and takes up what was named', () => {
  const said = last('my theory test is on Thursday', 'ok thanks, bye')?.reply.text ?? '';
  expect(said).toMatch(/on Thursday/);
  expect(said).not.toContain('?');
  expect(offTo('I hate dinner at theirs')).toBeNull();
});

test('stop stops, and a spa is no exercise', () => {
  expect(
    last('so tense', 'can we do the breathing thing', 'no i meant the spa weekend. stop the exercise')?.state.exercises,
  ).toEqual([]);
  expect(last('I won a spa weekend', 'can we do the spa')?.state.exercises).toEqual([]);
});
