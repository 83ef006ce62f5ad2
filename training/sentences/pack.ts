// `node training/sentences/pack.ts <folder>`: what distil.py wrote, made small, as content/models/sentences.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { base64Of } from '#companion/classifier/base64.ts';
import { packLayer, type StoredLayer } from '#companion/classifier/layers.ts';
import type { StoredEncoder, StoredNorm } from '#companion/classifier/sentence-encoder.ts';
import { encodeWeights, WEIGHT_MAX } from '#companion/classifier/weight-code.ts';
import { print } from '#training/risk/print.ts';

interface Written {
  pieces: [piece: string, logarithm: number][];
  blocks: number;
  tensors: Record<string, { from: number; shape: [rows: number, columns: number] }>;
}

/** The largest places of a column are cut at this many times its usual size: few of them would coarsen all others. */
const PLACE_REACH = 3;

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = process.argv[2];
if (!folder) throw new Error('say which folder distil.py wrote to');
const written = JSON.parse(readFileSync(join(folder, 'encoder.json'), 'utf8')) as Written;
const bytes = readFileSync(join(folder, 'encoder.f32'));
const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

const stored: StoredEncoder = {
  pieces: packPieces(),
  places: packPlaces(),
  enter: layer('enter'),
  blocks: Array.from({ length: written.blocks }, (_, at) => ({
    norm: norm(`block${at}.norm`),
    around: layer(`block${at}.around`),
    out: layer(`block${at}.out`),
  })),
  norm: norm('norm'),
  looks: layer('looks'),
  says: layer('says'),
  hidden: layer('hidden'),
  leave: layer('leave'),
};
const path = join(root, 'content/models/sentences.json');
const text = `${JSON.stringify(stored)}\n`;
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, text);
print(`${path}: ${Math.round(text.length / 1000)} kB`);

function tensor(name: string): { rows: number; columns: number; values: Float32Array } {
  const found = written.tensors[name];
  if (!found) throw new Error(`${name} was not written`);
  const [rows, columns] = found.shape;
  return { rows, columns, values: numbers.subarray(found.from, found.from + rows * columns) };
}

function packPieces(): StoredEncoder['pieces'] {
  const rarest = Math.max(...written.pieces.map(([, logarithm]) => -logarithm));
  const step = Number((rarest / 255).toPrecision(5));
  const rarity = written.pieces.map(([, logarithm]) => Math.round(-logarithm / step));
  return { pieces: written.pieces.map(([piece]) => piece).join('\n'), rarity: base64Of(rarity), step };
}

function packPlaces(): StoredEncoder['places'] {
  const { rows, columns, values } = tensor('places');
  const steps = Array.from({ length: columns }, (_, column) => {
    let squares = 0;
    for (let row = 0; row < rows; row += 1) squares += (values[row * columns + column] ?? 0) ** 2;
    return Number(((Math.sqrt(squares / rows) * PLACE_REACH) / WEIGHT_MAX).toPrecision(5));
  });
  const whole = Int8Array.from(values, (value, at) =>
    Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, Math.round(value / (steps[at % columns] ?? 1)))),
  );
  return { rows, columns, steps, code: base64Of(encodeWeights(whole, columns)) };
}

function layer(name: string): StoredLayer {
  const { rows, columns, values } = tensor(`${name}.weight`);
  return packLayer(rows, columns, values, rounded(`${name}.bias`));
}

function norm(name: string): StoredNorm {
  return { scale: rounded(`${name}.weight`), shift: rounded(`${name}.bias`) };
}

function rounded(name: string): number[] {
  return [...tensor(name).values].map((value) => Number(value.toFixed(4)));
}
