import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** The pages of mailed links, fetched with their words when somebody comes that way. */
export const MailViews = lazy(async () => {
  const [{ MailViews: views }] = await Promise.all([import('./mail-views.tsx'), loadTexts('security')]);
  return { default: views };
});
