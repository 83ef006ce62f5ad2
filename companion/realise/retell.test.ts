import { expect, test } from 'vitest';
import type { Scene } from '#companion/policy/plan.ts';
import { openState } from '#companion/state.ts';
import { createTalk } from '#companion/talk.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { retell } from './retell.ts';

const talk = createTalk(readContent(), 'en');

function told(message: string, recent: string[] = []): string | null {
  const read = talk.understander.read(message, []);
  const state = { ...openState(null, 'gentle'), recent };
  return retell({ read, state, grammar: talk.grammar, gate: talk.gate } as Scene);
}

test.each([
  [
    'they gave my locker to the new lad while i was on nights',
    'They gave your locker to the new lad while you were on nights.',
  ],
  ['no i havent said anything to him', "You haven't said anything to him."],
  ['its tomorrow at nine in the hall', "It's tomorrow at nine in the hall."],
  ['honestly the whole bus heard me cry lol', 'The whole bus heard you cry.'],
  [
    'Kept my coat on all through the meal so nobody would ask me to stay.',
    'Kept your coat on all through the meal so nobody would ask you to stay.',
  ],
])('%s', (said, back) => {
  expect(told(said)).toBe(back);
});

test('of a long message the part that weighs most is told, and no more than that', () => {
  const back = told(
    'We were at the garden centre on Sunday. It was busy and the car park was full. My daughter cried by the fish tanks and I walked off and left her there. Then we had scones.',
  );
  expect(back).toContain('you walked off and left her there');
  expect(back?.split(' ').length).toBeLessThanOrEqual(24);
});

test('the clock keeps its dots from ending a sentence', () => {
  expect(told('I do the 3 a.m. feed because she is still sore')).toBe('You do the 3am feed because she is still sore.');
});

test.each([
  'could you tell me what I do with that',
  'can i use it on my tablet',
  'which doctor is it for the ears',
  'thank you for listening to me go on',
  "I'm such a pathetic person for crying there",
  'I want to be dead when I see my desk',
  'maybe',
  'ma sister wisnae speakin tae me at the weddin',
])('%s is not told back', (said) => {
  expect(told(said)).toBeNull();
});

test('somebody who speaks into a phone without a stop hears only what surely is a sentence', () => {
  const spoken = 'so I was on the ring road and the lights went and I thought that is it and then the van behind me';
  expect(told('and the diesel and I am already one behind on the van and the wife', [spoken])).toBeNull();
});

test('a guess at another mind comes back as the view from here', () => {
  expect(told('my sister believes the house was meant for her')).toMatch(/^From where you stand, your sister believes/);
});
