import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';
import { questionIn } from './question-in.ts';

const { understander } = englishTalk;
const asked = (text: string) => questionIn({ read: understander.read(text, []) });

test.each([
  'Me and my girl do parkrun. "Dad, do we have to do it together?" She is fifteen now.',
  "I never said anything. You wouldn't, would you.",
])('nothing is asked of us in %j', (text) => {
  expect(asked(text)).toBeNull();
});

test('what is asked here is found beside the story, the last question whose kind is known', () => {
  expect(asked('She has not rung since. Should I ring her?')).toBe('Should I ring her?');
});
