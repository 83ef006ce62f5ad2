/*
 * The replies that this instance is writing right now: how to stop them, and what of
 * them is already stored. Readers on this instance follow here; readers elsewhere
 * follow the bus and the database.
 */
interface RunningHere {
  controller: AbortController;
  /** Text that is stored and may be shown. */
  text: string;
  simpleMode: boolean;
}

const running = new Map<string, RunningHere>();
const watchers = new Map<string, Set<() => void>>();

export function registerReply(replyId: string): AbortSignal {
  const controller = new AbortController();
  running.set(replyId, { controller, text: '', simpleMode: false });
  return controller.signal;
}

export function forgetReply(replyId: string): void {
  running.delete(replyId);
}

/** Stops the writing if it happens here; elsewhere the removed row stops it. */
export function abortReply(replyId: string): void {
  running.get(replyId)?.controller.abort();
}

/** What is stored of a reply written here, or null where it is not written here (any more). */
export function storedHere(replyId: string): { text: string; simpleMode: boolean } | null {
  return running.get(replyId) ?? null;
}

export function runningHere(): string[] {
  return [...running.keys()];
}

/** Says that more of a reply is stored. Call after the commit. */
export function noteStored(replyId: string, stored: { text: string; simpleMode: boolean }): void {
  const reply = running.get(replyId);
  if (reply) Object.assign(reply, stored);
  wakeWatchers(replyId);
}

export function wakeWatchers(replyId: string): void {
  for (const wake of watchers.get(replyId) ?? []) wake();
}

/** Calls `wake` whenever there may be more to read. Returns the way to stop. */
export function watchHere(replyId: string, wake: () => void): () => void {
  const set = watchers.get(replyId) ?? new Set();
  set.add(wake);
  watchers.set(replyId, set);
  return () => {
    set.delete(wake);
    if (set.size === 0) watchers.delete(replyId);
  };
}
