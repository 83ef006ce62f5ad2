import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { complaintIn } from './complaint-words.ts';
import type { Scene } from './plan.ts';
import { answersWithQuestion } from './straight-answers.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'c').at(-1)?.reply.text ?? '';

test.each([
  [
    ['my alarm is in 3 hours and I am wide awake', 'Get up or stay in bed? Yes or no on the coffee?'],
    /dull|low.*coffee/,
  ],
  [['my head is full', 'Would writing a list help, yes or no?'], /^Yes/],
  [["I can't sleep", 'is it bad to read in bed?'], /fine/],
  [["I scratched my dad's car", 'should i just tell him??'], /tell/],
  [['my neighbour is ill and I made soup', 'I knock?'], /knock/i],
])('a small question gets a straight answer: %j', (turns, fits) => {
  const said = last(...turns);
  expect(said).toMatch(fits);
  expect(said.split('?').length).toBeLessThan(3);
});

test('nobody is told to tell where telling may bring harm', () => {
  expect(last('I am gay and nobody knows', 'should i tell my dad')).not.toMatch(/telling|I'd tell/);
});

test('a question named as the answer to ours is not taken for one to us', () => {
  const scene = (lastReply: string, clean: string) => ({ state: { lastReply }, read: { clean } }) as unknown as Scene;
  const asked = 'why did I leave my last job';
  expect(answersWithQuestion(scene("Which question do you hope they won't ask?", asked), asked)).toBe('own_question');
  expect(answersWithQuestion(scene('How was it?', asked), asked)).toBeNull();
});

test.each([
  'I say ok a lot',
  'I said nothing. Put the kettle on.',
  "it's that nobody there talks to me",
  'I already said sorry to her',
  'it was never what I wanted',
  "I called her a cow. I didn't mean that",
  "it's pointless",
  'my bed lol. going home',
])('%j tells of a life, and is no complaint', (text) => {
  expect(complaintIn(text, text.split(' ').length, 'How is it going?')).toBeNull();
});

test('who asked for words and got none is asked just for what they should say', () => {
  expect(last('I start a job on monday', 'how do i word it', 'what does that even mean')).toMatch(
    /words|sentence|hear|know|say/,
  );
});
