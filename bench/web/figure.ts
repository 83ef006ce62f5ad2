import { type Figure, isMet, quantile, round } from '#bench/figures.ts';

/** A figure of the pages: a median beside the floor's, taken in turn in the same run. */
export interface WebFigure extends Figure {
  /** Each run's value, as taken. */
  runs: number[];
  floor: number | null;
}

interface Taken {
  group: string;
  what: string;
  runs: readonly number[];
  floor?: readonly number[];
  unit: string;
  bar?: number;
  digits?: number;
  note?: string;
}

export function figure({ group, what, runs, floor, unit, bar, digits = 0, note }: Taken): WebFigure {
  return {
    group,
    what,
    value: round(quantile(runs, 0.5), digits),
    unit,
    ...(bar === undefined ? {} : { bar }),
    runs: runs.map((run) => round(run, 3) ?? 0),
    floor: floor ? round(quantile(floor, 0.5), digits) : null,
    note: [spread(runs, digits), note].filter(Boolean).join('; '),
  };
}

const spread = (runs: readonly number[], digits: number): string =>
  `${round(Math.min(...runs), digits)} to ${round(Math.max(...runs), digits)} in ${runs.length}`;

/** The report as a Markdown table. */
export function toWebTable(figures: readonly WebFigure[]): string {
  const rows = figures.map((row) => {
    const met = isMet(row);
    const bar = row.bar === undefined ? '' : `≤ ${row.bar}`;
    const verdict = met === null ? '' : met ? 'met' : 'short';
    const value = row.value === null ? 'not taken' : `${row.value} ${row.unit}`.trim();
    return `| ${[row.what, value, row.floor ?? '', bar, verdict, row.note ?? ''].join(' | ')} |`;
  });
  return ['| What | Median | Floor page | Bar | | Spread |', '|---|---|---|---|---|---|', ...rows].join('\n');
}

/** Milliseconds by which long tasks after `from` ran over 50 ms each. */
export const blocking = (tasks: readonly [number, number][], from: number): number =>
  tasks.reduce((sum, [start, duration]) => sum + (start + duration > from ? Math.max(0, duration - 50) : 0), 0);

/** Takes `runs` turns, Alcove's and the floor's one after the other: what the machine does meanwhile hits both. */
export async function inTurns<T>(
  runs: number,
  alcove: () => Promise<T>,
  floor: () => Promise<T>,
): Promise<{ alcove: T[]; floor: T[] }> {
  const taken: { alcove: T[]; floor: T[] } = { alcove: [], floor: [] };
  for (let turn = 0; turn < runs; turn++) {
    taken.floor.push(await floor());
    taken.alcove.push(await alcove());
  }
  return taken;
}
