import { useQueryClient } from '@tanstack/react-query';
import type { EmailChange } from '#shared/auth/credentials.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { adoptSession, fetchSession } from './auth.queries.ts';

/** What changes how a person gets in. The server asks for a proof before; wrap each in `useProof()`. */
export function useCredentialActs() {
  const client = useQueryClient();
  return {
    async changePassword(password: string): Promise<void> {
      await api.put('/api/auth/password', { password });
      adoptSession(client, await fetchSession());
    },
    async changeEmail(email: string): Promise<EmailChange> {
      const answer = await api.post<EmailChange>('/api/auth/email-change', { email });
      if (answer.next === 'changed') adoptSession(client, await fetchSession());
      return answer;
    },
  };
}
