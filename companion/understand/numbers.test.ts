import { expect, test } from 'vitest';
import { createTalk } from '#companion/talk.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { findNumber } from './people.ts';

const content = readContent();
const talks = Object.fromEntries(['es', 'fr', 'de'].map((language) => [language, createTalk(content, language)]));

const ANSWERS: readonly (readonly [language: string, text: string, value: number | null])[] = [
  ['es', 'ocho', 8],
  ['es', 'diría que un siete', 7],
  ['es', 'uno', 1],
  ['es', 'diez de diez', 10],
  ['es', 'ochenta y cinco', 85],
  ['es', '80, espera no, setenta', 70],
  ['es', 'no sé, un 5', 5],
  ['es', 'tres días llevo así', null],
  ['es', 'un poco', null],
  ['fr', 'un huit', 8],
  ['fr', 'quatre-vingt-dix-sept', 97],
  ['fr', 'soixante et onze', 71],
  ['fr', 'soixante-quinze', 75],
  ['fr', 'un', 1],
  ['fr', 'huit, non, attends, six', 6],
  ['fr', 'un peu', null],
  ['fr', 'depuis deux jours', null],
  ['de', 'so ne sieben', 7],
  ['de', 'fuenf', 5],
  ['de', 'fünfundachtzig', 85],
  ['de', 'einundzwanzig', 21],
  ['de', 'null', 0],
  ['de', 'sechs, nein warte, fünf', 5],
  ['de', 'drei Tage schon', null],
  ['de', 'ein bisschen', null],
];

test.each(ANSWERS)('in %s "%s" is the number %s', (language, text, value) => {
  const talk = talks[language];
  if (talk === undefined) throw new Error(language);
  expect(findNumber(talk.understander.read(text, []).clean, 100, talk.grammar)).toBe(value);
});

test('an article before a person stays an article', () => {
  expect(talks.de?.understander.read('eine Freundin', []).clean).toBe('eine Freundin');
  expect(talks.fr?.understander.read('un ami', []).clean).toBe('un ami');
});

test('umlauts typed as two letters are read, and two letters that are two stay', () => {
  expect(talks.de?.understander.read('ich bin muede und fuehle mich aktuell leer, neue Stelle', []).clean).toBe(
    'ich bin müde und fühle mich aktuell leer, neue Stelle',
  );
});

test('words of one’s own language are not taken for keys struck at random', () => {
  for (const [language, word] of [
    ['de', 'Angstschweiß'],
    ['de', 'Arbeitsunfähigkeitsbescheinigung'],
    ['de', 'ärger'],
    ['es', 'ñandú'],
    ['fr', 'œuvre'],
  ] as const)
    expect(talks[language]?.understander.read(word, []).gibberish, word).toBe(false);
  for (const [language, word] of [
    ['de', 'asdfghjkl'],
    ['es', 'sdkjfhskdjfh'],
  ] as const)
    expect(talks[language]?.understander.read(word, []).gibberish, word).toBe(true);
});
