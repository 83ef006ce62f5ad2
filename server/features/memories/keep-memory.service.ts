import { isNeverRemembered } from '#companion/memory/deny.ts';
import { classOf, type MemoryCandidate, saysTheSame } from '#companion/memory/extract.ts';
import type { SavedItem } from '#companion/turn.ts';
import type { Platform } from '#server/platform.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { MEMORY_TEXT_MAX, type MemoryClass, type MemoryMode } from '#shared/memories/memories.contract.ts';
import { insertKeptItem, listKeptItems } from './kept-items.repository.ts';
import { insertMemory, listMemories, removeExpired, saveMemory } from './memories.repository.ts';
import { expiryOf, type MemoryRecord } from './memory-record.ts';

const CAREFUL: readonly MemoryClass[] = ['M0', 'M1', 'M2'];
/** The more careful of two readings. */
const stricter = (a: MemoryClass, b: MemoryClass): MemoryClass => (CAREFUL.indexOf(a) > CAREFUL.indexOf(b) ? a : b);

interface Found extends MemoryCandidate {
  /** Word for word in the message it names; whatever was found elsewhere is not kept. */
  source: string;
}

/**
 * Writes what a session brought up, inside the caller's transaction: as proposals, or at once where the person chose
 * that and it is not sensitive. Nothing that stands already, nothing the deny rules name, nothing that is no piece of
 * its message.
 *
 * @returns how many wait for an answer
 */
export async function keepCandidates(
  p: Platform,
  userId: string,
  chatId: string,
  mode: MemoryMode,
  found: readonly Found[],
): Promise<number> {
  if (mode === 'off') return 0;
  const now = p.clock();
  const vault = await p.vault.forUser(userId);
  await removeExpired(p.db, userId, now);
  const known = (await listMemories(p.db, vault, userId, now)).map(({ body }) => body.text);
  let proposed = 0;
  for (const candidate of found) {
    const { text, kind, messageId, source } = candidate;
    if (!source.includes(text) || text.length > MEMORY_TEXT_MAX || isNeverRemembered(text)) continue;
    if (known.some((held) => saysTheSame(held, text))) continue;
    known.push(text);
    const sensitivity = stricter(candidate.class, classOf(kind, text));
    const atOnce = mode === 'auto' && sensitivity !== 'M2';
    if (!atOnce) proposed += 1;
    await insertMemory(p.db, vault, userId, {
      ...freshMemory(chatId, now, {
        text,
        kind,
        class: sensitivity,
        sourceMessageIds: [messageId],
        consent: 'setting',
      }),
      status: atOnce ? 'active' : 'proposed',
    });
  }
  return proposed;
}

function freshMemory(chatId: string, now: number, body: MemoryRecord['body']): MemoryRecord {
  return {
    id: uuidV7(now),
    chatId,
    status: 'active',
    paused: false,
    createdAt: now,
    lastUsedAt: null,
    useCount: 0,
    expiresAt: expiryOf(body.kind, now),
    rev: 1,
    body,
  };
}

/**
 * Keeps one sentence because the person asked for it, inside the caller's transaction. One that stands already is
 * kept once.
 *
 * @returns the memory's id, or why it is not kept
 */
export async function keepOnRequest(
  p: Platform,
  userId: string,
  said: { chatId: string; messageId: string; text: string },
): Promise<{ id: string } | 'denied' | 'too_long'> {
  const text = said.text.trim();
  if (isNeverRemembered(text)) return 'denied';
  if (text.length > MEMORY_TEXT_MAX) return 'too_long';
  const vault = await p.vault.forUser(userId);
  const now = p.clock();
  const held = (await listMemories(p.db, vault, userId, now)).find(({ body }) => saysTheSame(body.text, text));
  if (held?.status === 'active') return { id: held.id };
  if (held) {
    const body = { ...held.body, consent: 'explicit' as const };
    await saveMemory(p.db, vault, userId, { ...held, status: 'active', body });
    return { id: held.id };
  }
  const body = {
    text,
    kind: 'event' as const,
    class: classOf('event', text),
    sourceMessageIds: [said.messageId],
    consent: 'explicit' as const,
  };
  // Asked for by name: it stays until it is deleted.
  const memory = { ...freshMemory(said.chatId, now, body), expiresAt: null };
  await insertMemory(p.db, vault, userId, memory);
  return { id: memory.id };
}

/** Keeps what was written in an exercise and agreed to, inside the caller's transaction; answering again keeps it once. */
export async function keepSaved(
  p: Platform,
  userId: string,
  from: { chatId: string; messageId: string; mode: MemoryMode },
  saved: readonly SavedItem[],
): Promise<void> {
  if (saved.length === 0) return;
  const vault = await p.vault.forUser(userId);
  const now = p.clock();
  const held = await listKeptItems(p.db, vault, userId);
  for (const item of saved) {
    const same = JSON.stringify(item);
    if (held.some((kept) => kept.chatId === from.chatId && JSON.stringify(kept.item) === same)) continue;
    await insertKeptItem(p.db, vault, userId, { id: uuidV7(now), chatId: from.chatId, createdAt: now, item });
    const text = Object.values(item.values).join(', ');
    const isNote = (item.kind === 'plan' || item.kind === 'coping') && text !== '' && text.length <= MEMORY_TEXT_MAX;
    if (!isNote || from.mode === 'off' || isNeverRemembered(text)) continue;
    const kind = item.kind === 'plan' ? ('plan' as const) : ('coping' as const);
    const body = {
      text,
      kind,
      class: classOf(kind, text),
      sourceMessageIds: [from.messageId],
      consent: 'asked' as const,
    };
    await insertMemory(p.db, vault, userId, freshMemory(from.chatId, now, body));
  }
}
