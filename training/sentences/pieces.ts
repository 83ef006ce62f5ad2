// `node training/sentences/pieces.ts <folder>`: the pieces of content/models/sentences.json and where they lie, for small.py.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bytesOf } from '#companion/classifier/base64.ts';
import type { StoredEncoder } from '#companion/classifier/sentence-encoder.ts';
import { decodeWeights } from '#companion/classifier/weight-code.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.argv[2];
if (!folder) throw new Error('say which folder to write to');
const { pieces, places } = JSON.parse(
  readFileSync(join(root, 'content/models/sentences.json'), 'utf8'),
) as StoredEncoder;
const steps = decodeWeights(bytesOf(places.code), places.rows * places.columns, places.columns);
const numbers = Float32Array.from(steps, (value, at) => value * (places.steps[at % places.columns] ?? 0));
const rarity = bytesOf(pieces.rarity);
const named = pieces.pieces.split('\n').map((name, at) => [name, -(rarity[at] ?? 0) * pieces.step]);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'places.f32'), Buffer.from(numbers.buffer));
writeFileSync(join(folder, 'pieces.json'), JSON.stringify(named));
