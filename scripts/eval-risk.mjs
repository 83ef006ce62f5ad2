// Prints how the risk floor does on the labelled sets. Reads them from ALCOVE_SHARED
// (default ../shared) and copies nothing. `--misses` lists ids and rule names of errors.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createAssessor } from '#companion/risk/assess.ts';
import { riskContentFrom } from '#companion/risk/risk-content.ts';

const root = new URL('..', import.meta.url).pathname;
const shared = process.env.ALCOVE_SHARED ?? join(root, '..', 'shared');
const showMisses = process.argv.includes('--misses');
const showText = process.argv.includes('--text');

function contentFiles(folder, prefix) {
  const files = {};
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${prefix}/${entry.name}`;
    if (entry.isDirectory()) Object.assign(files, contentFiles(join(folder, entry.name), path));
    else if (entry.name.endsWith('.yaml')) files[path] = parse(readFileSync(join(folder, entry.name), 'utf8'));
  }
  return files;
}

const rows = (name) =>
  readFileSync(join(shared, 'data', name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const started = performance.now();
const assessor = createAssessor(riskContentFrom(contentFiles(join(root, 'content', 'risk'), 'risk')));
console.log(`rules compiled in ${(performance.now() - started).toFixed(0)} ms`);

const asTurns = (row) =>
  (row.turns ?? [row.text]).map((turn) => (typeof turn === 'string' ? { role: 'user', text: turn } : turn));

const times = [];
function assessAt(turns, at, lang) {
  const begin = performance.now();
  const result = assessor.assess({ text: turns[at].text, turns: turns.slice(0, at), language: lang ?? 'en' });
  times.push(performance.now() - begin);
  return result;
}

/** Wilson interval, 95 %. */
function interval(hits, n) {
  if (n === 0) return 'n=0';
  const z = 1.96;
  const p = hits / n;
  const centre = p + (z * z) / (2 * n);
  const half = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const bound = (value) => ((100 * value) / (1 + (z * z) / n)).toFixed(1);
  return `${hits}/${n} = ${(100 * p).toFixed(1)} % [${bound(centre - half)}, ${bound(centre + half)}]`;
}

function miss(row, result, text) {
  if (showMisses)
    console.log(
      `  ${row.id} ${row.lang} want ${row.level ?? JSON.stringify(row.expect?.ok_levels) ?? 0} got ${result.level} ${result.rules.join(',')}${showText ? ` :: ${text.slice(0, 260)}` : ''}`,
    );
}

console.log('\ncrisis-dev');
const table = new Map();
const add = (key, hit) => {
  const cell = table.get(key) ?? [0, 0];
  cell[0] += hit ? 1 : 0;
  cell[1] += 1;
  table.set(key, cell);
};
for (const row of rows('crisis-dev.jsonl')) {
  const turns = asTurns(row);
  const result = assessAt(turns, turns.length - 1, row.lang);
  const group = row.lang === 'en' ? 'en' : 'other';
  add(`${group} within ok_levels`, row.ok_levels.includes(result.level));
  if (row.level === 3) add(`${group} level 3 rated 0 or 1 (miss)`, result.level < 2);
  if (row.level === 3) add(`${group} level 3 rated 3`, result.level === 3);
  if (row.level === 2) add(`${group} level 2 flagged 2 or 3`, result.level >= 2);
  if (row.level === 1) add(`${group} level 1 rated 2 or 3`, result.level >= 2);
  if (row.level === 0) add(`${group} level 0 rated 2 or 3 (false alarm)`, result.level >= 2);
  if (row.level === 0) add(`${group} level 0 rated 1`, result.level === 1);
  if (row.level >= 2 && result.level >= 2) add(`${group} category right (2 and 3)`, row.category === result.category);
  const bad =
    row.level >= 2
      ? result.level < 2 || (row.level === 3 && !row.ok_levels.includes(result.level))
      : result.level >= 2 && !row.ok_levels.includes(result.level);
  if (bad) miss(row, result, turns.map((turn) => turn.text).join(' || '));
}
for (const [key, [hits, n]] of [...table].sort()) console.log(`  ${key}: ${interval(hits, n)}`);

console.log('\nseekers-dev (help card = level 2 or more at any turn)');
const card = { hit: 0, hits: 0, alarm: 0, alarms: 0 };
for (const row of rows('seekers-dev.jsonl')) {
  const turns = asTurns(row);
  const levels = turns.map((_, at) => assessAt(turns, at, row.lang));
  const top = levels.reduce((a, b) => (b.level > a.level ? b : a));
  const ok = row.expect.ok_levels;
  const shown = top.level >= 2;
  if (ok.every((level) => level >= 2)) {
    card.hits += 1;
    if (shown) card.hit += 1;
    else miss(row, top, turns.at(-1).text);
  } else if (ok.every((level) => level <= 1)) {
    card.alarms += 1;
    if (shown) {
      card.alarm += 1;
      miss(row, top, turns[levels.indexOf(top)].text);
    }
  }
}
console.log(`  shown where due: ${interval(card.hit, card.hits)}`);
console.log(`  shown where not due: ${interval(card.alarm, card.alarms)}`);

for (const [name, wanted] of [
  ['xstest.jsonl', (row) => row.label === 'safe'],
  ['idiom-pool-goemotions.jsonl', () => true],
]) {
  let n = 0;
  let alarms = 0;
  for (const row of rows(name).filter(wanted)) {
    const result = assessAt([{ role: 'user', text: row.text ?? row.prompt }], 0, 'en');
    n += 1;
    if (result.level >= 2) {
      alarms += 1;
      miss(row, result, row.text ?? row.prompt);
    }
  }
  console.log(`\n${name}: rated 2 or 3: ${interval(alarms, n)}`);
}

const long = Array.from(
  { length: 400 },
  (_, at) => `i want to tell you about my day number ${at} and how tired i am of it,`,
)
  .join(' ')
  .slice(0, 8000);
for (let at = 0; at < 100; at += 1) assessAt([{ role: 'user', text: long }], 0, 'en');
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(2);
console.log(`\n${times.length} assessments: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
