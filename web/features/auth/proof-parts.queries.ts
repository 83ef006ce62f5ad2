import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** Fetched with its words when the server first asks who it is. */
export const ProofDialog = lazy(async () => {
  const [{ ProofDialog: dialog }] = await Promise.all([
    import('./proof-dialog.tsx'),
    loadTexts('auth'),
    loadTexts('factors'),
    loadTexts('identities'),
    loadTexts('security'),
  ]);
  return { default: dialog };
});
