import { expect, test } from 'vitest';
import { withoutThrownBack } from './thrown-back.ts';

const WOUND = 'Press hard with a towel and keep pressing. Who can hold it with you?';
const VOICES = 'Tell whoever you reach, "I hear things that tell me to hurt myself."';

test.each([
  ["there's no blood. nobody is bleeding. are you seeing something", WOUND, /blood|bleed/],
  ['WHAT. i never said anything tells me to hurt myself. who told you that', VOICES, /hurt/],
  ['what voices? my sister is coming', VOICES, /voices/],
  ['stop with the tablets. i want to sleep', 'Keep the packet out of reach.', /tablets/],
])('what we named and they deny is no sign: "%s"', (said, reply, gone) => {
  expect(withoutThrownBack(said, reply, false)).not.toMatch(gone);
});

test('"i never said …" in danger is thrown back, whichever line of ours it was', () => {
  expect(withoutThrownBack('i never said anything tells me to hurt myself', 'Who lives close?', true)).toBe('.');
});

test.each([
  ["there's blood everywhere", WOUND],
  ["there's no blood yet but i will cut again", WOUND],
  ['i never said to anyone that he hurt me', WOUND],
  ['no blood, just pills', 'What is your evening like?'],
  ['nobody knows i hear voices', VOICES],
])('what is told stays: "%s"', (said, reply) => {
  expect(withoutThrownBack(said, reply, false)).toBe(said);
});
