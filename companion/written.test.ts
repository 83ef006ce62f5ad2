// biome-ignore-all lint/style/noRestrictedImports: the modules are read as text, to see which names they use.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { readContent } from './testing/read-content.ts';
import type { WrittenContent } from './written.schema.ts';
import { takePatterns, writtenIn, writtenSource } from './written.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

afterEach(() => takePatterns(readContent()));

const read = (content: unknown) => takePatterns({ files: { 'patterns/small.yaml': content } });

test('a pattern is named before there is content, and used like any other once there is', () => {
  const kin = writtenIn('small')('kin', 'gi');
  read({ shapes: { parent: '(?:mum|dad)' }, patterns: { kin: ['my {parent}', 'nan|gran'] } });
  expect(kin.source).toBe('my (?:mum|dad)|\\b(?:nan|gran)\\b');
  expect('My mum and nana and gran'.replace(kin, 'X')).toBe('X and nana and X');
  expect('my dad, nan'.match(kin)).toEqual(['my dad', 'nan']);
  expect([...'my dad, nan'.matchAll(kin)].map(({ index }) => index)).toEqual([0, 8]);
  expect('one my mum two'.split(kin)).toEqual(['one ', ' two']);
  expect('so my mum'.search(kin)).toBe(3);
  expect(kin.test('my dad')).toBe(true);
  expect(kin.lastIndex).toBe(6);
});

test('another content is read anew, and one without patterns leaves those of the last', () => {
  const word = writtenIn('small')('word');
  read({ patterns: { word: 'tea' } });
  expect(word.test('tea')).toBe(true);
  read({ patterns: { word: 'rain' } });
  expect(word.test('tea')).toBe(false);
  takePatterns({ files: {} });
  expect(word.exec('the rain')?.index).toBe(4);
});

test('a shape that all files share is known in each of them, and a shape of their own goes before it', () => {
  const day = writtenIn('small')('day');
  const small = (shapes?: Record<string, string>) => ({ shapes, patterns: { day: 'on (?:{day})' } });
  const shared = { shapes: { day: 'monday|friday' } };
  takePatterns({ files: { 'patterns/shapes.yaml': shared, 'patterns/small.yaml': small() } });
  expect(day.exec('not now but on Friday')?.[0]).toBe('on Friday');
  takePatterns({ files: { 'patterns/shapes.yaml': shared, 'patterns/small.yaml': small({ day: 'sunday' }) } });
  expect(day.source).toBe('on (?:sunday)');
});

test('a name nobody wrote is said, and so is a shape that leads back to itself', () => {
  expect(() => writtenSource('one', { patterns: {} })).toThrow('no pattern "one"');
  expect(() => writtenSource('one', { patterns: { one: '(?:{two})' } })).toThrow('no pattern "two"');
  expect(() => writtenSource('one', { shapes: { two: '{two}' }, patterns: { one: '({two})' } })).toThrow('leads back');
});

test('the build refuses a pattern that is none', () => {
  const files = { 'patterns/small.yaml': { patterns: { good: 'tea', bad: '(?:tea', lost: '({nobody})' } } };
  const reasons = checkContent({ files }).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason.startsWith('patterns.'))).toHaveLength(2);
});

test('every pattern that code names is written, and every one that is written is named', () => {
  const files = Object.fromEntries(
    Object.entries(readContent().files).filter(([path]) => path.startsWith('patterns/')),
  );
  const wrong: string[] = [];
  for (const [path, content] of Object.entries(files)) {
    const { shapes = {}, patterns = {} } = content as WrittenContent;
    if (path === 'patterns/shapes.yaml') {
      const everywhere = JSON.stringify(Object.values(files));
      for (const name of Object.keys(shapes)) if (!everywhere.includes(`{${name}}`)) wrong.push(`nobody names ${name}`);
      continue;
    }
    const module = path.slice('patterns/'.length, -'.yaml'.length);
    const code = readFileSync(join(HERE, `${module}.ts`), 'utf8');
    if (!code.includes(`writtenIn('${module}')`)) wrong.push(`${module} reads nothing`);
    const named = new Set([...code.matchAll(/\bwritten\(\s*'([^']+)'/g)].map(([, name]) => name));
    const inside = JSON.stringify(content);
    for (const name of named) if (patterns[name ?? ''] === undefined) wrong.push(`${module}: no ${name}`);
    for (const name of [...Object.keys(patterns), ...Object.keys(shapes)])
      if (!named.has(name) && !inside.includes(`{${name}}`)) wrong.push(`${module}: nobody names ${name}`);
  }
  for (const folder of ['policy', 'realise', 'reply-check', 'safety-flow', 'understand'])
    for (const entry of readdirSync(join(HERE, folder))) {
      const module = /\bwrittenIn\('([^']+)'\)/.exec(readFileSync(join(HERE, folder, entry), 'utf8'))?.[1];
      if (module !== undefined && files[`patterns/${module}.yaml`] === undefined) wrong.push(`${entry}: no file`);
    }
  expect(wrong).toEqual([]);
});
