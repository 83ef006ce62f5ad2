import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { createToneReader } from '#companion/policy/tone.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { grammarFrom } from './grammar.ts';
import { findNumber, findSince } from './people.ts';
import { tidy } from './tidy.ts';
import { createUnderstander } from './understand.ts';

const content = readContent();
const lines = linesFrom(content, 'en');
const understander = createUnderstander(lines);
const tones = createToneReader(lines);
const read = (text: string) => understander.read(text, []);
const feelings = (text: string) => read(text).feelings.map((feeling) => feeling.id);
const topic = (text: string) => read(text).topics[0]?.id;

test('a feeling that is denied, or somebody else’s, is not taken for the person’s own', () => {
  expect(feelings('I am not sad about it')).not.toContain('sad');
  expect(feelings('my brother says he is angry')).not.toContain('angry');
  expect(feelings('I am angry at my brother')).toContain('angry');
});

const TOPICS: readonly (readonly [string, string])[] = [
  ['they made me redundant on monday', 'job-loss'],
  ['finals start next week and I know nothing', 'exams'],
  ['she broke up with me after four years', 'breakup'],
  ['my best friend and I had a falling out', 'friend-conflict'],
  ['I have no friends here and the evenings are long', 'loneliness'],
  ['I lie awake and cant sleep at all', 'sleep'],
  ['my mum and i fight about everything, relationship with my mom is bad', 'parent-conflict'],
  ['the letters about my debts keep coming', 'debt'],
];

test.each(TOPICS)('"%s" is about %s', (text, id) => {
  expect(topic(text)).toBe(id);
});

test('naming a person is not yet a conflict with them', () => {
  expect(topic('my wife made soup')).toBeUndefined();
  expect(topic('my dad rang from the station')).toBeUndefined();
});

test('yes and no count only where little else is said', () => {
  expect(read('yes please').acts.has('yes')).toBe(true);
  expect(read('no one ever listens to me at home').acts.has('no')).toBe(false);
  expect(read('nope').acts.has('no')).toBe(true);
});

test('where "no" also says "not", it is an answer only when it stands for itself', () => {
  const spanish = linesFrom(content, 'es');
  const reader = createUnderstander(spanish, grammarFrom('es', spanish.words));
  const says = (text: string) => reader.read(text, []).acts.has('no');
  for (const text of ['No me escucha', 'no soporto mi trabajo']) expect(says(text), text).toBe(false);
  for (const text of ['No', 'no.', 'no, otra cosa', 'no gracias']) expect(says(text), text).toBe(true);
});

test('chat shorthand is written out and apostrophes come back', () => {
  expect(tidy('im so tired rn bc i cant sleep', lines.words.slang)).toBe(
    "I'm so tired right now because I can't sleep",
  );
  expect(tidy('JUST LEAVE ME', lines.words.slang)).toBe('just leave me');
  expect(tidy('i feel ill today', lines.words.slang)).toBe('I feel ill today');
});

test('numbers are read with their corrections, and times are found', () => {
  expect(findNumber('80. wait no, 70', 100)).toBe(70);
  expect(findNumber('like a four', 10)).toBe(4);
  expect(findNumber('the first one', 10)).toBeNull();
  expect(findSince('it has been like this for two years')).toBe('two years');
});

test('the tone is inferred from the first message and changed on request', () => {
  expect(tones.infer(read('panic attack again, i cant breathe'))).toBe('steady');
  expect(tones.infer(read('how do i plan this, what should i do'))).toBe('practical');
  expect(tones.infer(read('my cat died and i keep crying'))).toBe('gentle');
  expect(tones.asked(read('be more direct please'))).toBe('practical');
  expect(tones.asked(read('stop being so soft'))).toBe('practical');
  expect(tones.asked(read('my boss is so direct'))).toBeNull();
});
