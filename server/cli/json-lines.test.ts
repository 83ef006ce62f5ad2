import { expect, test } from 'vitest';
import { jsonLines } from './json-lines.ts';

async function linesOf(...chunks: (Buffer | string)[]): Promise<string[]> {
  async function* stream() {
    yield* chunks;
  }
  const lines: string[] = [];
  for await (const line of jsonLines(stream())) lines.push(line);
  return lines;
}

test('only a line feed ends a line: separators inside a text and a lone carriage return do not', async () => {
  const pasted = JSON.stringify({ id: 'one\u2028two\u2029three' });
  expect(await linesOf(`${pasted}\n{"id":\r2}\n`)).toEqual([pasted, '{"id":\r2}']);
});

test('a byte order mark, carriage returns before line feeds, blank lines and a last line without an end are no matter', async () => {
  expect(await linesOf('\uFEFF{"id":1}\r\n', ' \t\r\n\n', '{"id":2}')).toEqual(['{"id":1}', '{"id":2}']);
});

test('a letter cut in two by the stream stays whole', async () => {
  const bytes = Buffer.from('{"id":"ë"}\n{"id":"次"}');
  const cuts = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
  expect(await linesOf(...cuts)).toEqual(['{"id":"ë"}', '{"id":"次"}']);
});

test('nothing gives nothing', async () => {
  expect(await linesOf('')).toEqual([]);
  expect(await linesOf('\n\n')).toEqual([]);
});
