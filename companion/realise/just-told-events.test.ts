import { expect, test } from 'vitest';
import type { Scene } from '#companion/policy/plan.ts';
import { englishTalk } from '#companion/testing/english-talk.ts';
import { answeredAlready } from './just-told.ts';

const { understander } = englishTalk;
const known = (question: string, text: string): boolean =>
  answeredAlready(question, {
    read: understander.read(text, []),
    state: { turn: 1, since: null, recent: [], lastReply: '', signs: {} },
    messageBefore: () => null,
    earlier: () => null,
  } as unknown as Scene);

test.each([
  ['What did you do then?', 'I keep picturing it happening again with everyone looking at me.', true],
  ['What did you do next?', 'Every time he comes home late.', true],
  ['What did you do then?', 'She walked out in the middle of it.', false],
  ["What's on your mind then?", "I'm still awake at two, going over everything I have to do.", true],
  ['How did she take it?', "I've told my manager and she just says everyone is stretched.", true],
  ['How did she take it?', 'I told her on Monday.', false],
])('"%s" after "%s" asks what is known or never was: %s', (question, text, is) => {
  expect(known(question, text)).toBe(is);
});
