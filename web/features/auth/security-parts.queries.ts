import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** "Security" of the profile, fetched with its words when the profile is shown. */
export const SecuritySection = lazy(async () => {
  const [{ SecuritySection: section }] = await Promise.all([
    import('./security-section.tsx'),
    loadTexts('activity'),
    loadTexts('auth'),
    loadTexts('factors'),
    loadTexts('identities'),
    loadTexts('security'),
  ]);
  return { default: section };
});
