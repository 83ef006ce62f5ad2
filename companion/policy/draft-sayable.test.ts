import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { wordPutRight } from './draft-edits.ts';
import { isSayable, withoutSimiles } from './draft-sayable.ts';
import { wishedInto } from './draft-wish.ts';

const replies = (...turns: string[]) => holdChat(companion, turns, 'ds').map(({ reply }) => reply.text);
const last = (...turns: string[]) => replies(...turns).at(-1) ?? '';

test('a time, a reason or a shrug is no message', () => {
  expect(isSayable('Before I fly, so that we do not stand like two posts.')).toBe(false);
  expect(isSayable('I guess')).toBe(false);
  expect(isSayable('I miss you, and I would like to talk.')).toBe(true);
  const said = last(
    'my brother sold the boat',
    'I would like to write him before I fly, so that we do not stand like two posts. But what should I write?',
  );
  expect(said).not.toContain('posts');
  expect(said).toMatch(/\?/);
});

test('what is only likened to a thing is not about that thing', () => {
  expect(withoutSimiles('He wrote ok cool. Two words, like a fridge.')).not.toContain('fridge');
  expect(withoutSimiles('I would like a note for her.')).toContain('note');
  expect(
    last(
      'my lad never comes round',
      'he wrote ok cool. Two words, like a fridge. What would you send to a lad of fifteen?',
    ),
  ).not.toContain('fridge');
});

test('an answer to how it is seen from outside is no draft where nobody meant to write', () => {
  const said = last(
    'everybody at home thinks I am a bank',
    'that I eat noodles before payday. I share a room with five',
  );
  expect(said).not.toMatch(/You can say|Or:/);
});

test('the word that is put right is put right in the draft', () => {
  expect(wordPutRight('their cars not your cars lol', 'They spoke of your cars.')).toBe('They spoke of their cars.');
  expect(wordPutRight('"you", not "her"', "I'd like her to start at five.")).toBe("I'd like you to start at five.");
  expect(wordPutRight('tell him, not me', 'We met on Sunday.')).toBeNull();
});

test('what stands behind "also" goes into the draft, and "that is all" is no goodbye', () => {
  expect(wishedInto("yes that's all. maybe also sorry for the cloth money")).toBe(
    "Add that I'm sorry about the cloth money",
  );
  const said = last(
    'I have to tell my mother',
    'how do I say it to her',
    'mama the solo is given to another boy because my voice changed',
    'yes thats all. maybe also sorry for the cloth money',
  );
  expect(said).toMatch(/cloth money/);
  expect(said).not.toMatch(/good night|bye/i);
});

test('nobody says "her" to an office that was named before', () => {
  expect(
    last('do I knock or write to the council about the noise', 'knock. so what would I even say to her'),
  ).not.toMatch(/office/);
});

test('asked whether anything is missing, "that the cord snapped" goes into the draft', () => {
  const said = last(
    'my mate lent me his strimmer and i broke it',
    'what do i say to him',
    'that the cord snapped and ill get him a new one saturday',
  );
  expect(said).toMatch(/cord snapped/);
});
