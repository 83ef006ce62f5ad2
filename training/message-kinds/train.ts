// `node training/message-kinds/train.ts`: learns what a message does above all, prints how often each kind is right where
// it is sure (messages held back, a fifth at a time, so that others of the same talk are learned from; and the test, whose
// talks are none of the corpus's), and writes content/models/message-kinds.json. See training/README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encoderOf } from '#companion/classifier/place.ts';
import type { StoredEncoder } from '#companion/classifier/sentence-encoder.ts';
import type { StoredHead } from '#companion/classifier/sentence-head.ts';
import { createTalk } from '#companion/talk.ts';
import { MESSAGE_KINDS, type MessageKinds, messageSeen, openKinds } from '#companion/understand/message-kinds.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { trainHead } from '#training/linear/train-head.ts';
import { kindOf, type Labelled } from './kind-of.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDS = 5;
/** Where the kinds that it took for this one are counted. */
const MIXED = 0.6;
const BARS = [0.4, 0.5, 0.6, 0.7, 0.8];
/** Labels are people's judgements: none is taken for quite certain. */
const DOUBT = 0.1;
const HEAD = {
  classes: MESSAGE_KINDS.length,
  width: 24,
  epochs: 40,
  rate: 6e-3,
  decay: 0.1,
  without: { encoding: 0.1, width: 0.3 },
  seed: 1,
};

const content = await loadCompanionContent(root);
const { understander } = createTalk(content, 'en');
const { encode } = encoderOf(content.files['models/sentences.json'] as StoredEncoder);

interface Seen {
  text: string;
  clean: string;
  kind: number;
}

const corpus = seenIn('corpus/labelled.jsonl');
const judged: [Seen, MessageKinds][] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const read = openKinds(learn(corpus.filter((_, at) => foldOf(at) !== fold)), encode);
  for (const row of corpus.filter((_, at) => foldOf(at) === fold)) judged.push([row, read(row.clean)]);
}
report('held back', judged);
const learned = learn(corpus);
const readAll = openKinds(learned, encode);
report(
  'test',
  seenIn('test/labelled.jsonl').map((row) => [row, readAll(row.clean)]),
);
writeFileSync(join(root, 'content/models/message-kinds.json'), `${JSON.stringify(learned)}\n`);

/** Rows stand in a random order, so that a talk lies in several of these. */
function foldOf(at: number): number {
  return at % FOLDS;
}

function learn(rows: readonly Seen[]): StoredHead {
  const examples = rows.map(({ clean, kind }) => ({
    encoding: messageSeen(clean, encode),
    target: Float32Array.from(MESSAGE_KINDS, (_, at) => (at === kind ? 1 - DOUBT : DOUBT / (MESSAGE_KINDS.length - 1))),
    weight: 1,
  }));
  return { classes: [...MESSAGE_KINDS], ...trainHead(examples, HEAD) };
}

function seenIn(path: string): Seen[] {
  return readFileSync(join(root, 'training/message-kinds', path), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const row = JSON.parse(line) as Labelled;
      return { text: row.text, clean: understander.read(row.text, []).clean, kind: MESSAGE_KINDS.indexOf(kindOf(row)) };
    });
}

function report(name: string, rows: readonly (readonly [Seen, MessageKinds])[]): void {
  const best = rows.filter(([{ kind }, shares]) =>
    MESSAGE_KINDS.every((one) => shares[one] <= shares[MESSAGE_KINDS[kind] ?? 'other']),
  ).length;
  process.stdout.write(`${name}: ${best} of ${rows.length} right\n`);
  for (const [at, one] of MESSAGE_KINDS.entries()) {
    const all = rows.filter(([{ kind }]) => kind === at).length;
    const sure = BARS.map((bar) => {
      const from = rows.filter(([, shares]) => shares[one] >= bar);
      return `${bar}: ${from.filter(([{ kind }]) => kind === at).length} of ${from.length}`;
    });
    const mixed = rows.filter(([, shares]) => shares[one] >= MIXED).map(([{ kind }]) => MESSAGE_KINDS[kind] ?? '');
    const met = MESSAGE_KINDS.map((other) => `${other} ${mixed.filter((kind) => kind === other).length}`);
    process.stdout.write(`  ${one} (${all})  ${sure.join(', ')}; from ${MIXED} on: ${met.join(', ')}\n`);
  }
}
