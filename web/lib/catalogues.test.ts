import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['#web/**/*.{ts,tsx}', '!#web/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const catalogues = import.meta.glob<Record<string, string>>('#web/locales/en/*.json', {
  import: 'default',
  eager: true,
});

const keysOf = new Map(
  Object.entries(catalogues).map(([path, texts]) => [
    path.replace(/.*\/(\w+)\.json$/, '$1'),
    new Set(Object.keys(texts)),
  ]),
);

/** Keys written out in one file, with the namespaces that the file speaks from. */
function spoken(source: string): { namespaces: string[]; keys: string[] } {
  const namespaces = [...source.matchAll(/(?:useTexts|texts)\('(\w+)'\)/g)].map(([, name = '']) => name);
  const keys = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key);
  return { namespaces, keys };
}

test('every text that a screen asks for by name stands in its catalogue', () => {
  const missing = Object.entries(sources).flatMap(([path, source]) => {
    const { namespaces, keys } = spoken(source);
    if (namespaces.length === 0) return [];
    return keys
      .filter((key) => !namespaces.some((namespace) => keysOf.get(namespace)?.has(key)))
      .map((key) => `${path}: ${key}`);
  });
  expect(keysOf.size).toBeGreaterThanOrEqual(7);
  expect(Object.keys(sources).length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});

test('no text exclaims, says "Oops" or holds a raw code', () => {
  const loud = Object.values(catalogues).flatMap((texts) =>
    Object.values(texts).filter((text) => /!(?! or)|oops/i.test(text)),
  );
  expect(loud).toEqual([]);
});
