import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { createChat, deleteChat, keepDraft } from '#server/features/chats/chats.service.ts';
import { sendMessage } from '#server/features/chats/messages.service.ts';
import { endSession } from '#server/features/sessions/sessions.service.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { insertKeptItem } from './kept-items.repository.ts';
import { readMemories, updateMemory } from './memories.service.ts';

const WORD = 'marmalade';
const TALK = [
  `I am tired and the ${WORD} factory wears me out`,
  `My goal is to leave the ${WORD} factory this year`,
  `I am going to write to the ${WORD} people on Monday`,
  'remember that I like to walk by the harbour',
];

interface Trace {
  table: string;
  what: 'names the chat' | 'names one of its rows' | 'holds its words';
}

describe.each(ENGINES)('a deleted chat, on %s', (engine) => {
  let opened: TestPlatform;
  let uid: string;
  let chatId: string;
  let otherId: string;

  /** Every table there is, as the database names them: one that is added later is walked as well. */
  const tables = async () =>
    (await opened.p.db.introspection.getTables()).filter(({ isView, name }) => !isView && !name.startsWith('kysely'));

  /** Every row of every table, in which place its sealed bytes would open, and whether anything of the chat is in it. */
  async function walk(ids: ReadonlySet<string>, words: readonly string[]): Promise<Trace[]> {
    const vault = await opened.p.vault.forUser(uid);
    const traces: Trace[] = [];
    for (const { name: table, columns } of await tables()) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(opened.p.db);
      for (const row of rows) {
        for (const { name: column } of columns) {
          const value = row[column];
          if (typeof value === 'string' && value === chatId) traces.push({ table, what: 'names the chat' });
          else if (typeof value === 'string' && [...ids].some((id) => value.includes(id)))
            traces.push({ table, what: 'names one of its rows' });
          if (!(value instanceof Uint8Array)) continue;
          for (const rowId of [row.id, row.chat_id]) {
            for (const rev of [row.rev, 1]) {
              const place = { table, column, rowId: String(rowId), rev: Number(rev) };
              try {
                const text = vault.open(place, value);
                if ([...ids, chatId, ...words].some((word) => text.includes(word)))
                  traces.push({ table, what: 'holds its words' });
              } catch {}
            }
          }
        }
      }
    }
    return traces;
  }

  async function idsOf(chat: string): Promise<Set<string>> {
    const ids = new Set<string>();
    for (const { name: table, columns } of await tables()) {
      const has = (name: string) => columns.some((column) => column.name === name);
      if (!has('chat_id') || !has('id')) continue;
      const found = sql<{ id: string }>`select id from ${sql.table(table)} where chat_id = ${chat}`;
      for (const { id } of (await found.execute(opened.p.db)).rows) ids.add(id);
    }
    return ids;
  }

  beforeEach(async () => {
    opened = await openTestPlatform(engine);
    const { p } = opened;
    const consents = { storeChats: true, memory: true, sendToModel: false };
    uid = (await signInAnonymously(p, { ageBand: '18+', consents })).uid;
    const say = (chat: string, text: string) => sendMessage(p, uid, chat, { id: uuidV7(), text });
    chatId = (await createChat(p, uid, {})).id;
    for (const text of TALK) await say(chatId, text);
    await endSession(p, uid, chatId, { reason: 'suggestions' });
    for (const { id } of (await readMemories(p, uid)).memories) await updateMemory(p, uid, id, { status: 'active' });
    opened.tick(86_400_000);
    otherId = (await createChat(p, uid, {})).id;
    await say(otherId, 'hi');
    await say(chatId, `I want to kill myself because of the ${WORD}`);
    await keepDraft(p, uid, chatId, `and the ${WORD} again`);
    const item = { kind: 'letter' as const, exerciseId: 'grief-remember', values: { letter: WORD } };
    const vault = await p.vault.forUser(uid);
    await insertKeptItem(p.db, vault, uid, { id: uuidV7(), chatId, createdAt: p.clock(), item });
  });
  afterEach(() => opened.close());

  test('is in many tables before, and in none after', async () => {
    const ids = await idsOf(chatId);
    const before = new Set((await walk(ids, [WORD])).map(({ table }) => table));
    const expected = ['chats', 'chat_reviews', 'drafts', 'kept_items', 'memories', 'memory_uses', 'messages'];
    expect([...before].sort()).toEqual([...expected, 'safety_events', 'sessions', 'suggestions'].sort());
    const receipt = await deleteChat(opened.p, uid, chatId);
    expect(receipt.removed).toMatchObject({ messages: 10, drafts: 1, sessions: 1, safetyEvents: 1, keptItems: 1 });
    expect(receipt.removed.memories).toBeGreaterThanOrEqual(3);
    expect(await walk(ids, [WORD])).toEqual([]);
  });

  test('leaves the other chat as it was, but for the words it had from there', async () => {
    const count = async () => (await idsOf(otherId)).size;
    const before = await count();
    await deleteChat(opened.p, uid, chatId);
    expect(await count()).toBe(before);
  });

  test('control: a table that the deletion does not know is found by the walk', async () => {
    const { p } = opened;
    const ids = await idsOf(chatId);
    await sql`create table forgotten_notes (user_id text, chat_id text, id text)`.execute(p.db);
    await sql`insert into forgotten_notes values (${uid}, ${chatId}, ${uuidV7()})`.execute(p.db);
    await deleteChat(p, uid, chatId);
    expect(await walk(ids, [WORD])).toEqual([{ table: 'forgotten_notes', what: 'names the chat' }]);
  });
});
