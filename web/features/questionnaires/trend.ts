import type { Band, Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { TrendValue } from '#shared/questionnaires/questionnaires.contract.ts';

export interface TrendPoint {
  id: string;
  /** Hundredths of the width, from the first result to the last. */
  x: number;
  /** Hundredths of the height, from the scale's lower end. */
  y: number;
  value: number;
  at: string;
}

export interface Trend {
  /** Oldest first. */
  points: TrendPoint[];
  bands: { label: string; from: number; to: number }[];
  /** Around the result before the last: where a change is too small to count. */
  ordinary: { from: number; to: number } | null;
}

const FULL = 100;

/**
 * The total over time as hundredths of a field; null where there is no total or nothing to compare.
 *
 * @param ordered oldest first
 */
export function trendOf(instrument: Instrument, ordered: readonly TrendValue[]): Trend | null {
  const scale = instrument.scores.find(({ id }) => id === 'total');
  if (!scale || ordered.length < 2) return null;
  const height = (value: number) => clamp(((value - scale.min) / (scale.max - scale.min)) * FULL);
  const start = Date.parse(ordered[0]?.at ?? '');
  const span = Date.parse(ordered.at(-1)?.at ?? '') - start;
  const points = ordered.map((one, at) => ({
    ...one,
    x: span > 0 ? ((Date.parse(one.at) - start) / span) * FULL : (at / (ordered.length - 1)) * FULL,
    y: height(one.value),
  }));
  const before = ordered.at(-2)?.value;
  const threshold = instrument.reliableChange?.value;
  const ordinary =
    before === undefined || threshold === undefined
      ? null
      : { from: height(before - threshold), to: height(before + threshold) };
  return { points, bands: bandFields(scale.bands, height, scale.max), ordinary };
}

const clamp = (part: number): number => Math.min(FULL, Math.max(0, part));

/** Bands meet where the next one begins: between 4 and 5 there is no gap to draw. */
function bandFields(bands: readonly Band[], height: (value: number) => number, top: number): Trend['bands'] {
  const ordered = [...bands].sort((a, b) => a.min - b.min);
  return ordered.map((band, at) => ({
    label: band.label,
    from: height(band.min),
    to: height(ordered[at + 1]?.min ?? top),
  }));
}
