import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const turns = (told: string[]) => holdChat(companion, told, 'a').map(({ reply }) => reply);
const last = (told: string[]) => turns(told).at(-1) ?? { move: '', text: '' };
const PLANNED = ['my dad and I fell out in may', 'I miss him', 'we were close', 'I could ring him', 'sunday at six'];

test('with its step and its time a plan is left alone', () => {
  expect(last([...PLANNED, 'ok']).move).toBe('plan.ok');
  const { text } = last([...PLANNED, 'should I do anything else']);
  expect(text).toMatch(/ring him on sunday at six/i);
  expect(text).not.toContain('?');
});

test('the yes before a few words is an answer, and does not come back with them', () => {
  expect(last(['just bored at home', 'work is the reason', 'yes my boss']).text).not.toMatch(/^yes/i);
});

test('that nothing works is told, and no wish to leave something out', () => {
  expect(last(["I can't sleep", 'I tried tea and no phone', 'nothing works']).move).not.toBe('skip');
  expect(last(["I can't sleep", 'I tried tea and no phone', 'skip this one']).move).toBe('skip');
});

test('what somebody comes with first is met, and only a bare introduction is asked what it is about', () => {
  expect(last(['my dads in hospital with his heart']).text).not.toMatch(
    /like to tell|on your mind|going on\?|anywhere you like/,
  );
  expect(last(["my dad's in hospital", "they won't tell us anything"]).text).not.toMatch(/braced|afraid that/);
});
