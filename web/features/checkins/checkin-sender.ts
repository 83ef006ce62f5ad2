import { checkinSchema, type WriteCheckin } from '#shared/checkins/checkins.contract.ts';
import { ApiError, api } from '#web/lib/api-client.ts';
import { backoffDelay } from '#web/lib/backoff.ts';
import {
  dropUnsentCheckin,
  keepUnsentCheckin,
  readUnsentCheckins,
  type UnsentCheckin,
} from '#web/lib/checkin-outbox.ts';

// Why is this hard? One tap must be enough, with or without a network, and an entry may be changed or deleted while an
// older state of it is on its way. So each entry has one place here that always holds how it should stand; it is sent
// until what the server answered is what stands in that place. Its id makes every further try harmless.

type Listener = () => void;
/** Brings what the server has now into a list that is shown; waited for before an entry counts as sent. */
export type OnSent = (id: string, entry: WriteCheckin | null) => Promise<unknown>;

const NOTHING: ReadonlyMap<string, WriteCheckin | null> = new Map();
const listeners = new Set<Listener>();
const lists = new Set<OnSent>();
let unsent = NOTHING;
let refused: ApiError | null = null;
let owner: string | null = null;
let running = false;
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function change(make: (next: Map<string, WriteCheckin | null>) => void): void {
  const next = new Map(unsent);
  make(next);
  unsent = next;
  for (const listener of listeners) listener();
}

async function send(uid: string, id: string, entry: WriteCheckin | null): Promise<void> {
  const path = `/api/users/${uid}/checkins/${id}`;
  if (entry !== null) return void checkinSchema.parse(await api.put(path, entry));
  await api.remove(path).catch((error: unknown) => {
    // Deleted by an earlier try whose answer was lost, or never arrived at all.
    if (!(error instanceof ApiError && error.code === 'checkins.not_found')) throw error;
  });
}

/** A refusal is final only where the same entry would be refused again. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404, 413].includes(error.status);

async function settle(uid: string, id: string, entry: WriteCheckin | null): Promise<void> {
  try {
    await send(uid, id, entry);
  } catch (error) {
    if (!isFinal(error)) throw error;
    refused = error;
  }
  if (owner !== uid) return;
  // The list first, so that the entry never vanishes between here and there.
  await Promise.all([...lists].map((refresh) => refresh(id, entry)));
  // Changed meanwhile: the newer state stays and is sent next.
  if (owner !== uid || unsent.get(id) !== entry) return;
  change((next) => next.delete(id));
  await dropUnsentCheckin(id);
  // Changed in that moment: its copy on this device may have gone with the older one.
  const newer = unsent.get(id);
  if (newer !== undefined) await keepUnsentCheckin({ id, uid, entry: newer });
}

/** Tries everything that waits, now. */
function sendAll(): void {
  void run();
}

async function run(): Promise<void> {
  const uid = owner;
  if (running || uid === null) return;
  running = true;
  try {
    for (;;) {
      const [first] = unsent;
      if (first === undefined || owner !== uid) break;
      await settle(uid, ...first);
      attempt = 0;
    }
  } catch {
    clearTimeout(timer);
    timer = setTimeout(sendAll, backoffDelay(attempt++, 2000, 60_000));
  } finally {
    running = false;
  }
}

/** How an entry should stand from now on; null deletes it. It shows at once and is sent until the server has it. */
export function putCheckin(uid: string, id: string, entry: WriteCheckin | null): void {
  refused = null;
  change((next) => next.set(id, entry));
  const kept: UnsentCheckin = { id, uid, entry };
  void keepUnsentCheckin(kept).then(sendAll);
}

/** Begins to send for one person, with what an earlier visit left; answers how to stop. */
export function startSendingCheckins(uid: string, refresh?: OnSent): () => void {
  if (refresh) lists.add(refresh);
  if (owner !== uid) void takeUp(uid);
  sendAll();
  // Adding the same listener again adds none; it stays for as long as the page lives.
  window.addEventListener('online', sendAll);
  return () => void (refresh && lists.delete(refresh));
}

async function takeUp(uid: string): Promise<void> {
  owner = uid;
  unsent = NOTHING;
  const left = await readUnsentCheckins(uid);
  if (owner !== uid || left.length === 0) return;
  change((next) => {
    for (const { id, entry } of left) if (!next.has(id)) next.set(id, entry);
  });
  sendAll();
}

export function subscribeToUnsent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How entries should stand that the server does not know of yet. */
export const unsentCheckins = (): ReadonlyMap<string, WriteCheckin | null> => unsent;

/** The last refusal, where nothing was kept since. */
export const refusedCheckin = (): ApiError | null => refused;
