import { expect, test } from 'vitest';
import type { CompanionContent } from './content.ts';
import { inOneTurn } from './one-turn.ts';
import { quick, quickPattern } from './quick-pattern.ts';
import { DUE_0, DUE_2, DUE_3, OTHER_LANGUAGES } from './risk/test-messages.ts';
import { CONVERSATIONS } from './testing/conversations.ts';
import { readContent } from './testing/read-content.ts';
import { TOLD } from './testing/told-messages.ts';
import { patternOf } from './understand/cue-phrases.ts';
import { toTokens } from './understand/plain-text.ts';
import type { WrittenContent } from './written.schema.ts';
import { sharedShapes, writtenSource } from './written.ts';

const content: CompanionContent = readContent();
const told = Object.values(TOLD).flatMap(({ answered, ordinary }) =>
  [...answered, ...ordinary].map(([, , said]) => said),
);
const MESSAGES = [
  ...Object.values(CONVERSATIONS).flat(),
  ...[DUE_0, DUE_2, DUE_3].join('\n').split('\n'),
  ...OTHER_LANGUAGES.map(([, , text]) => text),
  ...told.filter((_, at) => at % 4 === 0),
].filter((text) => text !== '');

/** These want the Unicode reading. */
const BEYOND = /\\p\{|[\ud800-\udfff]/;

/** Every pattern that the code looks for, with the flags it mostly has. */
const written = Object.entries(content.files)
  .filter(([path]) => path.startsWith('patterns/'))
  .flatMap(([, data]) => {
    const file = data as WrittenContent;
    return Object.keys(file.patterns ?? {}).map((name) => writtenSource(name, file, sharedShapes(content)));
  });

/** What each finds in each message, in a turn and without one. */
function differing(sources: readonly string[], flags: string, messages: readonly string[]): string[] {
  const all = sources.map((source) => [new RegExp(source, flags), quickPattern(source, flags)] as const);
  return inOneTurn(() =>
    all.flatMap(([plain, fast]) =>
      messages.flatMap((text) => (text.search(plain) === text.search(fast) ? [] : [`${plain.source} in ${text}`])),
    ),
  );
}

test('no pattern of the content loses a place where it stands', () => {
  expect(written.length).toBeGreaterThan(500);
  const [wide = [], plain = []] = [true, false].map((is) => written.filter((source) => BEYOND.test(source) === is));
  expect(differing(wide, 'iu', MESSAGES)).toEqual([]);
  expect(differing(plain, 'i', MESSAGES)).toEqual([]);
}, 120_000);

test('no phrase of a cue loses a place where it stands', () => {
  const cues = Object.entries(content.files)
    .filter(([path]) => path.startsWith('lines/en/cues-'))
    .flatMap(([, data]) => (data as { cues?: { when: string[] }[] }).cues ?? [])
    .flatMap(({ when }) => when.filter((_, at) => at % 8 === 0));
  const sources = cues.map((phrase) => patternOf([phrase], 'u').source);
  const searched = MESSAGES.map((text) => ` ${toTokens(text).join(' ')}  `);
  expect(sources.length).toBeGreaterThan(500);
  expect(differing(sources, 'u', searched)).toEqual([]);
}, 120_000);

test('it is used like any other pattern, where it stands and where it does not', () => {
  inOneTurn(() => {
    const tea = quick(/\b(?:green )?tea\b/gi);
    expect('Tea, green tea'.replace(tea, 'X')).toBe('X, X');
    expect('rain'.replace(tea, 'X')).toBe('rain');
    expect('rain'.match(tea)).toBe(null);
    expect('a tea'.match(tea)).toEqual(['tea']);
    expect([...'tea'.matchAll(tea)].map(({ index }) => index)).toEqual([0]);
    expect('rain'.search(tea)).toBe(-1);
    expect('a tea b'.split(tea)).toEqual(['a ', ' b']);
    expect(tea.exec('rain')).toBe(null);
  });
});

test('a pattern for all places begins anew after a look in vain', () => {
  inOneTurn(() => {
    const tea = quick(/tea time/g);
    expect(tea.test('my tea time')).toBe(true);
    expect(tea.lastIndex).toBe(11);
    expect(tea.test('rain')).toBe(false);
    expect(tea.lastIndex).toBe(0);
  });
});

test('signs that fit a plain letter in a pattern blind to case are found', () => {
  expect(inOneTurn(() => quick(/sister/iu).test('my \u017fister'))).toBe(true);
  expect(inOneTurn(() => quick(/kind/iu).test('\u212aind'))).toBe(true);
});

test('a long turn with more texts than are kept finds the same', () => {
  const texts = Array.from({ length: 1000 }, (_, at) => `${'tea '.repeat(at % 3)}number ${at}`);
  const tea = quick(/\btea\b/i);
  expect(inOneTurn(() => texts.map((text) => tea.test(text)))).toEqual(texts.map((text) => /\btea\b/.test(text)));
});
