import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'm').at(-1)?.reply;

test('a slip of the tongue to a customer is no declaration to the program', () =>
  expect(last('i told a customer "love you bye" by accident and its on a recorded line')?.text).not.toMatch(
    /program|partner/,
  ));

test('whoever is left out of a group chat is not asked how the others live', () =>
  expect(last('they all left the group chat and made a new one')?.text).not.toMatch(
    /their way|how they live|later than/i,
  ));

const STORY =
  "I just found out through a DNA kit that my dad isn't my biological father. The man who is my father ran the hardware store where we bought our paint. I have a half sister who messaged me and I haven't answered in three weeks. I keep looking in the mirror at my own nose.";

test.each([
  `${STORY} I feel like somebody died but I can't say who. How do I answer this woman?`,
  `My best friend since we were four didn't ask me to be in her wedding. I found out from the group chat that I was added to by accident. Now she wants me to do the playlist and I said yes. I think it's because I was a mess after my miscarriage last year. Do I say something or just do the playlist?`,
])('a likeness or a loss on the way brings no condolences', (story) =>
  expect(last(story)?.text).not.toMatch(/sorry about your loss/),
);
