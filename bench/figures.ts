/** One line of the report. */
export interface Figure {
  /** The measure, `--only` matches its group. */
  group: string;
  what: string;
  /** As printed; null where it could not be taken, with the reason in `note`. */
  value: number | null;
  unit: string;
  /** At most this, or at least where `atLeast`. Absent for baselines. */
  bar?: number;
  atLeast?: boolean;
  note?: string;
}

export type Measure = (options: { quick: boolean; say: (text: string) => void }) => Promise<Figure[]>;

/** The value below which the share `p` (0 to 1) of the values lies; null of nothing. */
export function quantile(values: readonly number[], p: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? null;
}

export const round = (value: number | null, digits = 1): number | null =>
  value === null ? null : Number(value.toFixed(digits));

export const isMet = ({ value, bar, atLeast }: Figure): boolean | null =>
  bar === undefined || value === null ? null : atLeast ? value >= bar : value <= bar;

/** The report as a Markdown table. */
export function toTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const met = isMet(figure);
    const bar = figure.bar === undefined ? '' : `${figure.atLeast ? '≥' : '≤'} ${figure.bar}`;
    const verdict = met === null ? '' : met ? 'met' : `short by ${shortBy(figure)}`;
    const value = figure.value === null ? 'not taken' : `${figure.value} ${figure.unit}`;
    return `| ${[figure.what, value, bar, verdict, figure.note ?? ''].join(' | ')} |`;
  });
  return ['| What | Measured | Bar | | Note |', '|---|---|---|---|---|', ...rows].join('\n');
}

function shortBy({ value, bar }: Figure): string {
  if (value === null || bar === undefined) return '';
  return `${Math.round((Math.abs(value - bar) / bar) * 100)} %`;
}
