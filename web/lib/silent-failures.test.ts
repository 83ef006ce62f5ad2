import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['#web/**/*.{ts,tsx}', '!#web/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What changes something on the server, told to say nothing where that fails. */
const SWALLOWED = /\b(?:api\.(?:post|put|patch|remove)\b|(?:save|answer|rename)\()[^;]*?\.catch\(\(\) => \{\s*\}\)/;

/** Nobody asked for these, nothing of anybody is in them, and the next one makes up for it. */
const MAY_BE_SILENT: Readonly<Record<string, string>> = {
  'features/chats/session-ends.ts': 'that a session ended is found out by the server as well',
  'features/safety/chosen-country.ts': 'the helplines are shown at once, whatever becomes of the setting',
  'features/suggestions/suggestion-card.tsx': 'the exercise begins, whether or not its card knows',
};

const silent = (all: Readonly<Record<string, string>>): string[] =>
  Object.entries(all)
    .filter(([, source]) => SWALLOWED.test(source))
    .map(([path]) => path.replace(/^.*?web\//, ''));

test('no act of a person fails in silence', () => {
  const found = silent(sources);
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(found.sort()).toEqual(Object.keys(MAY_BE_SILENT).sort());
});

test('an act that swallows its failure would be found', () => {
  const hidden = 'const erase = (id: string) => api.remove<void>(pathOf(id), {}).catch(() => {});';
  expect(silent({ 'web/features/x/erase.ts': hidden })).toEqual(['features/x/erase.ts']);
  expect(silent({ 'web/features/x/look.ts': 'void preload().catch(() => {});' })).toEqual([]);
});
