import type { StoredSenseModel } from '#companion/understand/sense-model.ts';
import { print } from '#training/risk/print.ts';
import { SENSES } from './mapping.ts';

/** One line as a model judged it that had read nothing by its writer. */
export interface JudgedSense {
  writer: string;
  text: string;
  /** What a careful reader accepts; the first is what it is labelled. */
  accepted: readonly string[];
  best: string;
  share: number;
  /** The share of everything but `none` and `glad`. */
  hard: number;
}

/** A line of a sense has to be true so often where it is said. */
const RIGHT = 0.74;
/** On fewer lines than these nothing is shown. */
const LINES_LEAST = 8;
/** Turns of whole talks are few beside single messages, and nearer to what is met. */
const PEOPLE_COUNT = 3;
export const HARD = 0.75;
/** From here on nine in ten turns of whole talks told of something hard. */
export const WEIGHS = 0.9;

/** By sense, the least share from where on it was right often enough; a sense that never was is missing. */
export function chooseThresholds(judged: readonly JudgedSense[]): StoredSenseModel['thresholds'] {
  const thresholds: Record<string, number> = {};
  for (const sense of SENSES) {
    const own = judged
      .filter((item) => item.best === sense && mayBeSaid(item))
      .sort((first, second) => second.share - first.share);
    let right = 0;
    let all = 0;
    for (const [at, item] of own.entries()) {
      const count = item.writer === 'people' ? PEOPLE_COUNT : 1;
      all += count;
      if (item.accepted.includes(sense)) right += count;
      if (at + 1 >= LINES_LEAST && right / all >= RIGHT) thresholds[sense] = Math.ceil(item.share * 1000) / 1000;
    }
  }
  return thresholds;
}

const mayBeSaid = (item: JudgedSense): boolean => item.best === 'glad' || item.hard >= HARD;

/** Prints, writer by writer and sense by sense, how often lines would be said and how often they would be true. */
export function printSenses(judged: readonly JudgedSense[], thresholds: StoredSenseModel['thresholds']): void {
  for (const writer of new Set(judged.map((item) => item.writer))) {
    const own = judged.filter((item) => item.writer === writer);
    const told = own.filter((item) => !item.accepted.includes('none'));
    print(`${writer}: ${own.length} lines, ${told.length} of them tell something`);
    for (const stricter of [0, 0.1, 0.2]) {
      const said = own.filter((item) => mayBeSaid(item) && item.share >= (thresholds[item.best] ?? 9) + stricter);
      print(`  thresholds +${stricter}: said at ${said.length}, true at ${rightIn(said)}`);
    }
    print(`  likeliest sense right: ${rightIn(told)}`);
    const weighty = own.filter((item) => item.hard >= WEIGHS);
    const hard = weighty.filter(({ accepted }) => accepted.some((sense) => sense !== 'none' && sense !== 'glad'));
    print(`  hard from ${WEIGHS}: said at ${weighty.length}, true at ${hard.length}`);
  }
  for (const sense of SENSES) {
    const own = judged.filter((item) => item.accepted[0] === sense);
    const from = thresholds[sense];
    const said = judged.filter((item) => item.best === sense && mayBeSaid(item) && item.share >= (from ?? 9));
    print(
      `  ${sense.padEnd(12)} from ${from ?? 'silent'}: said at ${said.length}, true at ${rightIn(said)}; ${own.length} lines`,
    );
  }
}

function rightIn(judged: readonly JudgedSense[]): string {
  const right = judged.filter((item) => item.accepted.includes(item.best)).length;
  return `${right} (${Math.round((100 * right) / Math.max(1, judged.length))}%)`;
}
