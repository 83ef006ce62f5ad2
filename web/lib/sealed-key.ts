import { KEY_HEADER } from '#shared/data/key-header.ts';

// Why is this hard? The key of a sealed account may be in memory only: no storage, no cookie, no address. Yet a
// second tab should not ask for the passphrase that the first has just been told. So open tabs pass the key on over a
// BroadcastChannel, which the browser keeps within this origin and nowhere; with the last tab the key is gone.

const CHANNEL = 'alcove-key';
/** Another tab answers by then, in milliseconds. */
const ANSWER_MS = 300;

type News = { say: 'who-has-it' } | { say: 'here'; key: string } | { say: 'forget' };

/** Requests that wait until the account is unlocked. */
interface Waiting {
  unlocked: Promise<boolean>;
  settle: (unlocked: boolean) => void;
  /** Whether the other tabs had their chance, and the person is to be asked. */
  asksPerson: boolean;
}

let key: string | null = null;
let waiting: Waiting | null = null;
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function talk(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data.say === 'who-has-it' && key !== null) channel?.postMessage({ say: 'here', key } satisfies News);
    if (data.say === 'here') take(data.key);
    if (data.say === 'forget') drop();
  };
  return channel;
}

function take(next: string): void {
  key = next;
  const waited = waiting;
  waiting = null;
  waited?.settle(true);
  notify();
}

function drop(): void {
  key = null;
  notify();
}

/** The key that a request takes along now. */
export const keyInUse = (): string | null => key;

/** Adds the key, where there is one, to a request of ours. */
export function withKey(init: RequestInit): RequestInit {
  if (key === null) return init;
  const headers = new Headers(init.headers);
  headers.set(KEY_HEADER, key);
  return { ...init, headers };
}

/** Takes the key that the server answered, for this tab and the others. */
export function holdKey(next: string): void {
  talk().postMessage({ say: 'here', key: next } satisfies News);
  take(next);
}

/** Forgets the key here and in every other tab: signed out, or sealed no more. */
export function forgetKey(): void {
  if (key === null && channel === null) return;
  talk().postMessage({ say: 'forget' } satisfies News);
  drop();
}

/**
 * Called where the server refused for want of the key: asks the other tabs, then the person.
 *
 * @param used the key that the refused request carried
 * @returns whether there is a key now; false where the person said "not now"
 */
export async function askForKey(used: string | null, signal?: AbortSignal | null): Promise<boolean> {
  // The refusal is older than the key: whatever was under way while the account was sealed goes out again.
  if (key !== null && key !== used) return true;
  if (waiting === null) begin();
  const unlocked = waiting ? (waiting as Waiting).unlocked : Promise.resolve(key !== null);
  if (!signal) return unlocked;
  const given = new Promise<boolean>((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([unlocked, given]);
}

function begin(): void {
  // Whatever this tab held did not open it: the passphrase was changed elsewhere.
  key = null;
  let settle: (unlocked: boolean) => void = () => {};
  const unlocked = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const mine: Waiting = { unlocked, settle, asksPerson: false };
  waiting = mine;
  talk().postMessage({ say: 'who-has-it' } satisfies News);
  setTimeout(() => {
    if (waiting !== mine) return;
    waiting = { ...mine, asksPerson: true };
    notify();
  }, ANSWER_MS);
}

/** The person does not want to unlock now: what waited is refused. */
export function notNow(): void {
  const waited = waiting;
  waiting = null;
  waited?.settle(false);
  notify();
}

/** For the page: whether the passphrase is to be asked for. */
export const asksForPassphrase = (): boolean => waiting?.asksPerson ?? false;

export function onKeyChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
