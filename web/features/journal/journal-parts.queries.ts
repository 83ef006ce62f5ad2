import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

/** `/suggestions?view=journal`, fetched with its words when first shown. */
export const JournalView = lazy(async () => {
  const [{ JournalView: View }] = await Promise.all([
    import('./journal-view.tsx'),
    ...(['journal', 'checkins'] as const).map(loadTexts),
  ]);
  return { default: View };
});

/** Sends what an earlier visit left on this device, whatever page is open now. Its code is fetched when it is called. */
export async function sendLeftEntries(uid: string): Promise<void> {
  const { startSendingEntries } = await import('./journal-sender.ts');
  startSendingEntries(uid);
}
