import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cues = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ["I don't know. Nothing happened really, I just don't enjoy anything anymore.", 'plain-no-joy'],
  ['I got off at the next stop and sat on a bench until it passed.', 'plain-got-off'],
  ['i lie there for hours and my mind just goes over everything', 'plain-mind-over-everything'],
  ['My boss is a bully.', 'plain-boss-bully'],
  ["I'm supposed to provide for my family.", 'plain-provide'],
  ['there are some girls at school who keep making fun of me', 'plain-girls-make-fun'],
  ['my teacher saw it once and did nothing', 'plain-teacher-nothing'],
  ['i pretend to be sick so i dont have to go', 'plain-fake-sick'],
  ['my thighs are huge and my stomach sticks out', 'plain-thighs'],
  ['i skipped lunch today and yesterday', 'plain-skipped-lunch'],
  ['About twelve thousand, on three credit cards.', 'plain-cards-debt'],
  ["I don't open the letters anymore. They're in a drawer.", 'plain-letters-drawer'],
  ['I get headaches and my shoulders are always tight.', 'plain-tight-shoulders'],
])('"%s" is met as what it says', (text, id) => {
  expect(cues(text)).toContain(id);
});

test.each([
  ["i thought year 10 would be different. it's the same but with blazers", 'plain-work-eat-bed'],
  ['Christmas Day I did a puzzle, a thousand pieces, finished by seven', 'plain-cards-debt'],
  ["by friday my legs are someone else's", 'plain-thighs'],
  ['Ploughed the forty acre, straight as you like.', 'plain-parents-want-as'],
  ["I made a mistake with a patient's dose.", 'plain-small-mistake'],
])('"%s" is something else', (text, id) => {
  expect(cues(text)).not.toContain(id);
});
