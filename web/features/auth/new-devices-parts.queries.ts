import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** Fetched with its words once the page stands: no page waits for a notice. */
export const NewDevices = lazy(async () => {
  const [{ NewDevices: notice }] = await Promise.all([import('./new-devices.tsx'), loadTexts('security')]);
  return { default: notice };
});
