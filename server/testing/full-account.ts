import type { Kysely } from 'kysely';
import { freshState } from '#companion/state.ts';
import type { Database } from '#server/db/database.ts';
import type { OpenedRow } from '#server/db/kept-rows.ts';
import { KEPT } from '#server/features/data/kept.ts';
import { insertRows, openRow, pageRows, sealRow } from '#server/features/data/rows.repository.ts';
import type { Platform } from '#server/platform.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

/** What may be anything in an account that is made up for a test. */
export interface AccountShape {
  /** Used for everything a person may write, one after the other and over again. */
  texts: readonly string[];
  /** Each chat as the parents of its messages: -1 begins it, others name a message before. */
  chats: readonly (readonly number[])[];
}

const T0 = Date.UTC(2026, 2, 1, 9);
const iso = (at: number) => new Date(at).toISOString();

/** Rows of every kind there is, out of a shape. */
export function rowsOf({ texts, chats }: AccountShape): Map<string, OpenedRow[]> {
  let at = T0;
  let next = 0;
  const tick = () => (at += 61_000);
  const id = () => uuidV7(tick());
  const text = (most: number) => (texts[next++ % texts.length] ?? '').slice(0, most).toWellFormed();
  const some = (most: number) => text(most) || 'x';
  const rows = new Map<string, OpenedRow[]>(KEPT.map(({ name }) => [name, []]));
  const add = (name: string, row: OpenedRow) => rows.get(name)?.push(row);
  const chatBody = {
    ...{ titleGenerated: true, tone: 'gentle', toneChosen: true, language: 'de-AT', languageChosen: true },
    ...{ level: 1, phase: 'explore' },
  };
  for (const parents of chats) {
    const chatId = id();
    add('chats', { id: chatId, created_at: at, touched_at: at + 5, rev: 3, body: { ...chatBody, title: text(200) } });
    add('drafts', { chat_id: chatId, updated_at: at, rev: at, body: some(20_000) });
    const made: { id: string; position: number; role: string }[] = [];
    for (const parent of parents) {
      const above = made[parent];
      const role = above?.role === 'user' ? 'assistant' : 'user';
      const message = { id: id(), position: (above?.position ?? 0) + 1, role };
      made.push(message);
      const state = { ...freshState('steady'), turn: 2, recent: [some(200)], lastReply: some(300), level: 2 };
      add('messages', {
        ...{ id: message.id, chat_id: chatId, parent_id: above?.id ?? null, role, state: 'complete' },
        ...{ position: message.position, active: 0, created_at: at, rev: 2 },
        body: {
          ...{ text: text(8000), level: 0, tone: 'gentle', move: 'reflect', phase: null, cards: [], used: [] },
          ...{ engine: 'guided', version: '1', simpleMode: false, feedback: 'up' },
        },
        companion_state: role === 'user' ? null : { ...state, risk: undefined, safety: { cleanTurns: 1, flow: null } },
      });
    }
    // The branch shown is the one to the last message.
    const messages = rows.get('messages') ?? [];
    for (let one = messages.at(-1); one && one.chat_id === chatId; ) {
      one.active = 1;
      const { parent_id: above } = one;
      one = messages.find((row) => row.id === above);
    }
    const first = made[0]?.id;
    const memoryId = id();
    add('memories', {
      ...{ id: memoryId, chat_id: chatId, status: 'active', paused: 1, created_at: at, last_used_at: null },
      ...{ use_count: 4, expires_at: at + 1, rev: 7 },
      body: { text: some(140), kind: 'goal', class: 'M1', sourceMessageIds: [first ?? chatId], consent: 'explicit' },
    });
    if (first) add('memory-uses', { memory_id: memoryId, chat_id: chatId, message_id: first });
    const item = { kind: 'letter', exerciseId: 'grief-remember', values: { letter: some(900) } };
    add('kept-items', { id: id(), chat_id: chatId, created_at: at, rev: 1, body: item });
    add('safety-events', {
      ...{ id: id(), chat_id: chatId, source_id: null, created_at: at, rev: 1 },
      body: {
        ...{ level: 2, messageLevel: 2, categories: ['self_harm'], ruleIds: ['r1'], guardVersion: '1', shown: 'card' },
        ...{ countrySource: 'profile', userAction: null, flag: 'follow_up' },
      },
    });
    add('sessions', {
      ...{ id: id(), chat_id: chatId, started_at: at, ended_at: at + 9, rev: 2 },
      body: {
        ...{ endReason: 'idle', moodStart: 3, moodEnd: null, summary: text(300), riskMax: 1, exercises: ['x'] },
        ...{ engine: 'guided', lastMessageId: first ?? chatId, askedSince: false, about: null },
      },
    });
    add('chat-reviews', { chat_id: chatId, reviewed_up_to: first ?? null, reviewed_position: 1, looked_at: at });
    add('suggestions', suggestion(id(), chatId, at, some(48)));
  }
  add('drafts', { chat_id: 'new', updated_at: at, rev: at, body: some(200) });
  for (const [index] of texts.entries()) {
    const entry = id();
    add('journal', {
      id: entry,
      at,
      rev: index + 1,
      body: { id: entry, day: '2026-03-01', at: iso(at), text: some(900) },
    });
    const checkin = id();
    const felt = { mood: 2, energy: null, tags: [some(30)], note: text(500), changedAt: null };
    add('checkins', { id: checkin, at, rev: 1, body: { id: checkin, day: '2026-03-02', at: iso(at), ...felt } });
    const run = id();
    const kept = [{ exercise: 'thought-record', kind: 'coping', values: { alt: some(400) } }];
    const done = { exercise: 'thought-record', startedAt: iso(at), endedAt: iso(at + 1), finished: true };
    const rated = { before: 7, after: 4, level: 0, kept, said: 'helped' };
    add('exercise-runs', { id: run, created_at: at, rev: 1, body: { id: run, ...done, ...rated } });
    add('safety-events', {
      ...{ id: id(), chat_id: null, source_id: entry, created_at: at, rev: 1 },
      body: {
        ...{ level: 1, messageLevel: 1, categories: [], ruleIds: [], guardVersion: '1', shown: 'bar' },
        ...{ countrySource: 'unknown', userAction: 'called', flag: null },
      },
    });
    add('questionnaire-responses', {
      ...{ id: id(), started_at: at, updated_at: at + 1, submitted_at: at + 2, rev: 2 },
      body: {
        ...{ questionnaire: 'phq-9', version: '1', answers: { 'phq9-1': 2, 'phq9-9': 1 }, at: 'phq9-9', safety: ['a'] },
        scores: [{ id: 'total', label: 'Total', value: 11.25, band: { label: 'moderate', meaning: some(40) } }],
        ...{ safetyStep: 'asked', safetyLevel: 1, inChats: true, submitKey: null },
      },
    });
  }
  const days = { chats_days: 365, journal_days: null, checkins_days: 90 };
  add('retention', { ...days, chosen_at: at, next_run_at: at + 1 });
  add('exercise-notes', { rev: 4, body: { has: ['lungs'], asked: ['lungs', 'heart'] } });
  add('safety-plan', { updated_at: at, rev: 3, body: { signs: some(2000), alone: some(300) } });
  add('checkin-reminders', {
    ...{ due_day: null, stop_hash: null, rev: 2 },
    body: {
      ...{ channel: 'off', days: [3], hour: 19, zone: 'Europe/Vienna', nextAt: null, lastDay: null, sentAt: null },
      ...{ ignored: 0, silent: false, stopToken: null },
    },
  });
  const history = {
    shown: 1,
    helpful: 0,
    helpfulAt: null,
    hiddenUntil: 0,
    proposedAt: null,
    doneAt: 5,
    reason: some(280),
  };
  add('suggestion-answers', {
    ...{ refreshed_at: at, rev: 9 },
    body: {
      mode: 'usual',
      items: { 'exercise:walk': { ...history, never: true } },
      lastTypes: ['exercise'],
      personAt: 3,
    },
  });
  return rows;
}

const suggestion = (id: string, chatId: string, at: number, title: string): OpenedRow => ({
  ...{ id, chat_id: chatId, source_id: chatId, created_at: at, expires_at: at + 1, rev: 1 },
  body: {
    ...{ type: 'exercise', refId: 'walk', title, why: 'You told of it', minutes: 3, state: 'seen', rank: 1 },
    source: { kind: 'chat', id: chatId, date: iso(at), chatId, questionnaire: null },
    rankedBy: {
      ...{ rule: 'r', relevance: 0.5, helpfulness: 0, freshness: 1, novelty: 0.25, ignored: 0, contra: 0, score: 1.5 },
    },
  },
});

/** Writes rows of every kind into an account. */
export async function fillAccount(p: Platform, userId: string, shape: AccountShape): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const rows = rowsOf(shape);
  await p.db.transaction().execute(async (tx) => {
    for (const kept of KEPT)
      await insertRows(
        tx,
        kept,
        (rows.get(kept.name) ?? []).map((row) => sealRow(vault, userId, kept, row)),
      );
  });
}

/** Every row of an account with its texts opened, by kind: all words and all relations. */
export async function openAccount(p: Platform, userId: string): Promise<Record<string, (OpenedRow | null)[]>> {
  const vault = await p.vault.forUser(userId);
  const all: Record<string, (OpenedRow | null)[]> = {};
  for (const kept of KEPT) {
    const rows = await pageRows(p.db as Kysely<Database>, userId, kept, null, 1_000_000);
    all[kept.name] = rows.map((row) => openRow(vault, userId, kept, row));
  }
  return all;
}
