import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'p').at(-1)?.reply;
const NIGHT = "can't sleep again, it's quarter to five";

test.each(['just asked for one thing. like do i get up or lie here', 'no. up or stay lying down. pick one lol'])(
  'awake in bed, "%s" gets an answer',
  (asked) => expect(last(NIGHT, asked)?.text).toMatch(/\bup\b/i),
);

test('one thing for the next hour is something for this hour', () =>
  expect(last(NIGHT, "no point going back to sleep. what's one thing i can do for the next hour")?.text).toMatch(
    /low light/,
  ));

test('of two small things one is picked, and of two lives none', () => {
  expect(last(NIGHT, 'should i wear the blue one or the green one, pick one')?.text).toMatch(/blue one/i);
  expect(last('I have two offers', 'stay with my husband or leave him, pick one')?.text).not.toMatch(
    /I'd take|I may pick/,
  );
});

test('a word they fear of their own small step is taken off it, and of a harm it is not', () => {
  const talk = ['my exam is in 11 days', 'I want to tell papa after the exam not before. is that cowardly'];
  expect(last(...talk)?.text).toMatch(/cowardly/);
  expect(last('we had a row', 'I want to leave him without saying it. is that cowardly')?.text).not.toMatch(
    /not cowardly/i,
  );
});

test('whether one may ask somebody for something is answered of anybody, and not of the program', () =>
  expect(
    last('they offered me a desk', 'I take the desk and ask Darrell for the big storms. can u do that')?.text,
  ).not.toMatch(/program/));

test('asked what to tell, anything will do, and what is told in the same breath is heard', () => {
  expect(last('have not seen anyone all week', 'idk what do you want to hear')?.text).not.toMatch(/tried|helps me/);
  expect(
    last('I count birds for work', 'what do you want to hear. I count birds all day and then I go home')?.text,
  ).not.toMatch(/tried|work it out/);
});

test('"are you awake" asks for company, and for no view on machines', () =>
  expect(last('are u awake lol')?.text).toMatch(/up\?|awake\?/));

test('an oven that may be on is worth one look, and what is checked every night is not sent back', () => {
  const oven = ['think i left the oven on at the bakery. its 20 min away', 'should i drive there or not'];
  expect(last(...oven)?.text).toMatch(/one look|go and look this once/);
  const often = ['i check the stove every night, like five times', 'do i go back and check or not'];
  expect(last(...often)?.text).not.toMatch(/one look|go and look/);
});
