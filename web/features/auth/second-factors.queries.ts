import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewPasskey, Passkey, PasskeyAnswer } from '#shared/auth/passkeys.contract.ts';
import type { BackupCodes, TotpSetup, TwoStep } from '#shared/auth/two-step.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { useSettleSession } from './auth.queries.ts';

const PASSKEYS = '/api/auth/passkeys';
const TWO_STEP = '/api/auth/two-step';

// Below the person's own, so that they leave memory with whoever signs out.
const passkeysKey = (uid: string) => ['users', uid, 'passkeys'];
const twoStepKey = (uid: string) => ['users', uid, 'two-step'];

export function usePasskeys(uid: string) {
  return useQuery({
    queryKey: passkeysKey(uid),
    queryFn: async () => (await api.get<{ passkeys: Passkey[] }>(PASSKEYS)).passkeys,
  });
}

/** What changes a person's passkeys. Adding and removing ask for a proof: wrap each in `useProof()`. */
export function usePasskeyActs(uid: string) {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: passkeysKey(uid) });
  return {
    add: async (passkey: NewPasskey, name: string) => {
      await api.post<Passkey>(PASSKEYS, { passkey, name });
      await again();
    },
    rename: async (id: string, name: string) => {
      await api.put<void>(`${PASSKEYS}/${id}`, { name });
      await again();
    },
    remove: async (id: string) => {
      await api.remove<void>(`${PASSKEYS}/${id}`);
      await again();
    },
  };
}

export function useTwoStep(uid: string) {
  return useQuery({ queryKey: twoStepKey(uid), queryFn: () => api.get<TwoStep>(TWO_STEP) });
}

/** What changes a person's second step; all of it asks for a proof. */
export function useTwoStepActs(uid: string) {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: twoStepKey(uid) });
  return {
    begin: () => api.post<TotpSetup>(`${TWO_STEP}/begin`),
    turnOn: (code: string) => api.post<BackupCodes>(TWO_STEP, { code }),
    turnOff: async () => {
      await api.remove<void>(TWO_STEP);
      await again();
    },
    renewCodes: () => api.post<BackupCodes>(`${TWO_STEP}/codes`),
    again,
  };
}

/** The ways of signing in that are settled here; each one tells the other tabs. */
export function useSecondFactorSignIn() {
  const settle = useSettleSession();
  return {
    signInByPasskey: async (answer: PasskeyAnswer) => {
      await api.post(`${PASSKEYS}/sign-in`, { answer });
      await settle();
    },
    sendSecondCode: async (code: string) => {
      await api.post('/api/auth/second-step', { code });
      await settle();
    },
  };
}
