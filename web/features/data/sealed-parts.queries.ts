import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** Fetched with its words when the server first asks for the passphrase. */
export const UnlockDialog = lazy(async () => {
  const [{ UnlockDialog: dialog }] = await Promise.all([import('./unlock-dialog.tsx'), loadTexts('sealed')]);
  return { default: dialog };
});

/** Fetched with its words when "Your data" is shown. */
export const SealedAccount = lazy(async () => {
  const [{ SealedAccount: part }] = await Promise.all([import('./sealed-account.tsx'), loadTexts('sealed')]);
  return { default: part };
});
