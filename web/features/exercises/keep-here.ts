import type { Session } from '#shared/auth/auth.contract.ts';
import { keepSession } from '#web/lib/kept-session.ts';

/** Keeps on this device what exercises need without a network: their files, by the service worker, and whose they are. */
export async function keepExercisesHere(session: Session): Promise<void> {
  await keepSession(session);
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.ready;
  worker.active?.postMessage('keep-exercises');
}
