// `node training/weighs/train.ts`: learns what weighs in a message, prints how well it knows a writer it never read, and
// writes content/models/weighs.json. See training/README.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEncoder, type StoredEncoder } from '#companion/classifier/sentence-encoder.ts';
import { MARKS } from '#companion/understand/piece-marks.ts';
import { piecesSeen, type StoredWeighs } from '#companion/understand/what-weighs.ts';
import { type Judged, learnWeighs, scoreOf } from './learn.ts';

const MOST = 3;
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'training/weighs/corpus');
const { encode } = openEncoder(read<StoredEncoder>('content/models/sentences.json'));

const writers = readdirSync(folder)
  .sort()
  .map((file) => ({ file, messages: messagesOf(join(folder, file)) }));

for (const { file, messages } of writers) {
  const others = writers.filter((other) => other.file !== file).flatMap((other) => other.messages);
  const learned = learnWeighs(others);
  const met = messages.filter((message) => {
    const scores = message.pieces.map((piece) => scoreOf(piece, learned));
    return message.weights[scores.indexOf(Math.max(...scores))] === MOST;
  }).length;
  const byChance =
    messages.reduce(
      (sum, { weights }) => sum + weights.filter((weight) => weight === MOST).length / weights.length,
      0,
    ) / messages.length;
  const last = messages.filter(({ weights }) => weights.at(-1) === MOST).length / messages.length;
  process.stdout.write(
    `${file}, unread: ${met} of ${messages.length} = ${percent(met / messages.length)}; by chance ${percent(byChance)}, the last piece ${percent(last)}\n`,
  );
}

const learned = learnWeighs(writers.flatMap(({ messages }) => messages));
const size = learned.length - MARKS.length;
const stored: StoredWeighs = {
  meaning: learned.slice(0, size).map(rounded),
  marks: Object.fromEntries(MARKS.map((mark, at) => [mark, rounded(learned[size + at] ?? 0)])) as StoredWeighs['marks'],
};
writeFileSync(join(root, 'content/models/weighs.json'), `${JSON.stringify(stored)}\n`);

function messagesOf(path: string): Judged[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { pieces, weight } = JSON.parse(line) as { pieces: string[]; weight: number[] };
      const seen = piecesSeen(pieces, encode).map(({ meaning, marks }) => [...meaning, ...marks]);
      return { pieces: seen, weights: weight };
    });
}

function read<Data>(path: string): Data {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Data;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
