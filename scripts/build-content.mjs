// Checks every content file and writes dist/content.json and dist/weights.bin, which the server and the page load
// without parsing YAML.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LineCounter, parseDocument } from 'yaml';
import { checkContent } from '#companion/check-content.ts';
import { takeOutWeights } from '#companion/weights.ts';
import { checkQuestionnaire } from '#shared/questionnaires/check-questionnaire.ts';
import { suggestionTextsSchema } from '#shared/suggestions/suggestion-texts.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
// `--check folder` only looks, at another folder of content than the project's own.
const checked = process.argv[2] === '--check' ? process.argv[3] : undefined;
const folder = checked ?? join(root, 'content');
const problems = [];
const files = {};
const sources = {};

for (const name of ['lines', 'exercises', 'memory', 'risk', 'crisis', 'models', 'patterns', 'beliefs', 'say'])
  collect(name);
for (const problem of checkContent({ files })) {
  const lineNumber = problem.at.length > 0 ? lineOf(problem.file, problem.at) : 1;
  problems.push(`content/${problem.file}:${lineNumber} ${problem.reason}`);
}
const questionnaires = checkQuestionnaires();
const suggestions = checkSuggestions();
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n${problems.length} problems in the content\n`);
  process.exit(1);
}
if (checked) process.exit(0);
mkdirSync(join(root, 'dist'), { recursive: true });
// Where a helpline's number was read is for whoever keeps the directory; the page has no use for it.
for (const country of files['crisis/lines.json']?.countries ?? []) for (const line of country.lines) line.sources = [];
// The page fetches the words of "Help me say it" alone, and nothing else has a use for them.
const say = Object.entries(files).filter(([path]) => path.startsWith('say/'));
for (const [path] of say) delete files[path];
writeFileSync(
  join(root, 'dist/say.json'),
  JSON.stringify(Object.fromEntries(say.map(([path, content]) => [path.slice(4, -5), content]))),
);
const { content, weights } = takeOutWeights({ files });
writeFileSync(join(root, 'dist/weights.bin'), weights);
writeFileSync(join(root, 'dist/content.json'), JSON.stringify(content));
process.stdout.write(
  `content: ${Object.keys(files).length + say.length + questionnaires + suggestions} files, all valid\n`,
);

function collect(path) {
  let entries;
  try {
    entries = readdirSync(join(folder, path), { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) collect(inner);
    else if (/\.ya?ml$/.test(entry.name)) readYaml(inner);
    else if (entry.name.endsWith('.json')) readJson(inner);
  }
}

function readYaml(path) {
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(join(folder, path), 'utf8'), { lineCounter: counter });
  // Whatever else is wrong follows from the first place where the file breaks off.
  const [error] = document.errors;
  if (error) {
    problems.push(`content/${path}:${counter.linePos(error.pos[0]).line} ${error.message.split('\n')[0]}`);
    return;
  }
  files[path] = document.toJS();
  sources[path] = { document, counter };
}

function readJson(path) {
  try {
    files[path] = JSON.parse(readFileSync(join(folder, path), 'utf8'));
  } catch (error) {
    problems.push(`content/${path}:1 ${error.message}`);
  }
}

/** The texts that the rules of /suggestions ask for. */
function checkSuggestions() {
  const names = readdirSync(join(folder, 'suggestions')).filter((name) => name.endsWith('.json'));
  for (const name of names) {
    const path = `suggestions/${name}`;
    readLinedJson(path);
    if (!(path in files)) continue;
    for (const { path: at, message, keys = [] } of suggestionTextsSchema.safeParse(files[path]).error?.issues ?? [])
      problems.push(`content/${path}:${lineOf(path, [...at, ...keys.slice(0, 1)])} ${at.join('.')}: ${message}`);
    delete files[path];
  }
  return names.length;
}

function checkQuestionnaires() {
  const names = readdirSync(join(folder, 'questionnaires')).filter((name) => name.endsWith('.json'));
  for (const name of names) {
    const path = `questionnaires/${name}`;
    readLinedJson(path);
    if (!(path in files)) continue;
    for (const { at, reason } of checkQuestionnaire(files[path], name).problems)
      problems.push(`content/${path}:${at.length > 0 ? lineOf(path, at) : 1} ${reason}`);
    delete files[path];
  }
  return names.length;
}

/** The server reads these files as they are; here they are only checked. JSON is read as YAML, which knows its lines. */
function readLinedJson(path) {
  const before = problems.length;
  readYaml(path);
  if (problems.length > before) return;
  const text = readFileSync(join(folder, path), 'utf8');
  try {
    JSON.parse(text);
  } catch (error) {
    // YAML lets a comma too many pass; the engine then quotes the place instead of counting lines.
    const quoted = text.indexOf(/\.\.\."(.+?)"(?:\.\.\.)? is not valid JSON/s.exec(error.message)?.[1] ?? text);
    problems.push(`content/${path}:${text.slice(0, quoted).split('\n').length} not JSON`);
    delete files[path];
  }
}

/** The line of the deepest part of the path that stands in the file. */
function lineOf(path, at) {
  const source = sources[path];
  if (!source) return 1;
  for (let depth = at.length; depth > 0; depth--) {
    const node = source.document.getIn(at.slice(0, depth), true);
    if (node?.range) return source.counter.linePos(node.range[0]).line;
  }
  return 1;
}
