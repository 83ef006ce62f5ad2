import { expect, test } from 'vitest';
import type { Scene } from '#companion/policy/plan.ts';
import { openState } from '#companion/state.ts';
import { englishTalk } from '#companion/testing/english-talk.ts';
import { ownWords } from './own-words.ts';

const talk = englishTalk;

function told(message: string, recent: string[] = []): string | null {
  const read = talk.understander.read(message, []);
  const state = { ...openState(null, 'gentle'), recent };
  return ownWords({ read, state, grammar: talk.grammar, gate: talk.gate } as Scene, read);
}

test.each([
  [
    'they gave my locker to the new lad while i was on nights',
    'They gave your locker to the new lad while you were on nights.',
  ],
  ['no i havent said anything to him', "You haven't said anything to him."],
  ['honestly the whole bus heard me cry lol', 'The whole bus heard you cry.'],
  [
    'Kept my coat on all through the meal so nobody would ask me to stay.',
    'You kept your coat on all through the meal so nobody would ask you to stay.',
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

test.each([
  ['No. The hens are all I have left of the farm lol', 'The hens are all you have left of the farm.'],
  ['so yeah the job is gone, my desk goes to the new lad', 'The job is gone, and your desk goes to the new lad.'],
  ['nobody asked me once how the baby is', 'Nobody asked you once how the baby is.'],
  ['that he is here and I am not with him', 'He is here and you are not with him.'],
  ['now i eat my tea standing up', 'Now you eat your tea standing up.'],
])('"%s" is told without what leads in and trails off', (said, back) => {
  expect(told(said)).toBe(back);
});

test.each([
  [
    'I am 71 and I kept bees. The knee is on Thursday and I cannot sleep for thinking of it.',
    /^The knee is on Thursday/,
  ],
  ['I was a bus conductor for thirty years. What bothers me is my daughter never rings.', /^Your daughter never rings/],
  ['My brother means well, but he has not asked me once.', /has not asked you once/],
  [
    'i got made up to sister which is nice but my best mate wont speak to me now',
    /^Your best mate won't speak to you now/,
  ],
])('of "%s" the matter is told', (said, back) => {
  expect(told(said)).toMatch(back);
});

test.each([
  'it is very hard for me here, my boss say no holiday',
  'my daughter has 9 years and she not eat',
  "it's the work phone i cant put it in a bag",
  'the second one is nearer to what i meant',
  "you keep saying that, i don't follow",
  'I would be glad of a plain answer please',
  'I would like it if my son rang me by himself one evening of the week without being asked',
  'my sister said give it a rest',
  "i'm being such a baby about the needle",
  'left out of the wedding photos again',
  'i should be over him by now',
  'Different when',
])('"%s" is not told back: a poor echo is worse than none', (said) => {
  expect(told(said)).toBeNull();
});

test('where one message of a talk is English as it is learnt, none is told back', () => {
  expect(told('I lost my job last week', ['my husband he work in the night'])).toBeNull();
});
