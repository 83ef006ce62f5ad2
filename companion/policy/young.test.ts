import { expect, test } from 'vitest';
import type { CompanionState } from '#companion/state.ts';
import { companion } from '#companion/testing/whole-companion.ts';

function hold(turns: string[], ageBand: '13-17' | '18+' = '13-17', localHour = 23) {
  let state: CompanionState | null = null;
  return turns.map((text, at) => {
    const result = companion.step({
      state,
      seed: `young:${at}`,
      texts: [text],
      now: 1_790_000_000_000,
      localHour,
      tone: 'gentle',
      toneChosen: true,
      language: 'en-US',
      languageChosen: true,
      ageBand,
    });
    state = JSON.parse(JSON.stringify(result.state)) as CompanionState;
    return result.reply;
  });
}

const ALONE = ['hi', 'bored', 'school', 'mum works', 'nights', 'just me'];

test('a child alone at night, told in single words, is put together once and pointed to a grown-up', () => {
  const said = hold(ALONE);
  const told = said.filter(({ move }) => move === 'refer');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/mum/);
  expect(told[0]?.text).toMatch(/grown-up|adult|aunt|teacher|helpline/);
  expect(told[0]?.text).not.toMatch(/\?/);
});

test('after that a scare and an "its ok" are read in its light', () => {
  expect(hold([...ALONE, 'its ok']).at(-1)?.move).toBe('answer.alone');
  const scared = hold([...ALONE, 'kinda scared of the noises']).at(-1)?.text ?? '';
  expect(scared).toMatch(/light/);
  expect(scared).toMatch(/emergency number/);
});

test('an adult alone at night is no child alone', () => {
  expect(hold(ALONE, '18+').some(({ move }) => move === 'refer')).toBe(false);
});

test('after three easy questions somebody of few words gets something else', () => {
  const said = hold(['hi', 'idk', 'bored', 'maths', 'yeah', 'no', 'ok', 'idk'], '13-17', 16);
  expect(said.some(({ move }) => move === 'permit')).toBe(true);
  let row = 0;
  for (const { text } of said) {
    row = text.endsWith('?') ? row + 1 : 0;
    expect(row, text).toBeLessThan(5);
  }
});

test('a no is let stand, and a maybe is met as one', () => {
  const [no, maybe] = hold([...ALONE, 'its ok', 'nah', 'maybe']).slice(-2);
  expect(no?.text).toMatch(/leave it|fine/);
  expect(maybe?.text).toMatch(/maybe/i);
});

test('a number is no silence', () => {
  const said = hold(['idk', 'school', 'bad', 'idk', 'mum works', 'tired', '5']).at(-1);
  expect(said?.text).not.toMatch(/single words|more words/);
});
