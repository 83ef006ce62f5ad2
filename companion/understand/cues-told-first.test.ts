import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cues = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ['My mom was diagnosed with cancer last month.', 'ill-cancer-of-theirs'],
  ["doctors found a tumour in my dad's brain", 'ill-cancer-of-theirs'],
  ['my nan is dying', 'ill-dying'],
  ["I can't bond with my baby.", 'born-nothing-felt-yet'],
  ['Nobody at my new school talks to me.', 'close-new-school-nobody'],
  ['my friends went out without me. i saw it on instagram', 'close-went-without-me'],
  ["im gay and my parents don't accept it", 'out-and-not-accepted'],
  ['My six year old hits other kids.', 'child-hits-out'],
])('"%s" is met as what somebody came with', (text, id) => {
  expect(cues(text)[0]).toBe(id);
});

test('what somebody came with goes before how they are with it, said after it', () => {
  expect(cues("I take care of my mother and I'm exhausted.")[0]).toBe('care-for-a-parent');
});

test('in a long message what was told last weighs more', () => {
  const long =
    'My dad has cancer and we have known it since the spring, so there has been time for most things by now, and on the whole he is doing well. Today I shouted at my kids over nothing at all and I feel awful.';
  expect(cues(long)[0]).not.toBe('ill-cancer-of-theirs');
});

test.each([
  ['my mum had cancer when i was six', 'ill-cancer-of-theirs'],
  ['my flatmate got dumped', 'close-broke-up'],
  ['he left me on delivered', 'close-broke-up'],
  ['im the only one left in the resit class', 'old-friends-gone'],
])('"%s" is something else', (text, id) => {
  expect(cues(text)).not.toContain(id);
});
