import { openLayer, positive, type StoredLayer } from './layers.ts';
import { softmax } from './linear-model.ts';

/** What a training found out about encodings: two layers, the second with one row a class. */
export interface StoredHead {
  /** What each class means, in the order of the rows. */
  classes: string[];
  hidden: StoredLayer;
  out: StoredLayer;
}

/** The share of each class, which sum to 1, for an encoding of a sentence encoder. */
export type SentenceHead = (encoding: Float64Array) => number[];

/** @throws Error where the stored layers do not fit together. */
export function openHead(stored: StoredHead): SentenceHead {
  const [hidden, out] = [openLayer(stored.hidden), openLayer(stored.out)];
  if (out.rows !== stored.classes.length) throw new Error(`${out.rows} rows for ${stored.classes.length} classes`);
  return (encoding) => softmax([...out.apply(positive(hidden.apply(encoding)))]);
}
