import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alcove-content-'));
  cpSync(join(root, 'content'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts `to` in the place of the first `from` in a file and answers the line it stands in. */
function spoil(file, from, to) {
  const text = readFileSync(join(folder, file), 'utf8');
  const at = text.indexOf(from);
  if (at < 0) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(folder, file), text.replace(from, to));
  return text.slice(0, at).split('\n').length;
}

function check() {
  const args = [join(root, 'scripts', 'build-content.mjs'), '--check', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, problems: stderr.split('\n').filter((line) => line.startsWith('content/')) };
}

test('content as it is has nothing to tell', () => {
  expect(check()).toEqual({ status: 0, problems: [] });
});

test('a mistake in a questionnaire, an exercise or a suggestion stops the build with file, line and reason', () => {
  const score = spoil('questionnaires/gad-7.fhir.json', '"valueDecimal": 3', '"valueDecimal": "three"');
  const topic = spoil('exercises/box-breathing.yaml', 'topics: [work-stress]', 'topics: [no-such-topic]');
  const step = spoil('exercises/worry-postpone.yaml', 'minutes: ', 'minuets: ');
  const why = spoil('suggestions/en.json', '{quote}', '{quotation}');
  const title = spoil('suggestions/en.json', '"doctor":', '"doktor":');
  const { status, problems } = check();
  expect(status).toBe(1);
  const told = (file, line) => problems.filter((problem) => problem.startsWith(`content/${file}:${line} `)).join('\n');
  expect(told('exercises/box-breathing.yaml', topic)).toMatch(/no-such-topic/);
  expect(told('exercises/worry-postpone.yaml', step)).toMatch(/minuets/);
  expect(told('suggestions/en.json', why)).toMatch(/may be filled in with: quote/);
  expect(told('suggestions/en.json', title)).toMatch(/doktor/);
  // The whole option is named: it begins a few lines above its value.
  const option = problems.find((problem) => problem.includes('gad-7.fhir.json'));
  expect(option).toMatch(/questions\.0\.options\.3\.score: .*number/);
  expect(score - Number(/:(\d+) /.exec(option)?.[1])).toBeOneOf([0, 1, 2]);
  expect(problems).toHaveLength(7);
});

test('a file that is no JSON or no YAML is named with the line where it breaks off', () => {
  const comma = spoil(
    'questionnaires/phq-9.fhir.json',
    '"resourceType": "Questionnaire",',
    '"resourceType": "Questionnaire",,',
  );
  const colon = spoil('suggestions/en.json', '"planned":', '"planned" ');
  const bracket = spoil('exercises/box-breathing.yaml', 'steps:', 'steps: [');
  const { status, problems } = check();
  expect(status).toBe(1);
  const lineOf = (file) =>
    problems
      .filter((problem) => problem.startsWith(`content/${file}:`))
      .map((problem) => Number(/:(\d+) /.exec(problem)?.[1]));
  expect(lineOf('questionnaires/phq-9.fhir.json')).toEqual([comma]);
  expect(lineOf('suggestions/en.json')).toEqual([colon]);
  expect(lineOf('exercises/box-breathing.yaml')).toEqual([bracket + 1]);
});
