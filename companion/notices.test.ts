import { expect, test } from 'vitest';
import { dueNotices, type NoticeInput, type NoticeMemory } from './notices.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 4, 4, 12);

/** A chat that goes on: every call is the next turn. */
function chat() {
  let memory: NoticeMemory | null = null;
  return (at: number, more: Partial<NoticeInput> = {}) => {
    const turn = dueNotices({
      memory,
      now: START + at,
      localHour: 12,
      level: 0,
      text: 'work was long',
      asked: false,
      wroteAt: null,
      ...more,
    });
    memory = turn.memory;
    return turn.notices;
  };
}

test('the first reply of a chat says what this is, the next ones do not', () => {
  const turn = chat();
  expect(turn(0)).toEqual(['ai']);
  expect(turn(MINUTE)).toEqual([]);
});

test('after seven days it is said again, after six it is not', () => {
  const turn = chat();
  turn(0);
  expect(turn(6 * DAY)).toEqual([]);
  expect(turn(7 * DAY)).toEqual(['ai']);
});

test('three hours of use count, three hours of absence do not', () => {
  const absent = chat();
  absent(0);
  expect(absent(4 * HOUR)).toEqual([]);
  const present = chat();
  const seen = Array.from({ length: 20 }, (_, index) => present(index * 10 * MINUTE));
  expect(seen.slice(1, 18).flat()).not.toContain('ai');
  expect(seen[18]).toContain('ai');
});

test('at risk it is said once, and nobody is nudged away from the screen', () => {
  const turn = chat();
  turn(0);
  expect(turn(MINUTE, { level: 2 })).toEqual(['ai']);
  expect(turn(50 * MINUTE, { level: 2, localHour: 2, text: "you're the only one" })).toEqual([]);
});

test.each(['are you a real person?', 'am i talking to a human', 'bist du ein Mensch?', 'eres una persona?'])(
  'whoever asks is told: %s',
  (text) => {
    const turn = chat();
    turn(0);
    expect(turn(MINUTE, { text })).toEqual(['ai']);
  },
);

test('a long session gets one word about a pause, by time or by turns', () => {
  const slow = chat();
  const notices = [0, 20, 40, 60, 80].map((minute) => slow(minute * MINUTE));
  expect(notices.flat().filter((notice) => notice === 'pause')).toHaveLength(1);
  const quick = chat();
  const many = Array.from({ length: 70 }, (_, index) => quick(index * 1_000));
  expect(many.flatMap((found, index) => (found.includes('pause') ? [index] : []))).toEqual([59]);
});

test('three sessions a day on three days are named kindly, two are not', () => {
  const days = (sessions: number) =>
    [0, 1, 2].flatMap((day) => Array.from({ length: sessions }, (_, n) => START - day * DAY - n * 2 * HOUR));
  expect(chat()(0, { wroteAt: days(3) })).toEqual(['ai', 'often']);
  expect(chat()(0, { wroteAt: days(2) })).toEqual(['ai']);
  expect(chat()(0, { wroteAt: days(3).filter((at) => at > START - 2 * DAY + HOUR * 5) })).toEqual(['ai']);
});

test('at night winding down is offered once, and not to the first words', () => {
  const turn = chat();
  const notices = [0, 1, 2, 3, 4].map((minute) => turn(minute * MINUTE, { localHour: 3 }));
  expect(notices).toEqual([['ai'], [], ['night'], [], []]);
});

test('a place of people is kept open where this becomes the only one', () => {
  const turn = chat();
  turn(0);
  expect(turn(MINUTE, { text: "honestly you're the only one who listens" })).toEqual(['people']);
  expect(turn(2 * MINUTE, { text: 'only you understand me' })).toEqual([]);
  expect(turn(3 * MINUTE, { text: 'i am the only one at work' })).toEqual([]);
});
