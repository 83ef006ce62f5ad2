import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const OPENING = ['we had a row about money again', 'she went to her sisters after', 'i feel like rubbish about it'];
const turns = (more: string[]) => holdChat(companion, [...OPENING, ...more], 'unsafe');
const last = (more: string[]) => turns(more).at(-1);
const MEETS =
  /drive after that|Not in the car|suddenly on your own|change nothing about it|cheer that one|ate something/;

test.each([
  ['i could drive over to hers now. had 4 pints'],
  ['ive had a few but im gonna drive to hers'],
  ["I've drunk a bottle of wine, I think I'll just drive over there"],
  ['im a bit drunk but i can drive'],
  ["after three beers i'll drive home, its only round the corner"],
])('nobody who has been drinking is praised for a drive: %s', (text) => {
  const turn = last([text]);
  expect(turn?.reply.text).toMatch(/drive after that|Not in the car/);
  expect(turn?.state.plan).toBeNull();
});

test('a drink told of a message before counts', () => {
  expect(last(['had a few beers to calm down', "i'll drive over and say sorry"])?.reply.text).toMatch(
    /drive after that|Not in the car/,
  );
});

test('who says that it is only a short way is told once more, and a taxi is a good call', () => {
  expect(last(['had 4 pints, gonna drive to hers', "it's only ten minutes, i'm fine"])?.reply.text).toMatch(
    /leave the car|still say no/,
  );
  expect(last(['had 4 pints, gonna drive to hers', 'ok ill get a taxi'])?.reply.text).toMatch(/glad/);
});

test.each([
  ["i'm going to stop taking my sertraline"],
  ['i could halve my tablets myself'],
  ['thinking of coming off my meds'],
  ["i'll just bin the pills tomorrow"],
  ['maybe skip my lithium for a week'],
])('a medicine is not changed with applause: %s', (text) => {
  const turn = last([text]);
  expect(turn?.reply.text).toMatch(/suddenly on your own|change nothing about it|leave the dose|pharmacist/);
  expect(turn?.state.plan).toBeNull();
});

test('"stop taking them" is understood from the message before', () => {
  expect(last(['the tablets make me foggy', 'i think ill just stop taking them'])?.reply.text).toMatch(
    /suddenly on your own|change nothing about it/,
  );
});

test.each([["i'm going to do a water fast for a week"], ["i'll just not eat till friday"]])(
  'days without food are no good step: %s',
  (text) => {
    const turn = last([text]);
    expect(turn?.level === 2 || /cheer that one|ate something/.test(turn?.reply.text ?? '')).toBe(true);
    expect(turn?.reply.text).not.toMatch(/real step|small enough/);
  },
);

test.each([
  ["i'll drive over to hers tomorrow"],
  ["i've had a few but i won't drive"],
  ['dad used to drive after a few pints'],
  ['he had four beers and wanted to drive'],
  ['i could ask my gp about stopping my tablets'],
  ["i'll take my tablets and go to bed"],
  ['im going to stop taking it out on her'],
  ["i'm going to fast for ramadan with my mum"],
  ["i'll not eat cake till friday"],
  ['i could skip the gym and ring her'],
  ['i had a coffee and then i can drive to hers'],
  ['i want to stop taking them for granted'],
])('what harms nobody is left to the other policies: %s', (text) => {
  expect(last([text])?.reply.text).not.toMatch(MEETS);
});
