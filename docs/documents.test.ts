import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '#server/cli/commands.ts';
import { settingsSchema } from '#server/config/settings.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const namesIn = (folder: string) => readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.md'));

const DECISIONS = namesIn('docs/decisions').map((name) => `docs/decisions/${name}`);
const DOCUMENTS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...namesIn('docs').map((name) => `docs/${name}`),
  ...DECISIONS,
];
const SETTINGS = Object.keys(settingsSchema.shape);

/** What stands in backticks or code blocks: the parts of a document that make claims about the tree. */
function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(/```[^\n]*\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  return [...blocks.flatMap((block) => block.split('\n')), ...spans];
}

const TOP = '(?:\\.ci|bench|companion|content|docs|e2e|scripts|server|shared|web)';
const ROOT_FILE = '(?:[A-Za-z.-]+\\.(?:json|mjs|md)|\\.env\\.example|(?:vite|vitest)\\.config\\.ts|LICENSE)';
const PATH = new RegExp(`^(?:${TOP}/[\\w./-]*|${ROOT_FILE})$`);
/** Made by running the product, or named as examples of what one would add. */
const NOT_IN_TREE = /^(?:manifest\.json|bench\/results\/.*)$/;

/** Paths a document names; `a/b/{c,d}.ts` stands for two. */
function pathsIn(text: string): string[] {
  const words = codeIn(text).flatMap((code) => expand(code.trim()));
  return words.filter((word) => PATH.test(word) && !NOT_IN_TREE.test(word));
}

function expand(code: string): string[] {
  const braces = /^(.*)\{([\w.,-]+)\}(.*)$/.exec(code);
  return braces ? (braces[2] ?? '').split(',').map((part) => `${braces[1]}${part}${braces[3]}`) : [code];
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  test('names only paths that exist', () => {
    expect(pathsIn(text).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !existsSync(resolve(ROOT, dirname(document), link)))).toEqual([]);
  });

  test('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const code = codeIn(text).join('\n');
    const npm = [...code.matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    const alcove = [...code.matchAll(/\.\/alcove ([a-z][a-z-]*)/g)].map((match) => match[1] ?? '');
    expect(npm.filter((name) => !(name in scripts))).toEqual([]);
    expect(alcove.filter((name) => !(name in COMMANDS) && name !== 'help')).toEqual([]);
  });

  test('names only settings that exist', () => {
    const named = codeIn(text).flatMap((code) =>
      [...code.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)].map((match) => match[1] ?? ''),
    );
    const ours = named.filter((name) =>
      /^(?:ALCOVE|MODEL|PASSWORD|INSTANCE|SMTP|MAIL|AUTH|MASTER|EVAL|KEYS|DATABASE|PUBLIC|LOG)_/.test(name),
    );
    expect(
      ours.filter((name) => !SETTINGS.includes(name) && name !== 'ALCOVE_DEEP' && name !== 'ALCOVE_SHARED'),
    ).toEqual([]);
  });
});

describe('.env.example', () => {
  const lines = [...read('.env.example').matchAll(/^# ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
    ([, name = '', value = '']) => ({ name, value }),
  );

  test('lists every setting once and no other', () => {
    expect(lines.map(({ name }) => name).sort()).toEqual([...SETTINGS].sort());
  });

  test('holds values that the server takes', () => {
    const given = Object.fromEntries(lines.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
    expect(settingsSchema.safeParse(given).error?.issues ?? []).toEqual([]);
  });

  test('shows the true default of every setting that has one', () => {
    const defaults: Record<string, unknown> = settingsSchema.parse({});
    const shown = lines.filter(({ name, value }) => value !== '' && defaults[name] !== undefined);
    const parsed: Record<string, unknown> = settingsSchema.parse(
      Object.fromEntries(shown.map(({ name, value }) => [name, value])),
    );
    for (const { name } of shown) expect(`${name}=${parsed[name]}`).toBe(`${name}=${defaults[name]}`);
  });
});

test('the operator can look up every setting in the guide', () => {
  const guide = read('docs/operations.md');
  expect(SETTINGS.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('every runtime dependency stands in the record of dependencies, with its licence', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const record = read(DECISIONS.find((path) => path.includes('dependencies')) ?? '');
  const missing = Object.keys(dependencies).filter((name) => {
    const { license } = JSON.parse(read(`node_modules/${name}/package.json`)) as { license: string };
    return !record.split('\n').some((line) => line.includes(`\`${name}\``) && line.includes(license));
  });
  expect(missing).toEqual([]);
});

test('decision records are numbered without a gap and say what was decided and why', () => {
  expect(DECISIONS.map((path) => Number(/(\d{4})-/.exec(path)?.[1]))).toEqual(DECISIONS.map((_, index) => index + 1));
  for (const path of DECISIONS)
    for (const part of ['# ', '## Decision', '## Why']) expect(read(path), path).toContain(part);
});

test('every page of the documents can be found from the front page', () => {
  const reachable = read('README.md') + read('ARCHITECTURE.md') + read('CONTRIBUTING.md');
  expect(namesIn('docs').filter((name) => !reachable.includes(`docs/${name}`))).toEqual([]);
});
