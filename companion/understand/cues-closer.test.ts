import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cuesOf = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ['all my friends took his side. all of them', 'closer-all-took-side'],
  ["i've apologised about twenty times now", 'closer-many-sorries'],
  ['he saw my message and never answered', 'closer-left-on-read'],
  ["I'm a terrible friend", 'closer-bad-friend'],
  ['forty letters sent, three answers', 'closer-hardly-a-reply'],
  ['my daughter asked me for advice and I just shrugged', 'closer-still-asked'],
  ['they want an answer by monday', 'torn-answer-by'],
  ['deep down i know what i want', 'closer-knows-already'],
  ['i live alone and work from home', 'closer-works-and-lives-alone'],
  ['i used to paint every tuesday', 'closer-weekly-thing'],
  ["Our street has a WhatsApp, and I'm not in it.", 'among-chat-without'],
])('"%s" is met as the very thing it tells', (text, id) => {
  expect(cuesOf(text)[0]).toBe(id);
});

test.each([
  ["i keep apologising to furniture, that's how tired i am", 'closer-many-sorries'],
  ['three meetings about a spreadsheet and none of them decided anything', 'closer-scored-it'],
  ['so i can finally have a lie in', 'closer-finally'],
  ['i met a terrible friend of hers', 'closer-bad-friend'],
  ["i love it, i live alone and work from home, it's bliss", 'closer-works-and-lives-alone'],
])('"%s" is something else', (text, id) => {
  expect(cuesOf(text)).not.toContain(id);
});
