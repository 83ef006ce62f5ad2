import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** `/suggestions?view=checkin`, fetched with its words when first shown. */
export const CheckinView = lazy(async () => {
  const [{ CheckinView: View }] = await Promise.all([import('./checkin-view.tsx'), loadTexts('checkins')]);
  return { default: View };
});

/** Sends what an earlier visit left on this device, whatever page is open now. Its code is fetched when it is called. */
export async function sendLeftCheckins(uid: string): Promise<void> {
  const { startSendingCheckins } = await import('./checkin-sender.ts');
  startSendingCheckins(uid);
}
