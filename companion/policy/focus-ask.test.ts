import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { focusIn } from './focus-ask.ts';

// Where what weighs was learned it is said back first; this is what is asked where it was not, or may not be.
const { 'models/weighs.json': _weighs, ...files } = readContent().files;
const companion = createCompanion({ files });
const last = (told: readonly string[]) => holdChat(companion, [...told], 'focus').at(-1)?.reply.text ?? '';

test('the last sentence that tells something is what a message leads up to', () => {
  expect(focusIn("I moved here in May. I want to paint again. I know, it's silly.")).toBe('I want to paint again.');
  expect(focusIn('No. Yes.')).toBeNull();
});

test.each<[turns: string[], fits: RegExp]>([
  [
    [
      'I slammed a door over some towels last night.',
      'We made it up in the end over a takeaway. I still want to get a handle on it though, because it scared me.',
    ],
    /handle.*(?:gets in the way|first bit)/,
  ],
  [
    ['The tills are by the window and the new ones are slow. If I slow down the queue goes out of the door.'],
    /what would that mean|How sure/,
  ],
  [
    [
      "The band plays every second Friday and Lena sings. He's been patient so far but I don't know how long that'll last.",
    ],
    /gut|surer/,
  ],
])('a longer message that no cue knows is asked what its last sentence asks for: %j', (turns, fits) => {
  expect(last(turns)).toMatch(fits);
});

test('nothing is asked of a bare "I can\'t" that is no inability', () => {
  const text = last([
    "I'd been up since five and I'd had emails before breakfast. But that's every day, so I can't use it as an excuse.",
  ]);
  expect(text).not.toMatch(/gets in the way|When is it hardest/);
});
