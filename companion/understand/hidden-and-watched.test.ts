import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const talk = englishTalk;
const cues = (message: string) => talk.understander.read(message, []).cues.map(({ id }) => id);

test.each([
  ['I owe eleven thousand and my husband believes its two', 'hidden-sum-kept-from-them'],
  ['wrote him a letter and tore it up', 'hidden-tore-it-up'],
  ['apart from that, nobody knows except my cousin', 'hidden-one-person-knows'],
  ['im so tired of having to pretend at home', 'hidden-angry-at-hiding'],
  ["I'm bi and my parents are very religious", 'hidden-out-and-religious-home'],
  ['they must hear it every day I suppose', 'hidden-they-hear-it-daily'],
])('%j is something hidden', (message, id) => {
  expect(cues(message)).toContain(id);
});

test.each([
  ['someone filmed me in pe and they put it on snapchat', 'watched-posted-online'],
  ['I always go blank when everyone is watching', 'watched-fail-when-it-counts'],
  ['i get a tummy ache every school day', 'watched-tummy-every-morning'],
  ['I hate when my heart does this', 'watched-my-body-does'],
  ['our coach is really decent', 'watched-somebody-all-right'],
  ["I don't know if I still enjoy teaching anymore", 'watched-still-like-it'],
])('%j is somebody watched or judged', (message, id) => {
  expect(cues(message)).toContain(id);
});

test.each([
  'I posted it on instagram and people were so sweet',
  'he shared it with the whole carriage',
  'my wife thinks its four o clock',
  'my coffee makes it worse',
  'the driver is nice but he never stops',
  'I deleted it and then sent it again, typed better',
])('%j is none of them', (message) => {
  expect(cues(message).filter((id) => /^(?:hidden|watched)-/.test(id))).toEqual([]);
});
