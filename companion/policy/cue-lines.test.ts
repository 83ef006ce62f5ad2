import { expect, test } from 'vitest';
import { createTalk } from '#companion/talk.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const content = readContent();
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

const PAIN = ['my back has hurt for years', 'nobody helps', 'the pain is always there'];

test('a fear about the thing itself is met as that, and not read back in a frame', () => {
  const said = last('my thesis is due in may', 'i cant start', 'everyone will find out im not as clever');
  expect(said?.move).toBe('receive.forecast');
  expect(said?.text).toBe("So it's a test of you, and not only of the work.");
});

test('a short relief is named and not repeated', () => {
  expect(last(...PAIN, "today was different, ten minutes I didn't think about it")?.text).not.toMatch(/ten minutes/i);
  expect(last(...PAIN, 'it is quieter now, in my chest')).toMatchObject({
    move: 'receive.relief',
    text: expect.not.stringMatching(/chest/),
  });
});

test('shame is met by what it is about, where that was told', () => {
  expect(last('we came here last year', 'my daughter speaks for me at the doctors. i feel shame')?.text).toContain(
    'speak for your child',
  );
  expect(last('we came here last year', 'i feel so ashamed')?.text).not.toContain('speak for your child');
});
