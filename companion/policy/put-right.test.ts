import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import type { Scene } from './plan.ts';
import { agreesWithNo } from './put-right.ts';

const last = (told: string[]) => holdChat(companion, told, 'right').at(-1)?.reply ?? { move: '', text: '' };
const TOLD = ['my girlfriend left me', 'I forgot the funeral of her gran, I had a shift'];

test('what was done, said after a no in place of what was not, comes back', () => {
  const { move, text } = last([...TOLD, "nah not quite. I didn't forget it I chose the shift"]);
  expect(move).toBe('repair');
  expect(text).toMatch(/^You chose the shift\./);
});

test('what was done besides is told on, and puts nothing right', () => {
  expect(last([...TOLD, "I didn't sleep, I watched films until four"]).move).not.toBe('repair');
});

test('a no to a sentence of ours that holds a no agrees, and puts nothing right', () => {
  const agrees = (clean: string, lastReply: string) =>
    agreesWithNo({ read: { clean }, state: { lastReply } } as unknown as Scene);
  expect(agrees('No, I had not. I was busy arguing about the bill.', 'You had not thought to ask beforehand.')).toBe(
    true,
  );
  expect(agrees('No, I had not. I was busy arguing about the bill.', 'You had thought to ask beforehand.')).toBe(false);
  expect(agrees("No, I didn't mean the bill.", 'You did not like the bill.')).toBe(false);
  expect(agrees('No, I have not.', "You haven't slept. Have you eaten?")).toBe(false);
});
