import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** Fetched with its words when a log-in needs it. */
export const SecondStep = lazy(async () => {
  const [{ SecondStep: step }] = await Promise.all([
    import('./second-step.tsx'),
    loadTexts('factors'),
    loadTexts('security'),
  ]);
  return { default: step };
});
