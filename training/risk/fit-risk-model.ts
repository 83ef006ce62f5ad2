import { FEATURE_BUCKETS, featuresOf } from '#companion/classifier/features.ts';
import { pack, type StoredModel } from '#companion/classifier/linear-model.ts';
import { WEIGHT_MAX } from '#companion/classifier/weight-code.ts';
import type { Assessor } from '#companion/risk/assess.ts';
import { RISK_CATEGORIES } from '#shared/safety/risk.contract.ts';
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
const SETTINGS = { epochs: 6, rate: 0.1, decay: 1e-5, seed: 1 };

export interface Prepared {
  row: LabelledRow;
  features: Uint32Array;
}

/** The features of each row, with what the rules see in it. */
export function prepare(rows: readonly LabelledRow[], assessor: Assessor): Prepared[] {
  return rows.map((row) => ({ row, features: featuresOf(row.text, assessor.marks(row.text, row.language)) }));
}

/** Learns the shares of the four levels and of the twelve categories. Deterministic. */
export function fitRiskModel(prepared: readonly Prepared[]): { levels: StoredModel; categories: StoredModel } {
  const weightOf = balance(prepared);
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
    levels: store(levels, LEVELS, FEATURE_BUCKETS),
    categories: store(categories, [...RISK_CATEGORIES], CATEGORY_BUCKETS),
  };
}

/** Comments and short answers come on top: they must not crowd out the harmless sentences that look alike. */
const onTop = (row: LabelledRow): boolean => ['comments', 'answers', 'talks'].includes(row.source);

function categoryOf(row: LabelledRow): (typeof RISK_CATEGORIES)[number] {
  const found = RISK_CATEGORIES.find((category) => category === row.category);
  if (!found) throw new Error(`${row.category} is no category (family ${row.family})`);
  return found;
}

function balance(prepared: readonly Prepared[]): (row: LabelledRow) => number {
  const totals = new Map<string, number>();
  const sizes = new Map<string, number>();
  for (const { row } of prepared) {
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
  const target = new Float32Array(classes).fill(DOUBT / (classes - 1));
  target[label] = 1 - DOUBT;
  return { features: item.features, target, weight };
}

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
