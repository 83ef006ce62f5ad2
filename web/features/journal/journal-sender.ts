import { type WriteEntry, type WrittenEntry, writtenEntrySchema } from '#shared/journal/journal.contract.ts';
import { ApiError, api } from '#web/lib/api-client.ts';
import { backoffDelay } from '#web/lib/backoff.ts';
import { dropUnsentEntry, keepUnsentEntry, readUnsentEntries } from '#web/lib/journal-outbox.ts';

// Why is this hard? An entry may be changed or deleted while an older state of it is on its way, with or without a
// network. As with check-ins, each has one place here that holds how it should stand, and it is sent until what the
// server answered is what stands there. Its id makes every further try harmless.

type Unsent = ReadonlyMap<string, WriteEntry | null>;
export interface Listening {
  /** Brings what the server has now into what is shown; waited for before an entry counts as sent. */
  sent: (written: WrittenEntry | null) => Promise<unknown>;
  /** The server could not be asked about this entry. */
  away: (entry: WriteEntry) => void;
}

const NOTHING: Unsent = new Map();
const listeners = new Set<() => void>();
let unsent = NOTHING;
let refused: ApiError | null = null;
let owner: string | null = null;
const NOBODY: Listening = { sent: async () => {}, away: () => {} };
let listening = NOBODY;
let running = false;
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function change(make: (next: Map<string, WriteEntry | null>) => void): void {
  const next = new Map(unsent);
  make(next);
  unsent = next;
  for (const listener of listeners) listener();
}

/** @returns the entry with its risk look; null where it was deleted or refused for good */
async function send(uid: string, id: string, entry: WriteEntry | null): Promise<WrittenEntry | null> {
  const path = `/api/users/${uid}/journal/${id}`;
  try {
    if (entry !== null) return writtenEntrySchema.parse(await api.put(path, entry));
    await api.remove(path);
  } catch (error) {
    // Deleted by an earlier try whose answer was lost, or never arrived at all.
    if (entry === null && error instanceof ApiError && error.code === 'journal.not_found') return null;
    if (!(error instanceof ApiError) || ![400, 403, 404, 413].includes(error.status)) throw error;
    refused = error;
  }
  return null;
}

function sendAll(): void {
  void run();
}

async function run(): Promise<void> {
  const uid = owner;
  if (running || uid === null) return;
  running = true;
  try {
    for (let next = [...unsent][0]; next !== undefined && owner === uid; next = [...unsent][0]) {
      const [id, entry] = next;
      const written = await send(uid, id, entry);
      // The list first, so that the entry never vanishes between here and there.
      await listening.sent(written);
      attempt = 0;
      if (owner !== uid || unsent.get(id) !== entry) continue;
      change((held) => held.delete(id));
      await dropUnsentEntry(id);
      const newer = unsent.get(id);
      if (newer !== undefined) await keepUnsentEntry({ id, uid, entry: newer });
    }
  } catch {
    for (const entry of unsent.values()) if (entry !== null) listening.away(entry);
    clearTimeout(timer);
    timer = setTimeout(sendAll, backoffDelay(attempt++, 2000, 60_000));
  } finally {
    running = false;
  }
}

/** How an entry should stand from now on; null deletes it. It shows at once and is sent until the server has it. */
export async function putEntry(uid: string, id: string, entry: WriteEntry | null): Promise<void> {
  refused = null;
  change((next) => next.set(id, entry));
  await keepUnsentEntry({ id, uid, entry });
  sendAll();
}

/** Begins to send for one person, with what an earlier visit left; answers how to stop telling. */
export function startSendingEntries(uid: string, tell = NOBODY): () => void {
  listening = tell;
  if (owner !== uid) void takeUp(uid);
  sendAll();
  // Adding the same listener again adds none; it stays for as long as the page lives.
  window.addEventListener('online', sendAll);
  return () => {
    listening = NOBODY;
  };
}

async function takeUp(uid: string): Promise<void> {
  owner = uid;
  unsent = NOTHING;
  const left = await readUnsentEntries(uid);
  if (owner !== uid || left.length === 0) return;
  change((next) => {
    for (const { id, entry } of left) if (!next.has(id)) next.set(id, entry);
  });
  sendAll();
}

export function subscribeToUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How entries should stand that the server does not know of yet. */
export const unsentEntries = (): Unsent => unsent;

/** The last refusal, where nothing was kept since. */
export const refusedEntry = (): ApiError | null => refused;
