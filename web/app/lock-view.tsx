import { use } from 'react';
import type { Locked } from '#shared/auth/lock.contract.ts';
import { lazyPage } from './lazy-page.tsx';

const LOCK_SCREEN = lazyPage<{ locked: Locked }>(
  () => import('#web/features/auth/lock-screen.tsx').then((module) => module.LockScreen),
  'lock',
);

/** Fetched while there is a network, so that a lock without one still has its screen. */
export const preloadLockScreen = (): void => {
  LOCK_SCREEN.preload().catch(() => {});
};

export function LockView({ locked }: { locked: Locked }) {
  const Screen = LOCK_SCREEN.loaded() ?? use(LOCK_SCREEN.preload());
  return <Screen locked={locked} />;
}
