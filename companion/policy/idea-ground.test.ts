import { expect, test } from 'vitest';
import { hasGround } from './idea-ground.ts';

const talk = { topics: ['breakup'], topicWeights: [1.8], told: 3 };
const photos = {
  id: 'idea:breakup:0',
  text: "putting the photos and messages in one place you'd have to go looking for",
};

test('an idea that speaks of what nobody mentioned has no ground', () => {
  expect(hasGround(photos, 0, 'my thumbs would no longer let me bind books', talk)).toBe(false);
  expect(hasGround(photos, 0, 'I keep looking at his photos', talk)).toBe(true);
});

test('a situation told in two messages is ground enough', () => {
  expect(hasGround(photos, 2, 'we split up', talk)).toBe(true);
});

test('an idea in words for any trouble needs no ground', () => {
  expect(
    hasGround({ id: 'idea:any:0', text: 'telling one person you trust a single sentence of it' }, 0, 'the goats', talk),
  ).toBe(true);
});

test('to ask "them" needs somebody who was spoken of more than once', () => {
  expect(hasGround({ id: 'idea:any:12', text: 'asking them how they see it' }, 1, 'I told her a fib', talk)).toBe(
    false,
  );
});
