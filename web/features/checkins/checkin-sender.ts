import { type Checkin, checkinSchema, type WriteCheckin } from '#shared/checkins/checkins.contract.ts';
import { ApiError, api } from '#web/lib/api-client.ts';
import { backoffDelay } from '#web/lib/backoff.ts';
import {
  dropUnsentCheckin,
  keepUnsentCheckin,
  readUnsentCheckins,
  type UnsentCheckin,
} from '#web/lib/checkin-outbox.ts';

// Why is this hard? One tap must be enough, with or without a network, and an entry may be changed or deleted while an
// older state of it is on its way, in this tab or in another one. So each entry has one place here that always holds
// how it should stand; tabs tell each other at once, so that the next change is made on the last one; it is sent until
// what the server answered is what stands in that place. Its id makes every further try harmless, and the time it was
// made so lets the server keep the later one whatever comes last.

type Listener = () => void;
/** Brings what the server has now into a list that is shown; waited for before an entry counts as sent. */
export type OnSent = (id: string, entry: Checkin | null) => Promise<unknown>;
/** What tabs tell each other: a change, or that the server has one. */
type Word =
  | { kind: 'changed'; unsent: UnsentCheckin }
  /** `stands` is what the server has now; absent where it refused. */
  | { kind: 'sent'; uid: string; id: string; at: number; stands?: Checkin | null };

/** Another tab sends what it changed; should it be closed before, this one does. */
const FOR_OTHERS_MS = 5000;

const listeners = new Set<Listener>();
const lists = new Set<OnSent>();
const changes = new Map<string, UnsentCheckin>();
let unsent: ReadonlyMap<string, WriteCheckin | null> = new Map();
let refused: ApiError | null = null;
let owner: string | null = null;
let running = false;
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let tabs: BroadcastChannel | null = null;

function show(): void {
  unsent = new Map([...changes].map(([id, { entry }]) => [id, entry]));
  for (const listener of listeners) listener();
}

/** Takes a change unless what is held is from later. */
function take(change: UnsentCheckin): boolean {
  if ((changes.get(change.id)?.at ?? -1) > change.at) return false;
  changes.set(change.id, change);
  show();
  return true;
}

function forget(id: string, until: number): void {
  if ((changes.get(id)?.at ?? Number.POSITIVE_INFINITY) > until) return;
  changes.delete(id);
  show();
}

function listenToTabs(): void {
  if (tabs !== null || typeof BroadcastChannel === 'undefined') return;
  tabs = new BroadcastChannel('alcove-checkins');
  tabs.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'sent') void hearSent(data);
    else if (data.unsent.uid === owner && take(data.unsent)) setTimeout(sendAll, FOR_OTHERS_MS);
  });
}

async function hearSent({ uid, id, at, stands }: Extract<Word, { kind: 'sent' }>): Promise<void> {
  if (uid !== owner) return;
  if (stands !== undefined) await refreshLists(id, stands);
  if (uid === owner) forget(id, at);
}

const refreshLists = (id: string, stands: Checkin | null): Promise<unknown> =>
  Promise.all([...lists].map((refresh) => refresh(id, stands)));

async function send({ uid, id, entry, at }: UnsentCheckin): Promise<Checkin | null> {
  const path = `/api/users/${uid}/checkins/${id}`;
  const changedAt = new Date(at).toISOString();
  if (entry !== null) return checkinSchema.parse(await api.put(path, { ...entry, changedAt }));
  await api.remove(path).catch((error: unknown) => {
    // Deleted by an earlier try whose answer was lost, or never arrived at all.
    if (!(error instanceof ApiError && error.code === 'checkins.not_found')) throw error;
  });
  return null;
}

/** A refusal is final only where the same entry would be refused again. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404, 413].includes(error.status);

async function settle(change: UnsentCheckin): Promise<void> {
  const { uid, id, at } = change;
  let stands: Checkin | null | undefined;
  try {
    stands = await send(change);
  } catch (error) {
    if (!isFinal(error)) throw error;
    refused = error;
  }
  if (owner !== uid) return;
  // The list first, so that the entry never vanishes between here and there.
  if (stands !== undefined) await refreshLists(id, stands);
  await dropUnsentCheckin(id, at);
  // Changed meanwhile: the newer state stays and is sent next.
  if (owner === uid) forget(id, at);
  tabs?.postMessage({ kind: 'sent', uid, id, at, ...(stands === undefined ? {} : { stands }) } satisfies Word);
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
      const [first] = changes.values();
      if (first === undefined || owner !== uid) break;
      await settle(first);
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
  // Later than what it was made on, whatever the clock of this device says meanwhile.
  const change: UnsentCheckin = { id, uid, entry, at: Math.max(Date.now(), (changes.get(id)?.at ?? 0) + 1) };
  take(change);
  tabs?.postMessage({ kind: 'changed', unsent: change } satisfies Word);
  void keepUnsentCheckin(change).then(sendAll);
}

/** Begins to send for one person, with what an earlier visit left; answers how to stop. */
export function startSendingCheckins(uid: string, refresh?: OnSent): () => void {
  if (refresh) lists.add(refresh);
  listenToTabs();
  if (owner !== uid) void takeUp(uid);
  sendAll();
  // Adding the same listener again adds none; it stays for as long as the page lives.
  window.addEventListener('online', sendAll);
  return () => void (refresh && lists.delete(refresh));
}

async function takeUp(uid: string): Promise<void> {
  owner = uid;
  changes.clear();
  show();
  const left = await readUnsentCheckins(uid);
  if (owner !== uid || left.length === 0) return;
  for (const change of left) take(change);
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
