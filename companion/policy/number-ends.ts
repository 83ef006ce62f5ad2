import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

const written = writtenIn('policy/number-ends');

/** "10 is the worst", "worst", "0 is fine": the higher, the worse. */
const WORST_HIGH = written('worst-high');
const BEST_HIGH = written('best-high');
const MOST = 10;

/** The answer to which end of a number is the good one; null where the message tells something else. */
export function onEnds({ read }: Scene, value: string): Plan | null {
  if (read.words > MOST) return null;
  const isBad = WORST_HIGH.test(read.clean);
  if (!isBad && !BEST_HIGH.test(read.clean)) return null;
  return plan('scale.taken', 'explore', [line(isBad ? 'scale_worst_high' : 'scale_best_high')], {
    slots: { value },
    expect: { kind: 'open' },
  });
}
