import { api } from '#web/lib/api-client.ts';

// Drafts live on the server (encrypted), so that they follow the person; this holds only
// what the server does not have yet. It outlives the view: resets never lose a draft.

const DEBOUNCE = 500;
const RETRY = 5000;

interface Held {
  text: string;
  saved: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const drafts = new Map<string, Held>();

/** The draft of a chat that does not exist yet. */
export const newDraftPath = (uid: string): string => `users/${uid}`;

/** What waits on the server for a chat that does not exist yet. */
export async function loadNewDraft(uid: string): Promise<string> {
  return (await api.get<{ text: string }>(`/api/${newDraftPath(uid)}/draft`)).text;
}

/** What this tab holds of a draft; null where only the server knows. `path` is the chat's, or `newDraftPath`. */
export function heldDraft(path: string): string | null {
  return drafts.get(path)?.text ?? null;
}

/** Keeps a draft now and saves it half a second after the last change. */
export function keepDraft(path: string, text: string): void {
  const held = drafts.get(path);
  clearTimeout(held?.timer);
  drafts.set(path, { text, saved: false, timer: setTimeout(() => void save(path), DEBOUNCE) });
}

// One save of a draft at a time, in the order of its changes: an older text that is slow on its way must not
// arrive after the empty one that follows a sent message.
const saving = new Map<string, Promise<void>>();

function save(path: string): Promise<void> {
  const saved = (saving.get(path) ?? Promise.resolve()).then(() => put(path));
  saving.set(path, saved);
  return saved;
}

async function put(path: string, keepalive = false): Promise<void> {
  const held = drafts.get(path);
  if (!held || held.saved) return;
  const { text } = held;
  try {
    await api.put(`/api/${path}/draft`, { text }, { keepalive });
    if (drafts.get(path)?.text === text) held.saved = true;
  } catch {
    if (drafts.get(path) === held) held.timer = setTimeout(() => void save(path), RETRY);
  }
}

/** Saves at once what still waits, when the page goes away. */
export function flushDrafts(): void {
  for (const [path, held] of drafts) {
    if (held.saved) continue;
    clearTimeout(held.timer);
    void put(path, true);
  }
}
