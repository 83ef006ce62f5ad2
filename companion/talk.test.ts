import { expect, test } from 'vitest';
import { isSpokenFully } from '#shared/language/spoken-languages.ts';
import { createCompanion } from './companion.ts';
import { type CompanionContent, fullLanguages, linesFrom } from './content.ts';
import { languageGaps } from './language-needs.ts';
import { holdChat } from './testing/hold-chat.ts';
import { readContent } from './testing/read-content.ts';
import { grammarFrom } from './understand/grammar.ts';
import { splitPlainly } from './understand/plain-clauses.ts';

const GRAMMAR = {
  self: ['mi', 'mia', 'min'],
  others: ['li', 'ŝi'],
  mine: ['mia'],
  you: ['vi', 'via'],
  negations: ['ne', 'neniam'],
  joins: ['sed', 'ĉar', 'kaj'],
  asks: ['kio', 'kiel'],
  numbers: { du: 2, tri: 3 },
  spans: ['semajnoj', 'jaroj'],
};

/** English lines under another language's name, with that language's grammar: the shape, not the words, is tested. */
function withLanguage(): CompanionContent {
  const content = readContent();
  const files: Record<string, unknown> = { ...content.files };
  for (const [path, data] of Object.entries(content.files)) {
    const name = /^lines\/en\/([\w-]+\.yaml)$/.exec(path)?.[1];
    if (name === undefined) continue;
    const copy = structuredClone(data) as { words?: { grammar?: unknown }; cues?: unknown };
    if (copy.words) copy.words.grammar = GRAMMAR;
    // Where a language has cues of its own, nobody's words are quoted.
    delete copy.cues;
    files[`lines/eo/${name}`] = copy;
  }
  files['lines/eo/canned.yaml'] = {
    name: 'Esperanto',
    marks: ['mi', 'mia', 'estas', 'ne', 'kaj', 'sed', 'ĉar', 'kun', 'tre', 'ĉiu'],
    title: 'Io',
    lines: Array.from({ length: 8 }, (_, at) => `Linio ${at}.`),
  };
  return { files };
}

test('a language with moves of its own holds a talk: it quotes the person and never turns a clause', () => {
  const companion = createCompanion(withLanguage());
  const turns = [
    'mia estro krias kun mi ĉiu tago',
    'mi ne plu dormas kaj estas tre tarde',
    'sed mi tre volas resti kun mia patro',
  ];
  const results = holdChat(companion, turns);
  expect(results.map((result) => result.reply.move)).not.toContain('language');
  expect(results.some((result) => /"mi |"mia /.test(result.reply.text))).toBe(true);
  expect(results.every((result) => result.language === 'eo')).toBe(true);
});

test('a clause that speaks to the program is not quoted', () => {
  const said = holdChat(createCompanion(withLanguage()), ['mi estas tre malĝoja pri via silento kaj ne dormas']);
  expect(said[0]?.reply.text).not.toContain('via silento');
});

test('a language whose file of moves lacks a family stops the build', () => {
  const english = linesFrom(readContent(), 'en');
  const { permit: _, ...families } = english.families;
  expect(languageGaps({ ...english, families }, english)).toContain('family "permit" has 0 wordings, needs 4');
});

test('clauses are cut at commas and joining words, and no piece is left with two words', () => {
  const grammar = grammarFrom('eo', { ...linesFrom(readContent(), 'en').words, grammar: GRAMMAR });
  const clauses = splitPlainly('mi laboras tro multe, sed mi ne povas halti. jes, mi', grammar).map(
    (clause) => clause.text,
  );
  expect(clauses).toEqual(['mi laboras tro multe', 'mi ne povas halti', 'jes, mi']);
});

test('a word that only begins like a joining word keeps its first letters', () => {
  const grammar = grammarFrom('eo', { ...linesFrom(readContent(), 'en').words, grammar: GRAMMAR });
  expect(splitPlainly('kajto mia flugas tre alte', grammar).map((clause) => clause.text)).toEqual([
    'kajto mia flugas tre alte',
  ]);
  expect(splitPlainly('kaj mi restas tute sola', grammar).map((clause) => clause.text)).toEqual([
    'mi restas tute sola',
  ]);
});

test('what the pages say of spoken languages is what the content holds', () => {
  const tags = Object.keys(readContent().files).flatMap((path) => /^lines\/([a-z]{2,3})\//.exec(path)?.[1] ?? []);
  expect([...new Set(tags)].filter(isSpokenFully).sort()).toEqual(
    [...new Set(['en', ...fullLanguages(readContent())])].sort(),
  );
  expect(isSpokenFully('pt-PT')).toBe(true);
  expect(isSpokenFully('pl-PL')).toBe(false);
});
