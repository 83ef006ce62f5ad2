import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { createTalk } from '#companion/talk.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const content = readContent();
const companion = createCompanion(content);
const talk = createTalk(content, 'en');
const replies = (...turns: string[]) => holdChat(companion, turns, 'c').map(({ reply }) => reply);
const last = (...turns: string[]) => replies(...turns).at(-1);
const cuesOf = (text: string) => talk.understander.read(text, []).cues.map(({ id }) => id);

test.each([
  ['we had to put Rolo down this morning', /be the one to decide it/],
  ['one of them died at five and i didnt even get to sit with her', /beside her/],
  ['a girl in my year filmed me when i fell off the stage', /didn't ask to be filmed/],
])('"%s" is met by the line for just that, and not by the one for all of that weight', (words, line) => {
  const said = last('rough week', 'it has not been a good one', words);
  expect(said?.move).toBe('reflect.heavy');
  expect(said?.text).toMatch(line);
});

test.each([
  'i put the baby down for her nap and she was put to sleep by the car in the end',
  'we filmed me blowing out the candles on my birthday',
  'he was put down as my plus one for the dinner',
])('"%s" weighs nothing', (words) => {
  expect(cuesOf(words).filter((id) => id.startsWith('heavy-'))).toEqual([]);
});

test('what others will make small is not taken for something the person makes small', () => {
  const said = last('our old cat died on friday', 'i keep hearing her at the door', 'people will say its only a cat');
  expect(said?.move).not.toBe('receive.minimise');
});

test('a photo that is to go up is met by what it will do', () => {
  const said = last(
    'my dad died in march',
    'i miss him at tea time most',
    'the chair is still there',
    'i might hang his photo in the kitchen',
  );
  expect(said?.text).toMatch(/see him every day/);
});

test.each([
  ['idk we used to have a tea break', true],
  ['no we never used to have a tea break', false],
  ['i dont know if we used to have a tea break', false],
])('"%s": not knowing how to say it denies nothing', (words, meant) => {
  expect(cuesOf(words).some((id) => /break|shift/.test(id))).toBe(meant);
});
