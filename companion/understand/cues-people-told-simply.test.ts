import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const cues = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ['he just texted saying its over', 'told-over-by-text'],
  ['he said I love you mummy and I cried', 'told-i-love-you-mummy'],
  ['they do it behind my back', 'people-friend-betrayed'],
  ["I can't remember the last time he hugged me", 'told-last-hug'],
  ['My kids never call me', 'people-child-no-call'],
  ['my daughter is moving out next week', 'told-child-moving-out'],
  ['dad is moving out on saturday', 'told-parent-moving-out'],
  ['nothing i do is good enough', 'told-never-good-enough-for'],
  ['She used to tell me everything', 'told-used-to-tell-me'],
  ['He punched the wall', 'told-punched-wall'],
  ["I don't think anyone would want me", 'told-nobody-would-want-me'],
])('"%s" is met as the very thing it tells', (text, id) => {
  expect(cues(text)[0]).toBe(id);
});

test.each([
  ["I can't remember the last time he hugged me", 'people-reaction-hugged'],
  ['My son moved to Australia', 'people-empty-nest'],
  ['my parents expect me to visit every weekend', 'days-parents-expect'],
  ['my sister is prettier than me', 'plain-friends-skinny'],
  ['she thinks i fancy someone else', 'people-crush'],
  ['my boyfriend forgot my birthday', 'days-birthday-alone'],
  ['we broke up 3 months ago and i still cry every night', 'self-cries-for-nothing'],
])('"%s" is something else', (text, id) => {
  expect(cues(text)).not.toContain(id);
});
