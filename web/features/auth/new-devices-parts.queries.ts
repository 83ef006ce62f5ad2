import { type ComponentType, lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

const nothing: ComponentType<{ uid: string }> = () => null;

async function load(): Promise<{ default: ComponentType<{ uid: string }> }> {
  const [{ NewDevices: notice }] = await Promise.all([import('./new-devices.tsx'), loadTexts('security')]);
  return { default: notice };
}

/** Fetched with its words once the page stands: no page waits for a notice, and none falls where it does not come. */
export const NewDevices = lazy(() => load().catch(() => ({ default: nothing })));
