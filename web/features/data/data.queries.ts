import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** `/profile?view=appointment`: the page for an appointment, with its own words. */
export const AppointmentView = lazy(async () => {
  const [{ AppointmentView: view }] = await Promise.all([
    import('./appointment-view.tsx'),
    loadTexts('data'),
    loadTexts('safety'),
  ]);
  return { default: view };
});
