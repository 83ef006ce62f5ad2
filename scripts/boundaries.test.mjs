import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

const uses = (specifier) => `import { thing } from '${specifier}';\n\nexport const used = thing;\n`;
const IMPORT = 'lint/style/noRestrictedImports';

/** Each planted file breaks exactly the rule named beside it. */
const REFUSED = [
  ['the web never imports the server', 'web/app/one.ts', uses('#server/config/config.ts'), IMPORT],
  ['the server never imports the web', 'server/features/chats/two.ts', uses('#web/lib/ids.ts'), IMPORT],
  ['the composition root never imports the web', 'server/app.ts', uses('#web/lib/ids.ts'), IMPORT],
  ['shared imports no server code', 'shared/chats/three.ts', uses('#server/db/engine.ts'), IMPORT],
  ['shared does no input or output', 'shared/chats/four.ts', uses('node:fs'), IMPORT],
  ['shared knows no framework', 'shared/chats/five.ts', uses('hono'), IMPORT],
  ['the companion imports no server code', 'companion/policy/six.ts', uses('#server/llm/chat-model.ts'), IMPORT],
  ['the companion knows no library', 'companion/policy/seven.ts', uses('yaml'), IMPORT],
  ['the companion does no input or output', 'companion/policy/eight.ts', uses('node:crypto'), IMPORT],
  ['a feature does not reach into the app', 'web/features/chats/nine.ts', uses('#web/app/routes.tsx'), IMPORT],
  [
    'a web feature sees only the queries of another',
    'web/features/chats/ten.ts',
    uses('#web/features/auth/form.tsx'),
    IMPORT,
  ],
  ['interface parts fetch nothing', 'web/ui/eleven.ts', uses('#web/lib/api-client.ts'), IMPORT],
  ['interface parts know no feature', 'web/ui/twelve.ts', uses('#web/features/auth/auth.queries.ts'), IMPORT],
  ['web/lib knows no feature', 'web/lib/thirteen.ts', uses('#web/features/auth/auth.queries.ts'), IMPORT],
  ['the browser has no Node', 'web/lib/fourteen.ts', uses('node:path'), IMPORT],
  [
    'a server feature sees only the service of another',
    'server/features/chats/fifteen.ts',
    uses('#server/features/auth/auth.repository.ts'),
    IMPORT,
  ],
  ['a feature does not reach into the app', 'server/features/chats/sixteen.ts', uses('#server/app.ts'), IMPORT],
  ['the platform knows no feature', 'server/db/seventeen.ts', uses('#server/features/chats/chats.service.ts'), IMPORT],
  ['the platform knows no companion', 'server/vault/eighteen.ts', uses('#companion/companion.ts'), IMPORT],
  ['the app stands below main', 'server/app.ts', uses('./main.ts'), IMPORT],
  ['no test code in the product', 'server/features/chats/nineteen.ts', uses('#server/testing/test-app.ts'), IMPORT],
  ['no way up with ../', 'server/features/chats/twenty.ts', uses('../auth/auth.service.ts'), IMPORT],
  ['no way up with ../ in tests either', 'server/features/chats/a.test.ts', uses('../auth/auth.service.ts'), IMPORT],
  [
    'a dynamic import counts too',
    'shared/chats/lazy.ts',
    "export const late = () => import('#server/app.ts');\n",
    IMPORT,
  ],
  ['a type import counts too', 'shared/chats/typed.ts', "export type { App } from '#server/app.ts';\n", IMPORT],
  [
    'file names are kebab-case',
    'shared/chats/chatRules.ts',
    'export const rule = 1;\n',
    'lint/style/useFilenamingConvention',
  ],
  ['no default exports', 'shared/chats/default.ts', 'export default 1;\n', 'lint/style/noDefaultExport'],
  ['no barrels', 'shared/chats/barrel.ts', "export { rule } from './rule.ts';\n", 'lint/performance/noBarrelFile'],
  ['no enums', 'shared/chats/kinds.ts', 'export enum Kind {\n  One,\n}\n', 'lint/style/noEnum'],
  [
    'no HTML set from a string',
    'web/ui/raw.tsx',
    'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;\n',
    'lint/security/noDangerouslySetInnerHtml',
  ],
  ['nothing printed to the console', 'server/http/loud.ts', "console.log('words');\n", 'lint/suspicious/noConsole'],
  [
    'no package that is not declared',
    'server/http/undeclared.ts',
    uses('express'),
    'lint/correctness/noUndeclaredDependencies',
  ],
];

const ALLOWED = [
  ['web/features/chats/fine.ts', uses('#web/features/auth/auth.queries.ts')],
  ['web/features/chats/fine-too.ts', uses('#companion/companion.ts')],
  ['server/features/chats/fine.ts', uses('#server/features/auth/auth.service.ts')],
  ['server/features/chats/fine-too.ts', uses('./chats.repository.ts')],
  ['server/features/chats/fine.test.ts', uses('#server/testing/test-app.ts')],
  ['server/features/chats/db.ts', uses('#server/db/engine.ts')],
  ['shared/chats/fine.ts', uses('zod')],
  ['shared/chats/fine.test.ts', uses('node:fs')],
  ['companion/policy/fine.ts', uses('#shared/chats/tones.contract.ts')],
  ['server/cli/loud.ts', "console.log('help');\n"],
];

/** Planted one folder each, so that two files of one name do not meet. */
let found;
let folder;

function plant(base, path, text) {
  const file = join(folder, base, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function lint(base) {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const result = spawnSync(process.execPath, [biome, ...args], { cwd: join(folder, base), encoding: 'utf8' });
  return JSON.parse(result.stdout).diagnostics;
}

const pathOf = (diagnostic) => diagnostic.location.path.file ?? diagnostic.location.path;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alcove-boundaries-'));
  for (const base of ['refused', 'twice', 'allowed', 'cycle']) {
    mkdirSync(join(folder, base));
    for (const name of ['biome.json', 'package.json']) copyFileSync(join(root, name), join(folder, base, name));
  }
  const seen = new Set();
  for (const [, path, text] of REFUSED) {
    plant(seen.has(path) ? 'twice' : 'refused', path, text);
    seen.add(path);
  }
  for (const [path, text] of ALLOWED) plant('allowed', path, text);
  plant('cycle', 'shared/chats/hen.ts', "import { egg } from './egg.ts';\n\nexport const hen = () => egg;\n");
  plant('cycle', 'shared/chats/egg.ts', "import { hen } from './hen.ts';\n\nexport const egg = () => hen;\n");
  found = { refused: lint('refused'), twice: lint('twice'), allowed: lint('allowed'), cycle: lint('cycle') };
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a planted violation fails the check', () => {
  const seen = new Set();
  test.each(
    REFUSED.map(([name, path, , rule]) => {
      const base = seen.has(path) ? 'twice' : 'refused';
      seen.add(path);
      return { name, path, rule, base };
    }),
  )('$name ($path)', ({ path, rule, base }) => {
    const rules = found[base]
      .filter((one) => pathOf(one) === path && one.severity === 'error')
      .map((one) => one.category);
    expect(rules).toContain(rule);
  });

  test('two files that import each other', () => {
    expect(found.cycle.map((one) => one.category)).toContain('lint/suspicious/noImportCycles');
  });
});

test('what the rules allow is left alone', () => {
  expect(
    found.allowed.filter((one) => one.severity !== 'information').map((one) => `${pathOf(one)} ${one.category}`),
  ).toEqual([]);
});
