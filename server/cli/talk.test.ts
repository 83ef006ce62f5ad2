import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

async function talk(
  input: string,
  ...args: string[]
): Promise<{ lines: Record<string, unknown>[]; code: number | null }> {
  const child = spawn(process.execPath, [MAIN, 'talk', '--jsonl', '--now', '2026-03-01T10:00:00Z', ...args]);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const out = await text(child.stdout);
  const lines = out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { lines, code: await ended };
}

const CHAT = JSON.stringify({ id: 'one', turns: ['my boss shouted at me today', 'in front of everyone', 'thanks'] });

test('one reply a turn, with level, categories and cards', async () => {
  const { lines, code } = await talk(`${CHAT}\n`);
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ id: 'one', tone: expect.any(String), title: expect.any(String) });
  const replies = lines[0]?.replies as Record<string, unknown>[];
  expect(replies).toHaveLength(3);
  for (const reply of replies) {
    expect(Object.keys(reply).sort()).toEqual(['cards', 'categories', 'level', 'move', 'text']);
  }
});

test('bad lines give an error in their place and the rest goes on', async () => {
  const input = [
    'not json',
    '',
    '{"id":"x"}',
    '{"id":7,"turns":["hello"]}',
    `{"id":"long","turns":["${'a'.repeat(8001)}"]}`,
    CHAT,
  ].join('\n');
  const { lines, code } = await talk(input);
  expect(code).toBe(0);
  expect(lines.map((line) => [line.id, line.error ?? 'fine'])).toEqual([
    [null, 'talk.line_unreadable'],
    ['x', 'talk.input_invalid'],
    [7, 'fine'],
    ['long', 'talk.input_invalid'],
    ['one', 'fine'],
  ]);
});

test('the same seed gives the same talk and another seed other wordings', async () => {
  const [first, again, other] = await Promise.all([
    talk(CHAT, '--seed', '1'),
    talk(CHAT, '--seed', '1'),
    talk(CHAT, '--seed=2'),
  ]);
  expect(first.lines).toEqual(again.lines);
  expect(first.lines).not.toEqual(other.lines);
});
