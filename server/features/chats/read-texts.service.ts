import { setImmediate } from 'node:timers/promises';
import type { Platform } from '#server/platform.ts';
import { listChats } from './chats.repository.ts';
import { listTexts, type MessageText } from './message-texts.repository.ts';

/** Opened at a time; between batches everybody else gets a turn. */
const BATCH = 250;

/** What was said in all chats that are kept, newest first, in batches; whoever has enough stops reading. */
export async function* readTexts(
  p: Platform,
  userId: string,
  from: string | null,
): AsyncGenerator<readonly MessageText[]> {
  const vault = await p.vault.forUser(userId);
  let before = from;
  do {
    const { texts, last } = await listTexts(p.db, vault, userId, { before, limit: BATCH });
    yield texts;
    before = last;
    // The embedded database answers at once: without this the whole scan would be one long turn.
    await setImmediate();
  } while (before !== null);
}

/** Titles of all chats that are kept and have one, newest first, in batches. */
export async function* readTitles(
  p: Platform,
  userId: string,
): AsyncGenerator<readonly { id: string; createdAt: number; title: string }[]> {
  const vault = await p.vault.forUser(userId);
  let before: { createdAt: number; id: string } | null = null;
  do {
    const chats = await listChats(p.db, vault, userId, { before, limit: BATCH });
    yield chats.flatMap(({ id, createdAt, body: { title } }) => (title === null ? [] : [{ id, createdAt, title }]));
    const last = chats.at(-1);
    before = last && chats.length === BATCH ? { createdAt: last.createdAt, id: last.id } : null;
    await setImmediate();
  } while (before !== null);
}
