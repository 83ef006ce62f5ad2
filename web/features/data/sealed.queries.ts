import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { SealedNow, SealedState, UnlockedNow, UnlockWith } from '#shared/data/sealed-account.contract.ts';
import { useProof } from '#web/features/auth/proof.queries.ts';
import { api } from '#web/lib/api-client.ts';
import { asksForPassphrase, forgetKey, holdKey, onKeyChange } from '#web/lib/sealed-key.ts';

const pathOf = (uid: string) => `/api/users/${uid}/sealed`;
const keyOf = (uid: string) => ['users', uid, 'sealed'];

/** Whether the passphrase has to be asked for now. */
export const useAsksForPassphrase = (): boolean => useSyncExternalStore(onKeyChange, asksForPassphrase, () => false);

export function useSealed(uid: string) {
  return useQuery({ queryKey: keyOf(uid), queryFn: () => api.get<SealedState>(pathOf(uid)) });
}

/** Sealing, a new passphrase, giving back, unlocking. The key stays in the memory of the open tabs. */
export function useSealedActs(uid: string) {
  const client = useQueryClient();
  const withProof = useProof();
  // Also what was answered without the key: name, address, the account itself.
  const again = () => client.invalidateQueries();
  return {
    async seal(passphrase: string): Promise<string> {
      const { key, recoveryCode } = await withProof(() => api.post<SealedNow>(pathOf(uid), { passphrase }));
      holdKey(key);
      await again();
      return recoveryCode;
    },
    async change(passphrase: string): Promise<string> {
      const { key, recoveryCode } = await withProof(() =>
        api.put<SealedNow>(`${pathOf(uid)}/passphrase`, { passphrase }),
      );
      holdKey(key);
      await again();
      return recoveryCode;
    },
    async giveBack(): Promise<void> {
      await withProof(() => api.remove(pathOf(uid)));
      forgetKey();
      await again();
    },
    async unlock(by: UnlockWith): Promise<void> {
      const { key } = await api.post<UnlockedNow>(`${pathOf(uid)}/unlock`, by);
      holdKey(key);
      await again();
    },
  };
}
