import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** `/suggestions?view=week`, fetched with its words when first shown. */
export const WeekView = lazy(async () => {
  const [{ WeekView: View }] = await Promise.all([import('./week-view.tsx'), loadTexts('week')]);
  return { default: View };
});
