import type { LinesContent } from '#companion/content.schema.ts';
import * as measures from './measures.ts';
import type { PartReader } from './part-kinds.ts';
import type { Played } from './played.ts';

export interface Row {
  metric: string;
  target: string;
  measured: string;
  met: boolean;
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const fixed = (value: number) => value.toFixed(2);

/** The table of assistant.md §5.8, as far as code can measure it. */
export function rowsFor(played: readonly Played[], lines: LinesContent, parts: PartReader): Row[] {
  const specific = measures.specificShare(played, lines);
  const reflected = measures.reflectionShare(played, parts);
  const repeats = measures.repeats(played);
  const many = measures.manyQuestions(played);
  const ratio = measures.reflectionToQuestion(played, parts);
  const open = measures.openShare(played);
  const complex = measures.complexShare(played, parts);
  const advice = measures.adviceBeforePermission(played, parts);
  const long = played.some((chat) => chat.turns.length >= 10);
  const distances = long ? measures.distancesByFifth(played, parts) : [];
  const words = measures.replyLengths(played);
  const easy = measures.easyShare(played);
  const lost = measures.lostShare(played);
  const times = measures.latencies(played);
  return [
    row('specific reply (on disclosures)', '>= 90 %', percent(specific), specific >= 0.9),
    row('clause or meaning reflection used', '>= 60 %', percent(reflected), reflected >= 0.6),
    row('exact repeats in a chat', '0', String(repeats.exact), repeats.exact === 0),
    row('near repeats (Jaccard > .6)', '< 1 %', percent(repeats.near), repeats.near < 0.01),
    row('replies with two questions', '0', String(many), many === 0),
    row('reflections to questions (R:Q)', '>= 1.2', fixed(ratio), ratio >= 1.2),
    row('open questions', '>= .6', fixed(open), open >= 0.6),
    row('complex reflections', '>= .4', fixed(complex), complex >= 0.4),
    row('advice before permission', '0', String(advice), advice === 0),
    row(
      'Jensen-Shannon distance by fifth',
      '<= .10 each',
      long ? distances.map(fixed).join(' ') : '- (no long talk)',
      distances.every((one) => !(one > 0.1)),
    ),
    row('words, median', '22-40', String(words.median), words.median >= 22 && words.median <= 40),
    row('words, 95th percentile', '<= 70', String(words.high), words.high <= 70),
    row('reading grade <= 7', '>= 95 %', percent(easy), easy >= 0.95),
    row('fallback F2 and up (on disclosures)', '<= 8 %', percent(lost), lost <= 0.08),
    row(
      'latency p50 / p95 / p99, ms',
      '95th <= 30',
      [times.middle, times.high, times.highest].map((one) => one.toFixed(1)).join(' / '),
      times.highest <= 30,
    ),
  ];
}

export function row(metric: string, target: string, measured: string, met: boolean): Row {
  return { metric, target, measured, met };
}

export function print(title: string, rows: readonly Row[]): string {
  const wide = Math.max(...rows.map((one) => one.metric.length));
  const body = rows.map(
    (one) =>
      `${one.metric.padEnd(wide)}  ${one.target.padEnd(12)} ${one.measured.padEnd(26)} ${one.met ? 'met' : 'SHORT'}`,
  );
  return [title, ...body, ''].join('\n');
}
