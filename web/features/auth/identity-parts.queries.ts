import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** What follows a proof by a provider or a number, fetched with its words when somebody comes that way. */
export const IdentityViews = lazy(async () => {
  const [{ IdentityViews: views }] = await Promise.all([
    import('./identity-views.tsx'),
    loadTexts('identities'),
    loadTexts('security'),
  ]);
  return { default: views };
});
