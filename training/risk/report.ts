// `npm run eval:risk`: how the whole assessor (rules and model) does on messages it never learned from, with intervals
// (training/risk/test), and on the sets in ALCOVE_SHARED (default ../shared). `--misses` prints what was judged wrong.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAssessor } from '#companion/risk/assess.ts';
import { riskContentFrom } from '#companion/risk/risk-content.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { print } from './print.ts';
import { readCorpus } from './read-corpus.ts';
import { share } from './share.ts';
import { linesOf } from './text-files.ts';

interface Item {
  id: string;
  language: string;
  /** What the last turn is due, and what is defensible too. */
  level: number;
  okLevels: number[];
  turns: string[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const shared = join(process.env.ALCOVE_SHARED ?? join(root, '..', 'shared'), 'data');
const showsMisses = process.argv.includes('--misses');
const assessor = createAssessor(riskContentFrom((await loadCompanionContent(root)).files));
const times: number[] = [];

const neverLearned = (folder: string): Item[] =>
  readCorpus(join(root, folder)).map((row) => ({
    id: `${row.file} ${row.family}`,
    language: row.language,
    level: row.level,
    okLevels: [row.level],
    turns: row.text.split(' ⏎ '),
  }));
const tests = neverLearned('training/risk/test');
print('Messages never learned from (training/risk/test)');
reportBoth(tests);
for (const language of [...new Set(tests.map((item) => item.language))].filter((code) => code !== 'en'))
  report(
    tests.filter((item) => item.language === language),
    language,
  );
print('Half plain, half hard, by other writers (training/risk/test-fresh)');
reportBoth(neverLearned('training/risk/test-fresh'));
print(
  'Stories of several sentences, by writers of whose other stories three quarters were learned from, English ones by one of whom none were (training/risk/test-stories)',
);
reportBoth(neverLearned('training/risk/test-stories'));
print('Stories by a writer of whom nothing was learned from (training/risk/test-told)');
reportBoth(neverLearned('training/risk/test-told'));
print('Two short messages one after the other, dangers and their harmless twins (training/risk/test-between)');
report(neverLearned('training/risk/test-between'), 'English');
print('Plain everyday lines (training/risk/test-everyday)');
report(neverLearned('training/risk/test-everyday'), 'the ten other languages');
print(
  'Talks in which a belief grows, and their twins, by a writer whose talks no rule was mended by (training/risk/talks)',
);
report(talks('unseen'), 'English');

if (existsSync(join(shared, 'crisis-dev.jsonl'))) {
  print('crisis-dev (rules were written beside it and the model learned from it: no honest estimate)');
  report(development(), 'all languages');
}
times.sort((a, b) => a - b);
print(`${times.length} messages: half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, the longest ${at(1)} ms`);

function talks(name: string): Item[] {
  return linesOf(join(root, `training/risk/talks/${name}.jsonl`)).map((line) => {
    const { id, level, turns } = JSON.parse(line) as Pick<Item, 'id' | 'level' | 'turns'>;
    return { id, language: 'en', level, okLevels: [level], turns };
  });
}

function reportBoth(items: readonly Item[]): void {
  report(
    items.filter((item) => item.language === 'en'),
    'English',
  );
  report(
    items.filter((item) => item.language !== 'en'),
    'the ten other languages',
  );
}

function report(items: Item[], name: string): void {
  const judged = items.map((item) => ({ item, level: assess(item) }));
  const count = (level: number, isHit: (found: number) => boolean): string => {
    const of = judged.filter(({ item }) => item.level === level);
    return share(of.filter(({ level: found }) => isHit(found)).length, of.length);
  };
  print(`  ${name} (${items.length})`);
  print(`    level 3 rated 0 or 1   ${count(3, (found) => found < 2)}`);
  print(`    level 3 rated 3        ${count(3, (found) => found === 3)}`);
  print(`    level 2 flagged        ${count(2, (found) => found >= 2)}`);
  print(`    level 1 rated 3        ${count(1, (found) => found === 3)}`);
  print(`    level 0 rated 2 or 3   ${count(0, (found) => found >= 2)}`);
  for (const { item, level } of showsMisses ? judged : []) {
    const isWrong = item.level >= 2 ? level < 2 : level >= 2;
    if (isWrong && !item.okLevels.includes(level)) print(`      ${item.level} → ${level} ${item.turns.join(' ⏎ ')}`);
  }
}

function assess(item: Item): number {
  const turns = item.turns.slice(0, -1).map((text) => ({ role: 'user' as const, text }));
  const started = performance.now();
  const { level } = assessor.assess({ text: item.turns.at(-1) ?? '', turns, language: item.language });
  times.push(performance.now() - started);
  return level;
}

function development(): Item[] {
  return linesOf(join(shared, 'crisis-dev.jsonl')).map((line) => {
    const row = JSON.parse(line);
    const turns = row.turns?.map((turn: { text: string }) => turn.text) ?? [row.text];
    return { id: row.id, language: row.lang, level: row.level, okLevels: row.ok_levels, turns };
  });
}

function at(part: number): string {
  return (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(2);
}
