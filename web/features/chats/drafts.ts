import { useEffect, useState } from 'react';
import { api } from '#web/lib/api-client.ts';
import { dropUnsaved, keepUnsaved, readUnsaved, type UnsavedDraft } from '#web/lib/outbox.ts';
import { mergeDraft } from './merge-draft.ts';

// Drafts live on the server (encrypted), so that they follow the person; this holds only
// what the server does not have yet, with a sealed copy on this device: a request that is
// made while a page goes away may arrive after the next page has asked, or never.

const DEBOUNCE = 500;
const RETRY = 5000;

interface Held {
  text: string;
  /** The server's text this one goes out from. */
  base: string | null;
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

/** Keeps a draft now and saves it half a second after the last change. `known` is the server's, where it was read. */
export function keepDraft(path: string, text: string, known: string | null = null): void {
  const held = drafts.get(path);
  clearTimeout(held?.timer);
  const base = held?.base ?? known;
  drafts.set(path, { text, base, saved: false, timer: setTimeout(() => void save(path), DEBOUNCE) });
  void keepUnsaved({ path, text, base });
}

let left: Promise<UnsavedDraft[]> | undefined;

/**
 * The draft to show: what this tab holds, else what an earlier visit could not save, else the server's
 * (undefined until it is there).
 */
export function useDraft(path: string, onServer: string | undefined): string {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (onServer === undefined) return;
    left ??= readUnsaved();
    void left.then((all) => {
      const mine = all.find((draft) => draft.path === path);
      if (!mine || drafts.has(path)) return;
      keepDraft(path, mergeDraft(onServer, mine), onServer);
      redraw((n) => n + 1);
    });
  }, [path, onServer]);
  return drafts.get(path)?.text ?? onServer ?? '';
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
    held.base = text;
    if (drafts.get(path)?.text !== text) return;
    held.saved = true;
    void dropUnsaved(path);
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
