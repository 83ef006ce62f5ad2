import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const { understander } = englishTalk;
const last = (told: readonly string[]) => holdChat(companion, [...told], 'areas').at(-1)?.reply.text ?? '';

const THEY_RING = 'They ring me every day and it makes me feel sick.';

test('a cue of one part of life says nothing where no word of it was said', () => {
  expect(understander.read(THEY_RING, []).cues.map(({ id }) => id)).toContain('money-told-they-ring-every-day');
  expect(last(['My cousins moved in next door.', THEY_RING])).not.toMatch(/no rest from it/);
});

test('the same cue speaks where a word of it was said before', () => {
  expect(last(['I owe a lot on my credit card.', THEY_RING])).toMatch(/no rest from it/);
});
