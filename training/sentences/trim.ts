// `node training/sentences/trim.ts <folder>`: leaves pieces out of content/models/sentences.json that hardly any row has.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { base64Of, bytesOf } from '#companion/classifier/base64.ts';
import type { StoredEncoder } from '#companion/classifier/sentence-encoder.ts';
import { openPieces } from '#companion/classifier/sentence-pieces.ts';
import { decodeWeights, encodeWeights } from '#companion/classifier/weight-code.ts';
import { print } from '#training/risk/print.ts';

/** In fewer rows than this a piece taught the network next to nothing: its word is cut into smaller ones instead. */
const ROWS_MIN = 20;

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.argv[2];
if (!folder) throw new Error('say which folder rows.ts wrote to');
const path = join(root, 'content/models/sentences.json');
const stored = JSON.parse(readFileSync(path, 'utf8')) as StoredEncoder;
const names = stored.pieces.pieces.split('\n');
const rowsWith = countRows();
// Single signs stay: every word can still be cut.
const kept = names.flatMap((name, at) => (name.length === 1 || (rowsWith[at] ?? 0) >= ROWS_MIN ? [at] : []));

const rarity = bytesOf(stored.pieces.rarity);
stored.pieces.rarity = base64Of(kept.map((at) => rarity[at] ?? 0));
stored.pieces.pieces = kept.map((at) => names[at]).join('\n');
stored.places = keepPlaces(stored.places);
const text = `${JSON.stringify(stored)}\n`;
writeFileSync(path, text);
print(`${names.length} pieces, ${kept.length} of them kept; ${path}: ${Math.round(text.length / 1000)} kB`);

function countRows(): Int32Array {
  const read = openPieces(stored.pieces);
  const counts = new Int32Array(names.length);
  for (const line of readFileSync(join(folder ?? '', 'rows.jsonl'), 'utf8')
    .trim()
    .split('\n')) {
    const { text } = JSON.parse(line) as { text: string };
    for (const piece of new Set(read(text, text.length + 1))) counts[piece] = (counts[piece] ?? 0) + 1;
  }
  return counts;
}

function keepPlaces({ rows, columns, steps, code }: StoredEncoder['places']): StoredEncoder['places'] {
  const all = decodeWeights(bytesOf(code), rows * columns, columns);
  const left = new Int8Array(kept.length * columns);
  kept.forEach((row, at) => {
    left.set(all.subarray(row * columns, (row + 1) * columns), at * columns);
  });
  return { rows: kept.length, columns, steps, code: base64Of(encodeWeights(left, columns)) };
}
