import { weekSchema } from '#shared/suggestions/week.contract.ts';
import { useDocument } from '#web/lib/documents.ts';
import { type WeekDates, weekPath } from './week-dates.ts';

/** One week as it can be told from what is stored now; follows every change. Null waits. */
export function useWeek(uid: string | null, week: WeekDates) {
  return useDocument(uid === null ? null : weekPath(uid, week), weekSchema);
}
