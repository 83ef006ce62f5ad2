import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { HABITS } from './habit-answers.ts';
import { linesOf } from './plan.ts';

const content = readContent();
const { families } = linesFrom(content, 'en');
const answered = (told: string[]) => holdChat(companion, told, 'a').at(-1)?.reply ?? { move: '', text: '' };
const OPENING = ['my boss moved my shift again', 'i said fine like always'];

test.each([
  ['how do i stop saying yes to everything', 'habit_say_no'],
  ['how can I stop overthinking at night', 'habit_worry'],
  ['any tips to switch off after work?', 'habit_switch_off'],
  ['how do I stop putting things off', 'habit_start'],
  ['how do I stop scrolling', 'habit_phone'],
  ['how do I stop watching the news all day', 'habit_news'],
  ['how do I stop comparing myself with my cousins', 'habit_compare'],
  ['how do I stop snapping at everyone', 'habit_temper'],
  ['how do I get over him', 'habit_ex'],
  ['how do I stop feeling so guilty', 'habit_guilt'],
  ['how can I focus', 'habit_focus'],
  ['how do I stop being so hard on myself', 'habit_kinder'],
  ['how do I set a boundary with my sister', 'habit_limit'],
  ['how do I confront my cousin', 'habit_raise'],
])('"%s" is answered by what it asks, and not by the shifts before it', (asked, family) => {
  const { move, text } = answered([...OPENING, asked]);
  expect(move).toMatch(/^(?:answer\.practical|advice)$/);
  if (move === 'answer.practical') expect(linesOf(families[family])).toContain(text);
});

test.each([
  'how do they stop the trains at night',
  'I stopped saying yes to him years ago',
  'how was I to know that she worries',
  'how do I stop hitting my kids',
])('"%s" asks for no habit', (told) => {
  expect(HABITS.filter(({ asks }) => asks.test(told)).map(({ family }) => family)).toEqual([]);
});

test('every habit that can be asked about has lines, and none of them asks anything back', () => {
  for (const { family } of HABITS) {
    expect(linesOf(families[family]).length, family).toBeGreaterThan(1);
    expect(linesOf(families[family]).join(' ')).not.toContain('?');
  }
});
