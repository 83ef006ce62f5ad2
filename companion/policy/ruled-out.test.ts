import { expect, test } from 'vitest';
import { withoutRuledOut } from './ruled-out.ts';

test.each([
  ["what can I do, I can't just quit", /quit/],
  ['nobody died lol', /died/],
  ["I'm dead after that shift", /dead/],
  ["I don't want to break up with him", /break up/],
  ["those sound like I'm resigning", /resign/],
])('what is ruled out or denied is no matter: %s', (text, matter) => {
  expect(withoutRuledOut(text)).not.toMatch(matter);
});

test('what is meant stays', () => {
  expect(withoutRuledOut('I want to quit my job')).toMatch(/quit/);
  expect(withoutRuledOut('my mum died in june')).toMatch(/died/);
  expect(withoutRuledOut('I feel dead inside')).toMatch(/dead/);
});
