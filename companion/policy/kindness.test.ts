import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const moves = (told: string[]) => holdChat(companion, told, 'a').map(({ reply }) => reply.move);

test.each([
  'my teacher did something nice today',
  'the lady next door brought me soup',
  'a boy in my class saved me a seat',
  'my mum was so happy when I told her',
])('"%s" is met as good', (told) => {
  expect(moves(['i had a long day', told]).at(-1)).toMatch(/^receive\.(?:kindness|glad)$/);
});

test('tears after a kindness are not read as sadness', () => {
  expect(moves(['my teacher gave me half her sandwich', 'i almost cried']).at(-1)).toBe('receive.kindness');
});

test.each([
  'he brought me flowers but then he hit me',
  'she used to be kind to me',
  'he fixed my bike without asking me',
])('"%s" is no kindness', (told) => {
  expect(moves(['i had a long day', told]).at(-1)).not.toBe('receive.kindness');
});

test('the good news of a brother is met as good, and the screaming with it', () => {
  expect(moves(['my little brother got into med school!', 'we both screamed'])).toEqual([
    'receive.glad',
    'receive.glad',
  ]);
});
