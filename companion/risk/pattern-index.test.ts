import { expect, it } from 'vitest';
import { spellingOf, tokenise } from './normalise.ts';
import { PatternIndex } from './pattern-index.ts';

function found(pattern: string, text: string, classes: Record<string, string[]> = {}): boolean {
  const index = new PatternIndex({ cue: [pattern] }, classes);
  const language = { classes: {}, cues: {}, rules: [], aliases: {}, fuzzy: [], breaks: [] };
  const tokens = tokenise(
    text,
    spellingOf('en', language, (word) => index.vocabulary.has(word)),
  );
  const hits: { cue: string }[] = [];
  index.find(tokens, 0, tokens.length, hits as never);
  return hits.length > 0;
}

it('matches whole words only', () => {
  expect(found('end it', 'spend it well')).toBe(false);
  expect(found('end it', 'i will end it')).toBe(true);
});
it('knows alternatives, options, gaps, prefixes and numbers', () => {
  expect(found('(kill|end) (all of)? it', 'end all of it')).toBe(true);
  expect(found('took <2> pills', 'took some of the pills')).toBe(false);
  expect(found('took <3> pills', 'took some of the pills')).toBe(true);
  expect(found('suicid*', 'so suicidal')).toBe(true);
  expect(found('took # pills', 'took 30 pills')).toBe(true);
  expect(found('took #5+ pills', 'took 30 pills')).toBe(true);
  expect(found('took #5+ pills', 'took 2 pills')).toBe(false);
  expect(found('took #5+ pills', 'took 20mg pills')).toBe(false);
  expect(found('{who} died', 'my mum died', { who: ['mum', 'old dog'] })).toBe(true);
});
it('reads Chinese and Japanese by character', () => {
  expect(found('不想 <2> 活', '我真的不想再活了')).toBe(true);
  expect(found('消えたい', 'もう消えたいです')).toBe(true);
});
it('refuses malformed patterns', () => {
  for (const bad of ['(a b', '<2> a', '{nobody} x', 'a <99> b', '(a)? (b)?'])
    expect(() => found(bad, 'x'), bad).toThrow();
});
