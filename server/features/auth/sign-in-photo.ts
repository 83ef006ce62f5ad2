import { savePictureFrom } from '#server/features/profile/pictures.service.ts';
import type { Platform } from '#server/platform.ts';
import { fetchWithin } from './provider-fetch.ts';

const PICTURE_MAX = 8 * 1024 * 1024;

async function copy(p: Platform, uid: string, providerId: string, address: string): Promise<void> {
  const provider = p.config.oidcProviders.find(({ id }) => id === providerId);
  // Only from hosts that the operator named: the address is whatever the provider's user put there.
  if (!provider?.hosts.includes(new URL(address).host)) return;
  const response = await fetchWithin(provider.hosts, address, {}, PICTURE_MAX);
  if (!response.ok) return;
  await savePictureFrom(p, uid, new Uint8Array(await response.arrayBuffer()));
  p.live.publish(uid, 'user');
}

/**
 * Copies the picture that somebody has at their provider, so that no page ever asks another site for it. Nobody waits
 * for it, and where it cannot be had there is none.
 */
export function takeSignInPhoto(p: Platform, uid: string, providerId: string, address: string | null): void {
  if (address === null || !URL.canParse(address)) return;
  copy(p, uid, providerId, address).catch((error: unknown) =>
    p.log.warn({ kind: (error as Error).name }, 'a sign-in photo could not be copied'),
  );
}
