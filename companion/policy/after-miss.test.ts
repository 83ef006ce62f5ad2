import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { isSure } from './after-miss.ts';

const companion = createCompanion(readContent());
const last = (...turns: string[]) => holdChat(companion, turns, 'm').at(-1)?.reply.text ?? '';

test('behind an apology come their own sentences and no question of ours', () => {
  const said = last(
    'the landlord is selling our house',
    "who said anything about choosing. I can't find a flat under 1200",
  );
  expect(said).toMatch(/You can't find a flat under 1200\.$/);
  expect(said).not.toContain('?');
});

test('the word that is put in place of ours comes back', () => {
  const said = last('I got the job', "You got that wrong. I'm not ashamed, I'm scared.");
  expect(said).toMatch(/You're scared\./);
});

test('two misses in a row are said to be two, once', () => {
  const talk = ['the dog bit the postman', 'you got that wrong, it is about the dog', "you're not listening at all"];
  expect(last(...talk)).toMatch(/two misses|Twice|wrong again/i);
});

test('a guess may not stand behind an apology, and a warning may', () => {
  expect(isSure({ kind: 'question' })).toBe(false);
  expect(isSure({ kind: 'family', name: 'telling_full' })).toBe(false);
  expect(isSure({ kind: 'meaning', text: 'That leaves a gap.' })).toBe(false);
  expect(isSure({ kind: 'meaning', text: "Please don't take the wheel again before you've slept." })).toBe(true);
  expect(isSure({ kind: 'family', name: 'straight_tell' })).toBe(true);
});
