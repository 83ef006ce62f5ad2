import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** The lock's part of the profile, fetched with its words. */
export const LockSection = lazy(async () => {
  const [{ LockSection: section }] = await Promise.all([import('./lock-section.tsx'), loadTexts('lock')]);
  return { default: section };
});
