import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const last = (turns: string[]) => holdChat(companion, turns, 'a').at(-1)?.reply;

const GRIEF = [
  'my husband died in february, forty four years we had',
  'i still lay two places',
  'the house is so quiet',
];
const FLAT = [
  'my flatmate has her boyfriend over every single night',
  'i pay half and there is a queue for the bathroom',
  'last night they had my telly and my blanket',
];

test.each([
  [[...GRIEF, 'is it normal that i talk to him'], /common|many people/i],
  [[...GRIEF, 'how long does it go on like this'], /date|timetable/i],
  [[...GRIEF, 'then why does it feel like this'], /hurt|feels like this/],
  [[...FLAT, 'should i say something'], /"/],
])('a plain question gets an answer and no question back', (turns, fits) => {
  const reply = last(turns);
  expect(reply?.text).toMatch(fits);
  expect(reply?.text).not.toMatch(/\?$/);
});

test('nobody is told from here that what another one does to them is normal', () => {
  const text = last([...FLAT, 'is it normal that he shouts at me'])?.text ?? '';
  expect(text).not.toMatch(/^(?:Yes|It is)\b/);
});

test('a sign of the body is left to a doctor', () => {
  expect(last([...GRIEF, 'is it normal that my chest hurts when i climb the stairs'])?.text).toMatch(
    /doctor|emergency/i,
  );
});

test.each([
  [
    'tonight, with a pull to gamble',
    [
      'i lost my wages on the slots tonight',
      'it is all gone, the app took it in an hour',
      'i feel sick about it',
      'what can i do tonight',
    ],
    /cards|block/,
  ],
  [
    'a nurse without breaks',
    [
      'fourth night in a row on the ward, fourteen patients',
      'we never get a break any more',
      'one of them died at five',
      'maybe one idea, a small one',
    ],
    /colleague|line/,
  ],
  [
    'waiting for a scan',
    [
      'they found a lump and the scan is on the 4th',
      'i googled it all night',
      'i have to go to work as if nothing was',
      'what helps with waiting',
    ],
    /worry|hour/,
  ],
])('a plain ask for help gets what fits the situation told: %s', (_name, turns, fits) => {
  const reply = last(turns);
  expect(reply?.move).toMatch(/^(?:advice|offer)$/);
  expect(reply?.text).toMatch(fits);
});

test('one idea is one idea', () => {
  const text = last([
    'i am on my phone every night until three',
    'then i miss the lecture',
    'i scroll and scroll',
    'one idea please, a small one',
  ])?.text;
  expect(text).not.toMatch(/Another|Second idea|Or at/);
});

test('whoever cheated is lent words for telling it, and none for somebody lost sight of', () => {
  const reply = last([
    'my husband found the letter',
    'we have not spoken about the affair',
    'should i tell him about the affair',
  ]);
  expect(reply?.text).toMatch(/haven't told you|hard for me to say|need to tell you/);
});

test('a small thing of the house is named in the answer', () => {
  const reply = last([
    'my flatmate leaves her plates everywhere',
    'it stinks',
    'should i say something to her about the dishes',
  ]);
  expect(reply?.text).toContain('the dishes');
});
