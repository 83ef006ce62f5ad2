import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';

const { understander } = englishTalk;
const first = (text: string) => understander.read(text, []).cues[0]?.id;
const all = (text: string) => understander.read(text, []).cues.map(({ id }) => id);

test.each([
  [
    'I shouted at my son over a shoe. My dad used to shout like that, and I promised myself I never would. And now I hear his voice coming out of my mouth.',
    'inner-swore-never',
  ],
  [
    "I've been working late most nights since September. My manager says it will calm down after the launch. I feel like I'm failing at home and at work.",
    'core-failing-both',
  ],
])('of several cues the one in the sentence the message leads up to comes first: %s', (text, id) => {
  expect(first(text)).toBe(id);
});

test('what somebody else did with their eyes comes after what is told of oneself', () => {
  const found = all("I'm turning into my mother. She rolled her eyes at it. I used the very tone that I grew up with.");
  expect(found.indexOf('inner-they-just-shrugged')).toBeGreaterThan(found.indexOf('e-afraid-to-be-like-a-parent'));
});

test('a phrase within a longer one that is known comes after it', () => {
  const found = all('I check every email five times before I send it.');
  expect(found[0]).toBe('inner-checks-words');
  expect(found).not.toContain('money-told-they-ring-every-day');
});

test('what is only pictured has not happened', () => {
  expect(all('I keep picturing it happening again with everyone looking at me.')).not.toContain('common-stared-at');
  expect(all('It happened on the bus and everyone was looking at me.')).toContain('common-stared-at');
});

test('what is said of a parent is no cue of ones own', () => {
  expect(all('My dad was a perfectionist and nothing was ever good enough for him.')).not.toContain(
    'days-perfectionist',
  );
  expect(all("I'm a perfectionist and I never finish.")).toContain('days-perfectionist');
});
