// What Biome cannot see: lengths, names and kinds of files, and ways around React's escaping.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LONGEST = 300;
const CODE = new Set(['.ts', '.tsx', '.mjs', '.css', '.html', '.sql']);
const VAGUE = /^(utils?|helpers?|common|misc|shared|index)(\.|$)/;
/** `x.kind.ts`: the closed list of ARCHITECTURE.md; other files are one idea named by one name. */
const KINDS = new Set([
  'contract',
  'routes',
  'service',
  'repository',
  'table',
  'queries',
  'page',
  'schema',
  'test',
  'e2e',
  'config',
  'd',
]);
/** Where each kind may live, as the start of the path. */
const HOMES = {
  contract: /^shared\//,
  routes: /^server\/features\//,
  service: /^server\/features\//,
  repository: /^server\/features\//,
  table: /^server\/db\/tables\//,
  queries: /^web\/features\//,
  page: /^web\/features\//,
};
const WAYS_ROUND =
  /\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML)\b|\beval\(|new Function\(/;

/**
 * What is wrong with one file, as sentences.
 *
 * @param {string} path from the project's root, with forward slashes
 * @param {string} text
 */
export function faultsOf(path, text) {
  const faults = [];
  const name = basename(path);
  const exempt = /^(content|web\/locales|server\/db\/migrations)\//.test(path);
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (CODE.has(extname(path)) && !exempt && lines > LONGEST)
    faults.push(`${lines} lines; split it by idea (limit ${LONGEST})`);
  if (CODE.has(extname(path)) && VAGUE.test(name) && name !== 'index.html')
    faults.push('a name that says nothing; name the one idea it holds');
  if (/\.tsx$/.test(name) && !path.startsWith('web/')) faults.push('.tsx outside web/: Node cannot run it');
  if (CODE.has(extname(path))) faults.push(...kindFaults(path, name));
  if (/^(web|shared|companion)\/.*\.tsx?$/.test(path) && !name.includes('.test.') && WAYS_ROUND.test(text)) {
    faults.push('sets HTML or runs text as code');
  }
  return faults;
}

function kindFaults(path, name) {
  const kinds = name.split('.').slice(1, -1);
  const unknown = kinds.filter((kind) => !KINDS.has(kind));
  if (unknown.length > 0) return [`the kind ".${unknown[0]}" is not on the list of ARCHITECTURE.md`];
  const homeless = kinds.find((kind) => HOMES[kind] && !HOMES[kind].test(path));
  return homeless ? [`a .${homeless} file does not belong here`] : [];
}

const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'keys', 'coverage', '.cache', '.git', 'gallery']);

function pathsOf(folder, prefix = '') {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (prefix === '' && NOT_OURS.has(entry.name)) return [];
    const path = `${prefix}${entry.name}`;
    return entry.isDirectory() ? pathsOf(join(folder, entry.name), `${path}/`) : [path];
  });
}

function main() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const code = pathsOf(root).filter((path) => CODE.has(extname(path)));
  const faults = code.flatMap((path) =>
    faultsOf(path, readFileSync(join(root, path), 'utf8')).map((fault) => `${path}: ${fault}`),
  );
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
