import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cues = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ["i dont really feel anything anymore, it's just flat", 'inner-no-feeling'],
  ['i thought i was dying', 'mood-thought-i-was-dying'],
  ['then i feel terrible', 'mood-feel-bad-after'],
  ['over tiny things, like a cup left out', 'mood-anger-out'],
  ['I still hear him at the door', 'mood-still-waits-for'],
  ['the operation is on the 12th', 'mood-date-set'],
  ['my doctor put me on sertraline', 'mood-put-on-tablets'],
  ["My doctor said it's depression", 'mood-named-by-doctor'],
  ['I was told I am autistic at 45', 'mood-autistic-found-out'],
  ['he was only 52', 'gone-far-too-young'],
  ["my baby won't feed", 'mood-baby-wont-feed'],
  ["since the accident I can't lift my grandson", 'mood-cant-lift'],
  ["I'm angry with my mum for dying", 'mood-angry-at-the-dead'],
])('"%s" is met as the very thing it tells', (text, id) => {
  expect(cues(text)[0]).toBe(id);
});

test.each([
  ['I just feel numb since the funeral', 'people-funeral-was'],
  ['everyone my age is out having fun', 'good-enjoyed'],
  ["I feel guilty when I'm happy", 'good-happy'],
  ['she just sits there and nods', 'said-stares'],
  ['she looked through me like i wasnt there', 'mood-not-there-when'],
  ['i see him every day, we work in the same shop', 'mood-visits-every-day'],
  ['it was a relief in a way', 'good-relief'],
  ["it's a month since i gambled", 'done-gambling'],
])('"%s" is something else', (text, id) => {
  expect(cues(text)).not.toContain(id);
});
