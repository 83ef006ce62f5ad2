import { expect, test } from 'vitest';
import { firstWords, patternOf } from './cue-phrases.ts';

const meets = (phrase: string, words: string) => patternOf([phrase], 'u').test(` ${words}  `);

test.each([
  ['dumped me by (text|phone)', 'she dumped me by text', true],
  ['my (best )?friend moved', 'my friend moved', true],
  ['my (best )?friend moved', 'my best friend moved', true],
  ['i told .. and she laughed', 'i told my sister yesterday and she laughed', true],
  ['i told .. and she laughed', 'i told her . and she laughed', false],
  ['i (texted|rang) him .', 'ok i texted him', true],
  ['i (texted|rang) him .', 'i texted him a lie', false],
  ['my <partner> left', 'my wife left', true],
  ['my <partner> left', 'my bus left', false],
  ['argu* again', 'we are arguing again', true],
])('"%s" against "%s"', (phrase, words, met) => {
  expect(meets(phrase, words)).toBe(met);
});

test('a phrase is looked for only where one of its first words stands', () => {
  expect(firstWords('(he|she said) hello')).toEqual(['he', 'she']);
  expect(firstWords('argu* about it')).toEqual(['argu*']);
  expect(firstWords('<pet> died')).toContain('guinea');
  expect(firstWords('(just )?left')).toEqual(['just', 'left']);
  expect(firstWords('(i |)left')).toEqual(['i', 'left']);
  expect(firstWords('sundays? are long')).toBeNull();
  expect(firstWords('<number> weeks')).toBeNull();
});

test('a class nobody knows is told at once', () => {
  expect(() => patternOf(['my <nobody> left'], 'u')).toThrow('<nobody>');
});
