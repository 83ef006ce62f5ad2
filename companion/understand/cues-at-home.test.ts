import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cues = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ['It started over the dishes, but it was really about his mother.', 'athome-about-in-laws'],
  ['he did it once before, with his ex', 'athome-did-it-before'],
  ['She only sleeps two hours at a time.', 'athome-baby-wakes'],
  ['But he deleted all the messages.', 'athome-deleted-messages'],
  ["We haven't been intimate in almost a year.", 'athome-no-intimacy'],
  ['nobody even notices', 'athome-nobody-notices'],
])('"%s" is met as what it says', (text, id) => {
  expect(cues(text)[0]).toBe(id);
});

test.each([
  ['nobody noticed i got glasses', 'athome-nobody-notices'],
  ["my legs won't do the thing my head has decided", 'athome-they-were-late'],
  ['My neck is stiff after sleeping on the sofa', 'athome-slept-apart'],
])('"%s" is something else', (text, id) => {
  expect(cues(text)).not.toContain(id);
});
