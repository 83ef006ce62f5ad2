import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cues = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ["I'm not okay.", 'common-not-okay'],
  ['today was awful', 'common-bad-day'],
  ['i think i might be depressed', 'common-depressed'],
  ["I've been really depressed since the summer.", 'common-depressed'],
  ['I feel worthless.', 'common-worthless'],
  ['i hate myself', 'common-worthless'],
  ['My coworkers exclude me.', 'common-left-out-at-work'],
  ["I'm failing my classes.", 'common-failing-classes'],
  ["I can't pay my bills this month.", 'common-cant-pay'],
  ['I relapsed last night.', 'common-relapse'],
  ['I stopped taking my antidepressants.', 'common-stopped-meds'],
  ['My therapist cancelled and I had so much to say', 'common-therapist-away'],
  ["I'm scared of flying and I have a flight on Friday.", 'fear-flying'],
  ['Work is stressing me out.', 'common-stressed'],
  ['I feel trapped.', 'common-trapped'],
])('"%s", as most people put it, is met as what it says', (text, id) => {
  expect(cues(text)[0]).toBe(id);
});

test.each([
  ['I have a blood test tomorrow, do I have to fast?', 'common-presentation'],
  ["It's been a year.", 'common-bad-week'],
  ["i'm trapped in a conversation about loft hatches", 'common-trapped'],
  ['i told myself i am useless at maths but i passed', 'common-worthless'],
  ['seven years clean from cutting', 'common-sober'],
])('"%s" is something else', (text, id) => {
  expect(cues(text)).not.toContain(id);
});
