import { type StoredSenseModel, senseFeatures } from '#companion/understand/sense-model.ts';
import { trainHead } from '#training/linear/train-head.ts';
import { trainLinear } from '#training/linear/train-linear.ts';
import { store } from '#training/risk/fit-risk-model.ts';
import { SENSES } from './mapping.ts';
import type { SenseRow } from './rows.ts';

const BUCKETS = 1 << 13;
/** Labels are one writer's judgement, and many a line tells of two senses. */
const DOUBT = 0.1;
const HEAD = { width: 64, epochs: 20, rate: 2e-3, decay: 0.02, without: { encoding: 0.1, width: 0.3 }, seed: 1 };
const WORDS = { epochs: 6, rate: 0.1, decay: 1e-5, seed: 1 };
/** Weights below so many steps are most of the file and change almost nothing. */
const SMALLEST = 1.5;
/** A rare sense counts for more, but not so much that a few lines of it speak for everything. */
const RARE_MOST = 4;

export interface PreparedSense {
  row: SenseRow;
  clean: string;
  place: Float64Array;
}

/** Learns the shares of the senses twice, by words and by places. Deterministic. */
export function fitSenseModel(prepared: readonly PreparedSense[]): Pick<StoredSenseModel, 'words' | 'places'> {
  const classes = SENSES.length;
  const weightOf = balance(prepared.map(({ row }) => row));
  const examples = prepared.map(({ row, clean, place }) => ({
    ...senseFeatures(clean, place),
    target: targetOf(row.sense),
    weight: weightOf(row),
  }));
  const words = trainLinear(
    examples.map(({ words: features, target, weight }) => ({ features, target, weight })),
    { ...WORDS, buckets: BUCKETS, classes },
  );
  const places = trainHead(
    examples.map(({ place: encoding, target, weight }) => ({ encoding, target, weight })),
    { ...HEAD, classes },
  );
  return { words: store(words, [...SENSES], BUCKETS, SMALLEST), places: { classes: [...SENSES], ...places } };
}

function balance(rows: readonly SenseRow[]): (row: SenseRow) => number {
  const counts = new Map<string, number>();
  for (const { sense } of rows) counts.set(sense, (counts.get(sense) ?? 0) + 1);
  return ({ sense }) => Math.min(RARE_MOST, Math.sqrt(rows.length / SENSES.length / (counts.get(sense) ?? 1)));
}

function targetOf(sense: string): Float32Array {
  const target = new Float32Array(SENSES.length).fill(DOUBT / (SENSES.length - 1));
  target[SENSES.indexOf(sense)] = 1 - DOUBT;
  return target;
}
