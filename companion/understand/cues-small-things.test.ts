import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cues = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ['my parents are still in the war and i lie here', 'small-far-family-at-night'],
  ['dad says everything is fine but i could hear shouting', 'small-said-fine-but-heard'],
  ['the kids say i am always snappy', 'small-called-angry'],
  ['my kids saw me fail like that', 'small-child-sees-me'],
  ['i saw my ex in the shop and i ducked behind the shelves', 'small-hid-from-them'],
  ['i still make two cups of tea, i mean i keep making tea for two', 'small-table-for-two'],
  ["i don't want to bother my sister, she has enough on", 'small-their-days-are-full'],
  ['i never learned the songs and he always did', 'small-each-knew-a-part'],
  ['i laughed along', 'small-went-along'],
  ["they'll realise i'm not that clever", 'small-test-of-me'],
  ['i havent slept more than two hours in a row', 'small-sleep-in-pieces'],
  ['i burst into tears over the washing', 'small-cried-at-little'],
  ['he will leave me once he finds out', 'small-leave-when-finds-out'],
])('"%s" is met as the very thing it tells', (text, id) => {
  expect(cues(text)).toContain(id);
});

test.each([
  ['my mum is there for me', 'small-far-family-at-night'],
  ['he hits me and i hid behind the door so he would not see me', 'small-hid-from-them'],
  ['i cooked for two, date night with my husband', 'small-table-for-two'],
  ['i never knew why he lied and she did too', 'small-each-knew-a-part'],
  ['i saw a robin on the grave', 'small-a-visitor-outside'],
  ['you look well she said and it made my day', 'small-you-look-well'],
])('"%s" is something else', (text, id) => {
  expect(cues(text)).not.toContain(id);
});
