import { expect, test } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { createLanguageDetector } from './language.ts';

const detect = createLanguageDetector(readContent());

/** What a chat goes on in: the language told, else its own. */
const after = (text: string, stored: string, underWay: boolean) => detect(text, stored, underWay) ?? stored;

const FIRST: readonly (readonly [text: string, stored: string, language: string])[] = [
  ['estoy muy cansada de todo esto', 'en', 'es'],
  ['je ne sais pas quoi faire', 'en', 'fr'],
  ['ich kann nicht schlafen', 'en', 'de'],
  ['não consigo dormir e estou triste', 'en', 'pt'],
  ['non riesco a dormire e sono stanco', 'en', 'it'],
  ['ik kan niet slapen en ben moe', 'en', 'nl'],
  ['मुझे नींद नहीं आती', 'en', 'hi'],
  ['我睡不着', 'en', 'zh'],
  ['眠れないんです', 'en', 'ja'],
  ['لا أستطيع النوم', 'en', 'ar'],
  ['я не могу спать', 'en', 'ru'],
  ['çok yorgunum ve kimse yok', 'en', 'tr'],
  ['czuję się sam', 'en', 'pl'],
  ['I can not sleep and I am tired', 'de', 'en'],
  ['hola', 'en', 'es'],
  ['bonjour', 'en', 'fr'],
  ['danke', 'en', 'de'],
  ['ciao', 'en', 'it'],
  ['tired', 'fr', 'en'],
  ['estoy fatal', 'en', 'es'],
  // Each of these is a word of the chat's own language, too.
  ['bien', 'es', 'es'],
  ['bien', 'fr', 'fr'],
  ['bien', 'en', 'en'],
  ['ciao', 'de', 'de'],
  ['hallo', 'nl', 'nl'],
  ['hallo', 'de', 'de'],
  ['no', 'es', 'es'],
  ['7', 'es', 'es'],
];

test.each(FIRST)('"%s" begins a chat set to %s in %s', (text, stored, language) => {
  expect(after(text, stored, false)).toBe(language);
});

const UNDER_WAY: readonly (readonly [text: string, stored: string, language: string])[] = [
  ['Bien', 'es', 'es'],
  ['triste', 'es', 'es'],
  ['bof', 'fr', 'fr'],
  ['bien triste', 'es', 'es'],
  ['ok fine', 'es', 'es'],
  ['sorry', 'de', 'de'],
  ['stress', 'fr', 'fr'],
  ['trabajo', 'en', 'en'],
  ['mi jefe me dijo you are fired', 'es', 'es'],
  ['je ne sais pas quoi faire', 'es', 'fr'],
  ["i can't sleep", 'es', 'en'],
  ['feeling sad', 'es', 'en'],
  ['mein chef nervt', 'en', 'de'],
  ['in english please', 'es', 'en'],
  ['auf deutsch bitte', 'en', 'de'],
  ['no puedo dormir', 'en', 'es'],
  ['眠れないんです', 'en', 'ja'],
];

test.each(UNDER_WAY)('"%s" in a chat held in %s goes on in %s', (text, stored, language) => {
  expect(after(text, stored, true)).toBe(language);
});

test('Japanese written in characters alone is told from Chinese', () => {
  expect(detect('仕事疲労', 'en')).toBe('ja');
  expect(detect('毎日不安', 'en')).toBe('ja');
  expect(detect('不眠', 'ja', true)).toBe('ja');
  expect(detect('最近工作压力很大', 'ja', true)).toBe('zh');
  expect(detect('我很累', 'ja')).toBe('zh');
});
