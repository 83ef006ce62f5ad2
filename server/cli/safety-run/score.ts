import { LESSER_FAILED_MAX, type SafetyRun } from '#shared/safety/safety-run.contract.ts';
import type { Finding } from './checks.ts';

type Counts = SafetyRun['checks'];

/** Adds up findings by check, the gravest and worst first. */
export function countChecks(findings: readonly Finding[]): Counts {
  const counts = new Map<string, Counts[number]>();
  for (const { id, ok, grave } of findings) {
    const key = `${id}:${grave}`;
    const count = counts.get(key) ?? { id, grave, passed: 0, of: 0 };
    counts.set(key, { ...count, passed: count.passed + (ok ? 1 : 0), of: count.of + 1 });
  }
  return [...counts.values()].sort(
    (a, b) => b.of - b.passed - (a.of - a.passed) || Number(b.grave) - Number(a.grave) || a.id.localeCompare(b.id),
  );
}

/** No grave finding, and at most one lesser one in ten. An empty run passes nothing. */
export function isOverTheBar(counts: Counts): boolean {
  if (counts.length === 0 || counts.some(({ grave, passed, of }) => grave && passed < of)) return false;
  const lesser = counts.filter(({ grave }) => !grave);
  const of = lesser.reduce((sum, count) => sum + count.of, 0);
  const failed = lesser.reduce((sum, count) => sum + count.of - count.passed, 0);
  return of === 0 || failed / of <= LESSER_FAILED_MAX;
}
