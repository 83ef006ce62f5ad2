import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cues = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ['he was so quiet I thought I failed again, then he stamped it', 'school-told-failed-twice'],
  ['the examiner was quiet, I thought I failed my test', 'days-failed'],
  ['she will say im jealous because i have no boyfriend', 'people-i-am-jealous'],
  ['my mother in law is staying with us since 4 years', 'people-in-laws-visit'],
  ['the uniform was supposed to go back to the depot', 'days-back-to-work'],
  ['and she is expecting me to pay for mum as well', 'love-ex-marries'],
])('"%s" is not met as %s', (text, id) => {
  expect(cues(text)).not.toContain(id);
});

test.each([
  ['I must have said morning to 400 people a day', 'old-many-faces-gone'],
  ['in my own kitchen i am nobody', 'old-nobody-at-home'],
  ['today she called me by my name', 'old-called-by-name'],
])('"%s" is met as %s', (text, id) => {
  expect(cues(text)[0]).toBe(id);
});
