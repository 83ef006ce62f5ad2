import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const MODULE = new URL('./assess.ts', import.meta.url).href;

function run(lines: string[]): { out: object[]; status: number | null } {
  const script = `import(${JSON.stringify(MODULE)}).then((m) => m.assessCommand(['--jsonl']))`;
  const { stdout, status } = spawnSync(process.execPath, ['-e', script], { input: lines.join('\n'), encoding: 'utf8' });
  return {
    out: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
    status,
  };
}

it('answers every line in order, and bad lines with a code', () => {
  const { out, status } = run([
    '{"id":"a","text":"what a day"}',
    '',
    'not json',
    '{"id":"b","turns":["my week was bad","i want to die"]}',
    '{"id":"c","turns":[{"role":"user","text":"i want to die"},{"role":"assistant","text":"I read that."}]}',
    '{"id":4,"text":"x","turns":["y"]}',
    '{"id":5}',
    `{"id":6,"text":"${'a'.repeat(8001)}"}`,
    '{"id":7,"text":12}',
    '{"id":8,"text":"ya no quiero vivir","lang":"en-US"}',
  ]);
  expect(status).toBe(0);
  expect(out).toMatchObject([
    { id: 'a', level: 0, category: 'none', rules: [] },
    { id: null, error: 'assess.line_unreadable' },
    { id: 'b', level: 2, category: 'suicide_passive' },
    { id: 'c', level: 2 },
    { id: 4, error: 'assess.text_and_turns' },
    { id: 5, error: 'assess.text_missing' },
    { id: 6, error: 'assess.text_too_long' },
    { id: 7, error: 'assess.input_invalid' },
    { id: 8, level: 2 },
  ]);
  expect(out).toHaveLength(9);
});
