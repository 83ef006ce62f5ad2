import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { z } from 'zod';
import type {
  AuthUser,
  Consents,
  Instance,
  Session,
  signInAnonymouslySchema,
  signUpResultSchema,
  signUpSchema,
} from '#shared/auth/auth.contract.ts';
import { normalisePath } from '#shared/site/paths.ts';
import { ApiError, api } from '#web/lib/api-client.ts';
import { instanceInPage } from '#web/lib/instance-in-page.ts';
import { MARKED_INSTANCE } from '#web/lib/marked-instance.ts';
import { wipeOfflineShell } from '#web/lib/quick-exit.ts';
import { forgetKey } from '#web/lib/sealed-key.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

export type SignUp = z.input<typeof signUpSchema>;
export type SignInAnonymously = z.input<typeof signInAnonymouslySchema>;
export type SignUpResult = z.infer<typeof signUpResultSchema>;

/** The three states of the specification: not known yet, signed out, signed in. */
export type Auth =
  | { state: 'loading'; user: null; session: null; failed: boolean; retry: () => void }
  | { state: 'out'; user: null; session: Session }
  | { state: 'in'; user: AuthUser; session: Session };

export const AuthContext = createContext<Auth>({
  state: 'loading',
  user: null,
  session: null,
  failed: false,
  retry: () => {},
});

export function useAuth(): Auth {
  return useContext(AuthContext);
}

/** The signed-in person's uid, or null. */
export function useUid(): string | null {
  return useAuth().user?.uid ?? null;
}

export const SESSION_KEY = ['session'];
const CHANNEL = 'alcove-auth';

export const fetchSession = () => api.get<Session>('/api/auth/session');

async function lockFirst(): Promise<void> {
  try {
    await api.post('/api/auth/lock/now');
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
  }
  writeStored('lockDue', null);
}

/**
 * The session to begin with. Where exercises are kept for hours without a network, it is whoever was signed in here
 * last; the server is asked again as soon as it can be (auth-state.tsx).
 */
export async function beginSession(): Promise<Session> {
  // It should have locked, and the network was away: before anything is shown.
  if (readStored('lockDue') !== null) await lockFirst();
  try {
    return await fetchSession();
  } catch (error) {
    const isAway = error instanceof ApiError && error.status === 0;
    if (!isAway || normalisePath(location.pathname) !== '/suggestions') throw error;
    const kept = await import('#web/lib/kept-session.ts').then(({ readKeptSession }) => readKeptSession());
    if (kept === null) throw error;
    return kept;
  }
}

/** The account itself: deleted, or going to be unless it is kept. */
export type Departure = 'gone' | 'leaving';
/** `out`: nobody is signed in any more. `changed`: somebody may be. */
type TabNews = 'out' | 'changed' | Departure;

/** Hears that another tab signed in or out; answers how to stop. */
export function onOtherTab(listener: (news: TabNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => listener(data);
  return () => channel.close();
}

function tellOtherTabs(news: TabNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Takes over a session that differs from the one before; data of the former person leaves memory. */
export function adoptSession(client: QueryClient, session: Session): void {
  const before = client.getQueryData<Session>(SESSION_KEY)?.user?.uid ?? null;
  client.setQueryData(SESSION_KEY, session);
  if (before !== (session.user?.uid ?? null)) {
    forgetKey();
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'users' });
  }
}

/** Takes over the session that there is now, here and in the other tabs. */
export function useSettleSession(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    adoptSession(client, await fetchSession());
    tellOtherTabs('changed');
  };
}

/** The acts that change who is signed in. Each one settles the session here and in the other tabs. */
export function useAuthActs() {
  const settle = useSettleSession();
  return {
    async signIn(email: string, password: string, shared: boolean): Promise<void> {
      await api.post('/api/auth/sign-in', { email, password, shared });
      await settle();
    },
    async signUp(input: SignUp): Promise<SignUpResult> {
      const result = await api.post<SignUpResult>('/api/auth/sign-up', input);
      if (result.next === 'signed_in') await settle();
      return result;
    },
    async signInAnonymously(input: SignInAnonymously): Promise<void> {
      await api.post('/api/auth/sign-in-anonymously', input);
      await settle();
    },
    async verifyEmail(token: string): Promise<void> {
      await api.post('/api/auth/verify-email', { token });
      await settle();
    },
    async saveConsents(consents: Consents): Promise<void> {
      await api.put('/api/auth/consents', consents);
      await settle();
    },
  };
}

let leaving = false;

/** True from the log-out on this page until the start page is there. */
export const isLeaving = (): boolean => leaving;

/**
 * Does what ends the sessions of this browser, and goes where its result leads. That page is loaded anew, so that
 * nothing of the person stays in memory; what the browser keeps of them is wiped, and the other tabs hear of it.
 */
export async function leaveBy<T>(act: () => Promise<T>, leadsTo: (result: T) => string, news: TabNews): Promise<void> {
  // Fetched before, so that between the act and leaving no time is left for anything to be asked and refused.
  const { wipeSealedStores } = await import('#web/lib/sealed-store.ts');
  leaving = true;
  let result: T;
  try {
    result = await act();
  } catch (error) {
    leaving = false;
    throw error;
  }
  // Before the keys go: an open chat in another tab would take the missing one for a chat to choose.
  tellOtherTabs(news);
  await Promise.all([wipeSealedStores(), wipeOfflineShell()]);
  writeStored('activeChatId', null);
  writeStored('cachedPic', null);
  writeStored('lockDue', null);
  window.location.assign(leadsTo(result));
}

/** Signs out and goes to /. A session that had ended already counts as signed out. */
export function logOut(): Promise<void> {
  const signOut = () =>
    api.post<void>('/api/auth/sign-out').catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    });
  return leaveBy(signOut, () => '/', 'out');
}

/** In a tab that hears of it: nothing here may ask for anything any more, and the start page says why. */
export function followDeparture(news: Departure): void {
  leaving = true;
  const isThere = window.location.pathname === '/';
  window.location.assign(`/#${news}`);
  if (isThere) window.location.reload();
}

/** The news that led this tab to the start page, once. */
export function takeDeparture(): Departure | null {
  const news = (['gone', 'leaving'] as const).find((one) => window.location.hash === `#${one}`);
  if (news) window.history.replaceState(window.history.state, '', window.location.pathname);
  return news ?? null;
}

/** The same answer whether or not the address has an account. */
export const askForReset = (email: string) => api.post<void>('/api/auth/forgot-password', { email });

export const resetPassword = (token: string, password: string) =>
  api.post<void>('/api/auth/reset-password', { token, password });

/** What a visitor may know about this instance: password policy, model, links. */
export function useInstance(): Instance | undefined {
  const known = import.meta.env.SSR ? MARKED_INSTANCE : instanceInPage();
  return useQuery({
    queryKey: ['instance'],
    queryFn: () => api.get<Instance>('/api/instance'),
    staleTime: Number.POSITIVE_INFINITY,
    ...(known && { initialData: known }),
  }).data;
}
