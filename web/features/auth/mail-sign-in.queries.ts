import type { EmailAnswered } from '#shared/auth/credentials.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { useSettleSession } from './auth.queries.ts';

/** What the page of a mailed link is about, or null where the address bar holds none. */
export type MailView = { view: 'ask' } | { view: 'link' | 'email-new' | 'email-old' | 'email-undo'; token: string };

/** Reads `#by-mail`, `#link=…`, `#email-new=…`, `#email-old=…` and `#email-undo=…`. */
export function mailViewOf(hash: string): MailView | null {
  if (hash === '#by-mail') return { view: 'ask' };
  const [, view, token = ''] = /^#(link|email-new|email-old|email-undo)=([\w-]+)$/.exec(hash) ?? [];
  return view === undefined ? null : { view: view as Exclude<MailView, { view: 'ask' }>['view'], token };
}

/** The same answer whether or not the address has an account. */
export const askForLink = (email: string, shared: boolean) => api.post<void>('/api/auth/link', { email, shared });

export const sendConfirmationAgain = (email: string) => api.post<void>('/api/auth/verify-email/resend', { email });

export const answerEmailChange = (token: string) => api.post<EmailAnswered>('/api/auth/email-change/answer', { token });

/** Signing in by what was mailed; both settle who is signed in. */
export function useLinkActs() {
  const settle = useSettleSession();
  return {
    async answerLink(token: string): Promise<void> {
      await api.post('/api/auth/link/answer', { token });
      await settle();
    },
    async answerCode(code: string): Promise<void> {
      await api.post('/api/auth/link/code', { code });
      await settle();
    },
  };
}
