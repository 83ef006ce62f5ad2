import type { Settings } from '#shared/profile/profile.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { announce } from '#web/ui/status-region.tsx';
import { useSaveSettings } from './profile.queries.ts';

/** Saves one setting as soon as it is chosen; a refusal is said, and the old value is back. */
export function useSetting(uid: string) {
  const save = useSaveSettings(uid);
  return (change: Partial<Settings>) => {
    save(change).catch((error: unknown) => announce(errorText(error)));
  };
}
