import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Session } from '#shared/auth/auth.contract.ts';
import type { Arrival, beginProviderResultSchema, IdentityList, joinSchema } from '#shared/auth/identities.contract.ts';
import { api } from '#web/lib/api-client.ts';

/** The hashes of /authpage that belong to providers and phone numbers. */
export const isIdentityView = (hash: string): boolean => hash === '#arrived' || hash === '#phone';

/** Sends the browser to a provider; it comes back to `/authpage#arrived`. */
export async function goToProvider(id: string, step: 'begin' | 'link' | 'confirm', from: string | null): Promise<void> {
  const { url } = await api.post<z.infer<typeof beginProviderResultSchema>>(`/api/auth/oidc/${id}/${step}`, { from });
  window.location.assign(url);
}

export const finishProvider = () => api.post<Arrival>('/api/auth/oidc/finish');
export const fetchArrival = () => api.get<Arrival>('/api/auth/arrival');
export const joinHere = (input: z.input<typeof joinSchema>) => api.post<Session>('/api/auth/arrival/join', input);
export const enterAccount = () => api.post<Session>('/api/auth/arrival/enter');

export const sendPhoneCode = (step: 'begin' | 'link', number: string, from: string | null) =>
  api.post<void>(`/api/auth/phone/${step}`, { number, from });
export const sendOwnPhoneCode = () => api.post<void>('/api/auth/phone/confirm');
export const finishPhone = (code: string) => api.post<Arrival>('/api/auth/phone/finish', { code });

// Below the person's own, so that they leave memory with whoever signs out.
const key = (uid: string) => ['users', uid, 'identities'];

export function useIdentities(uid: string) {
  return useQuery({
    queryKey: key(uid),
    queryFn: async () => (await api.get<IdentityList>('/api/auth/identities')).identities,
  });
}

export function useIdentityActs(uid: string) {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: key(uid) });
  return {
    again,
    remove: async (id: string) => {
      await api.remove<void>(`/api/auth/identities/${id}`);
      await again();
    },
  };
}
