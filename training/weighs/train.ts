// `node training/weighs/train.ts`: learns what weighs in a message, prints how well it knows a writer it never read (each of
// the corpus by what the others taught, the one of the test by all of them), and writes content/models/weighs.json. See
// training/README.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEncoder, type StoredEncoder } from '#companion/classifier/sentence-encoder.ts';
import { MARKS } from '#companion/understand/piece-marks.ts';
import { piecesSeen, product, type StoredWeighs } from '#companion/understand/what-weighs.ts';
import { type Judged, learnWeighs } from './learn.ts';

/** What its writer marked as the piece to speak to. */
const MOST = 3;
const root = fileURLToPath(new URL('../../', import.meta.url));
const { encode } = openEncoder(read<StoredEncoder>('content/models/sentences.json'));

const writers = writersIn('corpus');
for (const { file, messages } of writers) {
  const others = writers.filter((other) => other.file !== file).flatMap((other) => other.messages);
  report(file, messages, learnWeighs(others));
}
const learned = learnWeighs(writers.flatMap(({ messages }) => messages));
for (const { file, messages } of writersIn('test')) report(`test/${file}`, messages, learned);

const size = learned.length - MARKS.length;
const stored: StoredWeighs = {
  meaning: learned.slice(0, size).map(rounded),
  marks: Object.fromEntries(MARKS.map((mark, at) => [mark, rounded(learned[size + at] ?? 0)])) as StoredWeighs['marks'],
};
writeFileSync(join(root, 'content/models/weighs.json'), `${JSON.stringify(stored)}\n`);

function writersIn(folder: 'corpus' | 'test'): { file: string; messages: Judged[] }[] {
  const path = join(root, 'training/weighs', folder);
  return readdirSync(path)
    .sort()
    .map((file) => ({ file, messages: messagesOf(join(path, file)) }));
}

function report(file: string, messages: readonly Judged[], learned: readonly number[]): void {
  const met = messages.filter((message) => {
    const scores = message.pieces.map((piece) => product(piece, learned));
    return message.weights[scores.indexOf(Math.max(...scores))] === MOST;
  }).length;
  const heavy = messages.map(({ weights }) => weights.filter((weight) => weight === MOST).length / weights.length);
  const byChance = heavy.reduce((sum, share) => sum + share, 0) / messages.length;
  const last = messages.filter(({ weights }) => weights.at(-1) === MOST).length / messages.length;
  process.stdout.write(
    `${file}, unread: ${met} of ${messages.length} = ${percent(met / messages.length)}; by chance ${percent(byChance)}, the last piece ${percent(last)}\n`,
  );
}

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
