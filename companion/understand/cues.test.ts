import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cuesOf = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ["I've stopped telling anyone. They get that face", 'unwell-the-face'],
  ['the doctors said it is all in my head', 'unwell-only-the-mood'],
  ["I'd rather she shouted", 'unwell-no-complaint'],
  ['as soon as I lie down in bed my mind starts racing', 'nightly-head-starts'],
  ['he snores next to me and I hate him for it', 'nightly-beside-a-sleeper'],
  ['security marched us off the premises, out with a box', 'gone-walked-out'],
  ['they laid off half the team', 'gone-many-cut'],
  ['my daughter knows, the neighbours have no idea', 'gone-some-know'],
  ["I still haven't replied to her", 'gone-owes-answer'],
  ['he keeps asking when daddy is coming home', 'apart-child-asks-why'],
  ['my ex got all the friends', 'apart-friends-went-along'],
  ['i cook once they have gone', 'among-waits-till-gone'],
  ['they kicked me off the server', 'among-kicked-out-of-chat'],
  ['I let it slip', 'among-slipped-out'],
])('"%s" is met as %s', (text, id) => {
  expect(cuesOf(text)).toContain(id);
});

test.each([
  ['it all came out in tears', 'among-slipped-out'],
  ['a joke made me laugh so hard I cried when I laughed.', 'gone-laughed-instead'],
  ['I want to write a goodbye letter, a real letter on paper', 'among-a-note'],
  ["she's pregnant, congratulations! she has a baby on the way", 'gone-child-to-think-of'],
  ['I broke my jaw, my jaw hurts since I fell', 'nightly-tense-body'],
  ['we told the kids that we are going on holiday', 'apart-told-the-child'],
])('"%s" is not met as %s', (text, id) => {
  expect(cuesOf(text)).not.toContain(id);
});
