import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session } from '#shared/auth/auth.contract.ts';
import { type Lock, type LockState, lockStateSchema } from '#shared/auth/lock.contract.ts';
import { ApiError, api } from '#web/lib/api-client.ts';
import { forgetKey } from '#web/lib/sealed-key.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { adoptSession, SESSION_KEY } from './auth.queries.ts';
import { provePasskey } from './passkeys.queries.ts';

const LOCK = '/api/auth/lock';
const CHANNEL = 'alcove-lock';

const stateKey = (uid: string) => ['users', uid, 'lock'];

/** The lock of the signed-in person as it is set up. */
export function useLock(uid: string) {
  return useQuery({
    queryKey: stateKey(uid),
    queryFn: async () => lockStateSchema.parse(await api.get(LOCK)),
  });
}

export interface LockChoice {
  minutes: Lock['minutes'];
  pin?: string;
  currentPin?: string;
}

/** Setting the lock up, changing it and turning it off. */
export function useLockActs(uid: string) {
  const client = useQueryClient();
  const settle = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: stateKey(uid) }),
      client.invalidateQueries({ queryKey: SESSION_KEY }),
    ]);
  };
  return {
    async save(isNew: boolean, choice: LockChoice): Promise<void> {
      await (isNew ? api.post<LockState>(LOCK, choice) : api.put<LockState>(LOCK, choice));
      await settle();
    },
    async turnOff(currentPin?: string): Promise<void> {
      await api.post(`${LOCK}/off`, currentPin === undefined ? {} : { currentPin });
      await settle();
    },
  };
}

type LockNews = 'locked' | 'opened';

/** Hears that another tab locked or opened; answers how to stop. */
export function onLockOfOtherTab(listener: (news: LockNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<LockNews>) => listener(data);
  return () => channel.close();
}

function tell(news: LockNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/**
 * Takes everything of the person off the page at once: what is shown, what was fetched, the copy of the plan and who
 * was here last. What only this device has, a message that waits for a network or a draft, stays sealed under its key
 * that no script can read, and goes on when the page opens again.
 */
export function hideAll(client: QueryClient): void {
  const held = client.getQueryData<Session>(SESSION_KEY);
  if (held && !held.locked) {
    const locked = { pin: true, passkey: false, anonymous: held.user?.isAnonymous === true };
    client.setQueryData<Session>(SESSION_KEY, {
      user: null,
      leaseExpiresAt: null,
      ageBand: null,
      consents: null,
      locked,
    });
  }
  // A sealed account asks for its passphrase again.
  forgetKey();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'users' });
  writeStored('cachedPic', null);
  void import('#web/lib/locked-stores.ts').then((stores) => stores.wipeWhatTheServerHas()).catch(() => {});
}

/** Tells the server to lock; until it has heard so, this browser remembers that it must. */
export async function sendLock(client: QueryClient): Promise<void> {
  try {
    const session = await api.post<Session>(`${LOCK}/now`);
    writeStored('lockDue', null);
    client.setQueryData(SESSION_KEY, session);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
    // There is no lock any more, or no session: whoever asks is told how it stands.
    writeStored('lockDue', null);
    await client.invalidateQueries({ queryKey: SESSION_KEY });
  }
}

/** Locks every tab of this browser, and the session. */
export async function lockNow(client: QueryClient): Promise<void> {
  writeStored('lockDue', '');
  tell('locked');
  hideAll(client);
  await sendLock(client);
}

export const isLockDue = (): boolean => readStored('lockDue') !== null;

/** Opening: the page goes on where it was. */
export function useOpenLock() {
  const client = useQueryClient();
  const adopt = (session: Session) => {
    adoptSession(client, session);
    tell('opened');
  };
  return {
    byPin: async (pin: string) => adopt(await api.post<Session>(`${LOCK}/open`, { method: 'pin', pin })),
    byPasskey: async () => {
      const answer = await provePasskey(`${LOCK}/begin-passkey`);
      adopt(await api.post<Session>(`${LOCK}/open`, { method: 'passkey', answer }));
    },
  };
}
