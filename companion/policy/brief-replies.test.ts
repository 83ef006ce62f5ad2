import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (told: string[], localHour = 20) =>
  holdChat(companion, told, 'brief', { localHour }).at(-1)?.reply ?? { move: '', text: '' };

test('the one idea that was named is taken without being read out again', () => {
  const { move, text } = last([
    "I can't sleep, I lie awake for hours",
    'my head keeps going',
    'what can I do right now',
    'ok',
  ]);
  expect(move).toBe('plan.first');
  expect(text).not.toMatch(/getting up|breath|clock/);
});

test('"the second", where one idea was named, asks for another that fits what was told', () => {
  const { text } = last([
    "I can't sleep, I lie awake for hours",
    'mostly work',
    'nothing works',
    'what can I do right now',
    'the second',
  ]);
  expect(text).not.toContain('three things you could do');
});

test('getting up in the night is met with what helps there, and not read out', () => {
  const told = ["I can't sleep again", 'my head keeps going', "I'll get up and sit in the kitchen for a bit"];
  expect(last(told, 4).text).toMatch(/^(?:Good\. Keep the light low|A chair and a low light)/);
});

test('to ask something of somebody is met with how it would be taken', () => {
  const told = ['my hands shake when I play', 'they shake when I see my mother', 'Hm.', 'I could ask her not to come'];
  expect(last(told).text).toMatch(/\bshe\b.*\?$/);
});

test('a wish that somebody calls vain is a plain wish', () => {
  const told = ['I retired in July', 'I want someone to need me before nine in the morning', 'That sounds vain.'];
  expect(last(told).text).toMatch(/vain/);
});

test('"yeah that\'s about it", to a question for a yes or a no, ends nothing', () => {
  const told = [
    'we split up in may',
    "i don't really have mates. they were her mates husbands",
    "yeah that's about it",
  ];
  expect(last(told).move).toBe('stay');
});

test('of a number nobody asked for it is asked which way it counts, and nothing is made of it', () => {
  const told = ['work is a lot', 'my boss shouts', 'i lie awake over it', 'my wife snores', '5'];
  expect(last(told).text).toMatch(/^A 5\. [^.]*\b10\b[^.]*\?$/);
});

test('empties that are carried out of sight are met before the secret', () => {
  const told = ["i'm drinking too much", 'nobody knows. i take the bottles to the bottle bank on my way to work'];
  expect(last(told).text).toContain('empties');
});
