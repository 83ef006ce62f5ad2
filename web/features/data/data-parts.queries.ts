import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** Fetched with its words when first shown: no page waits for it. */
export const DataSection = lazy(async () => {
  const [{ DataSection: section }] = await Promise.all([import('./data-section.tsx'), loadTexts('archive')]);
  return { default: section };
});

/** On the page where somebody without an account logs in to one. */
export const BringAlongChoice = lazy(async () => {
  const [{ BringAlongChoice: choice }] = await Promise.all([import('./bring-along-choice.tsx'), loadTexts('archive')]);
  return { default: choice };
});
