/** How grave a message looks, each as a logit of the share of levels 2 and 3. */
export interface Views {
  whole: number;
  /** Its gravest part, or the whole where it has no parts. */
  part: number;
  words: number;
}

/**
 * What length adds in a long message: by itself, for the whole, and for the gravest part. The whole says little there,
 * since one grave line is diluted by all the others. Learned from messages held back (training/risk/fit-part-weights.ts).
 */
export interface PartWeights {
  itself: number;
  whole: number;
  part: number;
}

/** Up to so many words a message speaks as one; from `LONG_WORDS` more on it is as long as matters. */
export const SHORT_WORDS = 14;
const LONG_WORDS = 40;
/** Nothing is taken for surer than this. */
const SUREST = 1e-4;

/** A share of 0 to 1 as a logit, within about 9 of 0. */
export function logitOf(share: number): number {
  const bounded = Math.min(1 - SUREST, Math.max(SUREST, share));
  return Math.log(bounded / (1 - bounded));
}

/** The share, 0 to 1, of a logit. */
export const shareOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** What the weights are multiplied with, in the order of `PartWeights`. */
export function partFeatures({ whole, part, words }: Views): [itself: number, whole: number, part: number] {
  const long = Math.min(1, Math.max(0, (words - SHORT_WORDS) / LONG_WORDS));
  return [long, long * whole, long * part];
}

/** The joint share of levels 2 and 3, 0 to 1. */
export function joinParts(views: Views, weights: PartWeights): number {
  const [itself, whole, part] = partFeatures(views);
  return shareOf(views.whole + weights.itself * itself + weights.whole * whole + weights.part * part);
}
