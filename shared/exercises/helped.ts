import type { SaveRun } from './exercises.contract.ts';

/** Whether an exercise helped: as the person said, else down by one or more (assistant.md §7). Null where neither is known. */
export function helpedBy({ before, after, said }: Pick<SaveRun, 'before' | 'after' | 'said'>): boolean | null {
  if (said) return said === 'helped';
  return before === null || after === null ? null : after < before;
}
