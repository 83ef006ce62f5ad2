import { expect, test } from 'vitest';
import { appRemarkIn } from './app-remarks.ts';
import { heartOf } from './heart.ts';

test.each([
  ['I can put up with pain. What I cannot put up with is being idle in front of people.', 'worst'],
  ['and I thought, so this is what I have become, a woman who lies about a book', 'judged'],
  ['some mother I am', 'judged_role'],
  ["It's the not saying nothing I miss. You need somebody for that", 'missed'],
  ['I have nothing but time', 'time'],
  ["I've let three generations down", 'let_down'],
  ['I laughed, that is what I cannot forgive', 'unforgiven'],
  ['in April I gave up the lease because of my thumbs', 'ended'],
  ["I used to have forty men and now I've got a lanyard", 'then_now'],
  ['I told them I passed', 'covered'],
  ['they voted me out last night', 'put_out'],
])('"%s" comes to %s', (text, kind) => {
  expect(heartOf(text)?.kind).toBe(kind);
});

test.each([
  'I miss the bus every day',
  "He couldn't look at me.",
  "I can't forgive him",
  'I miss nothing, and I do not miss him',
  'what kind of man are you',
  'the worst part is over',
  'I hit her and I cannot forgive myself',
  'I closed the laptop and went to bed',
])('"%s" marks nothing to answer by itself', (text) => {
  expect(heartOf(text)).toBeNull();
});

test('the worst of it ends where the next sentence begins', () => {
  expect(heartOf('What I find hardest is the mornings, he brought me my tea')?.what).toBe('the mornings');
});

test.each([
  ['Evenin. My niece put this on my telephone and said talk to it so here I am talking to it', 'sent'],
  ["Good morning. I don't really know what one says to a machine.", 'new'],
  ['That was rather long. I am used to writing letters.', 'long'],
  ["I'm 79. I drove a bus in Leeds till 2006", 'intro'],
  ['hi um is this the right place to talk about stuff', 'allowed'],
  ["dont know if this works but my therapist said i should try it. I've got my doubts", 'sent'],
])('"%s" is about the program alone', (text, kind) => {
  expect(appRemarkIn(text.replace(/\bdont\b/, "don't"))).toMatchObject({ kind, alone: true });
});

test.each([
  'i owe 23k and my wife thinks its 4',
  'my GP said it is depression',
  'I am 34 and I have not slept since my wife left',
])('"%s" is not about the program alone', (text) => {
  expect(appRemarkIn(text)?.alone ?? false).toBe(false);
});
