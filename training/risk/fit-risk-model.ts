import { FEATURE_BUCKETS, featuresOf } from '#companion/classifier/features.ts';
import { pack, type StoredModel } from '#companion/classifier/linear-model.ts';
import type { Place } from '#companion/classifier/place.ts';
import type { StoredHead } from '#companion/classifier/sentence-head.ts';
import { WEIGHT_MAX } from '#companion/classifier/weight-code.ts';
import type { Assessment, Assessor } from '#companion/risk/assess.ts';
import { RISK_CATEGORIES } from '#shared/safety/risk-categories.ts';
import { trainHead } from '#training/linear/train-head.ts';
import { type Example, type Trained, trainLinear } from '#training/linear/train-linear.ts';
import type { LabelledRow } from './rows.ts';

export const LEVELS = ['0', '1', '2', '3'];
const CATEGORY_BUCKETS = 1 << 14;
/** What each level weighs in all in every language, so that one threshold means the same in each of them. */
const LEVEL_SHARE = [0.5, 0.15, 0.175, 0.175];
/** Labels are people's judgements: none is taken for quite certain. */
const DOUBT = 0.05;
/** The share of weights that four bits hold exactly; larger ones are cut to the largest. */
const CUT = 0.9998;
const HEAD = { width: 384, epochs: 20, rate: 6e-3, decay: 0.02, without: { encoding: 0.1, width: 0.3 }, seed: 1 };
/** One comment in so many is placed: there are more of them than of all else. */
const COMMENTS_STEP = 4;
const SETTINGS = { epochs: 6, rate: 0.1, decay: 1e-5, seed: 1 };

export interface Prepared {
  row: LabelledRow;
  /** What the rules see in it, and what they make of it. */
  marks: Set<string>;
  rules: Assessment;
  features: Uint32Array;
  /** Where it lies; null for a language that can not be put into English. */
  encoding: Float64Array | null;
}

/** Each row with what the rules make of it and where it lies. `assessor` holds the rules alone. */
export function prepare(rows: readonly LabelledRow[], assessor: Assessor, place: Place): Prepared[] {
  return rows.map((row, at) => {
    const isPlaced = row.source !== 'comments' || at % COMMENTS_STEP === 0;
    const marks = assessor.marks(row.text, row.language);
    return {
      row,
      marks,
      rules: assessor.assess({ text: row.text, turns: [], language: row.language }),
      // A part is read without marks: what the rules see belongs to the whole.
      features: featuresOf(row.text, row.source === 'parts' ? [] : marks),
      encoding: isPlaced ? place(row.text, row.language) : null,
    };
  });
}

export interface FittedRisk {
  levels: StoredModel;
  categories: StoredModel;
  sentences: StoredHead;
}

/** Learns the shares of the four levels, twice, and of the twelve categories. Deterministic. */
export function fitRiskModel(prepared: readonly Prepared[]): FittedRisk {
  const weightOf = balance(prepared.map(({ row }) => row));
  const levels = trainLinear(
    prepared.map((item) => example(item, LEVELS.indexOf(String(item.row.level)), LEVELS.length, weightOf(item.row))),
    { ...SETTINGS, buckets: FEATURE_BUCKETS, classes: LEVELS.length },
  );
  const named = prepared.filter((item) => item.row.level >= 2);
  const categories = trainLinear(
    named.map((item) => example(item, RISK_CATEGORIES.indexOf(categoryOf(item.row)), RISK_CATEGORIES.length, 1)),
    { ...SETTINGS, buckets: CATEGORY_BUCKETS, classes: RISK_CATEGORIES.length },
  );
  return {
    sentences: fitSentences(prepared, weightOf),
    levels: store(levels, LEVELS, FEATURE_BUCKETS),
    categories: store(categories, [...RISK_CATEGORIES], CATEGORY_BUCKETS),
  };
}

function fitSentences(prepared: readonly Prepared[], weightOf: (row: LabelledRow) => number): StoredHead {
  const encoded = prepared.flatMap(({ row, encoding }) => {
    if (!encoding) return [];
    const weight = row.source === 'comments' ? row.weight * COMMENTS_STEP : weightOf(row);
    return [{ encoding, target: targetOf(LEVELS.indexOf(String(row.level)), LEVELS.length), weight }];
  });
  return { classes: LEVELS, ...trainHead(encoded, { ...HEAD, classes: LEVELS.length }) };
}

/** Comments and short answers come on top: they must not crowd out the harmless sentences that look alike. */
const onTop = (row: LabelledRow): boolean => ['comments', 'answers', 'talks'].includes(row.source);

function categoryOf(row: LabelledRow): (typeof RISK_CATEGORIES)[number] {
  const found = RISK_CATEGORIES.find((category) => category === row.category);
  if (!found) throw new Error(`${row.category} is no category (family ${row.family})`);
  return found;
}

/** What each row weighs, so that every level of every language has its share. */
export function balance(rows: readonly LabelledRow[]): (row: LabelledRow) => number {
  const totals = new Map<string, number>();
  const sizes = new Map<string, number>();
  for (const row of rows) {
    if (onTop(row)) continue;
    totals.set(`${row.language}${row.level}`, (totals.get(`${row.language}${row.level}`) ?? 0) + row.weight);
    sizes.set(row.language, (sizes.get(row.language) ?? 0) + row.weight);
  }
  return (row) => {
    if (onTop(row)) return row.weight;
    const share = LEVEL_SHARE[row.level] ?? 0;
    const total = totals.get(`${row.language}${row.level}`) ?? 1;
    return (row.weight * share * (sizes.get(row.language) ?? 1)) / total;
  };
}

function example(item: Prepared, label: number, classes: number, weight: number): Example {
  return { features: item.features, target: targetOf(label, classes), weight };
}

function targetOf(label: number, classes: number): Float32Array {
  const target = new Float32Array(classes).fill(DOUBT / (classes - 1));
  target[label] = 1 - DOUBT;
  return target;
}

/** Weights as they are stored, four bits each. */
function store(trained: Trained, classes: string[], buckets: number): StoredModel {
  const sizes = trained.weights.map(Math.abs).sort();
  // The few largest are cut: their length would cost all others their resolution.
  const most = sizes[Math.floor(sizes.length * CUT)] ?? 1;
  const step = most / WEIGHT_MAX;
  const weights = Int8Array.from(trained.weights, (weight) =>
    Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, Math.round(weight / step))),
  );
  return {
    classes,
    buckets,
    bias: [...trained.bias].map((value) => Number(value.toFixed(4))),
    step: Number(step.toPrecision(6)),
    weights: pack(weights, classes.length),
  };
}
