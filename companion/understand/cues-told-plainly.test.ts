import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cues = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ["my english isn't good so they talk to me like i am a child", 'abroad-like-i-am-less'],
  ['the lecturer talks too fast', 'study-teacher-goes-fast'],
  ["mum says everything is fine but her voice isn't", 'told-says-fine-but'],
  ['short staffed again so i was alone with all of them', 'shift-too-many-to-see-to'],
  ['we used to get a proper lunch break', 'work-used-to-have-a-break'],
  ["i checked my husband's phone while he slept", 'love-looked-in-phone'],
  ["i can't settle until she's home", 'love-no-rest-while-out'],
  ['mum said just get another cat', 'pet-get-a-new-one'],
  ['he always used to wait at the window for me', 'pet-waited-for-me'],
  ['our coach says im not even trying', 'school-says-not-trying'],
])('"%s" is met as the very thing it tells', (text, id) => {
  expect(cues(text)[0]).toBe(id);
});

test.each([
  ['i looked through my phone for the photos', 'love-looked-in-phone'],
  ['they said the tests are normal but i cant feel my feet', 'shift-feet-gone'],
  ['my boss said get a new one when the laptop died', 'pet-get-a-new-one'],
  ['the scan was clear, there was nothing there', 'love-nothing-to-find'],
  ['i hung up my coat and sat down', 'said-hung-up'],
])('"%s" is something else', (text, id) => {
  expect(cues(text)).not.toContain(id);
});
