const listeners = new Set<() => void>();

/** Called when the server says that this session is locked; answers how to stop listening. */
export function onLocked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that the session is locked: the server answered or announced so. */
export function tellLocked(): void {
  for (const listener of listeners) listener();
}
