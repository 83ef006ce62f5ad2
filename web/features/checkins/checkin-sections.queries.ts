import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

// A file of its own: beside the parts that every signed-in page has it would add to the chat's script.

/** The check-ins of one week, for the page of that week. */
export const CheckinWeek = lazy(async () => {
  const [{ CheckinWeek: Week }] = await Promise.all([import('./checkin-week.tsx'), loadTexts('checkins')]);
  return { default: Week };
});

/** Reminders of check-ins, for the profile. */
export const ReminderSection = lazy(async () => {
  const [{ ReminderSection: Section }] = await Promise.all([import('./reminder-section.tsx'), loadTexts('checkins')]);
  return { default: Section };
});
