import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { MemoryList } from '#shared/memories/memories.contract.ts';
import type { SuggestionList } from '#shared/suggestions/suggestions.contract.ts';
import { forgetReasons } from './forget-reasons.service.ts';
import { listSuggestions, replaceSuggestions } from './suggestions.repository.ts';
import { readSuggestions } from './suggestions.service.ts';

const ROUNDS = 2;
const TALKS = [
  ['Work has been long', 'A walk by the harbour helps me a bit', 'My boss gives me new work every hour'],
  ['I could not sleep', 'Reading at night helps me a bit', 'I lie awake and worry about money'],
  ['My sister called', 'Baking bread helps me a bit', 'I am worried about the next week, too'],
];

describe.each(ENGINES)('what happens to suggestions at the same moment, on %s', (engine) => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());

  const list = async (person: TestPerson) =>
    (await person.get<SuggestionList>(`${person.home}/suggestions`)).body.suggestions;
  const done = (exercise: string) => {
    const at = new Date().toISOString();
    const run = { id: uuidV7(), exercise, startedAt: at, endedAt: at, finished: true };
    return { ...run, before: 7, after: 4, level: 0, kept: [] };
  };

  test('neither waits for ever nor brings back what is deleted', async () => {
    const person = await instance.arrive();
    await person.send('PUT', '/api/auth/consents', { storeChats: true, memory: true, sendToModel: false });
    for (let round = 0; round < ROUNDS; round++) {
      const chats: string[] = [];
      for (const lines of TALKS) {
        const { id } = await person.newChat();
        for (const line of lines) await person.say(id, line);
        await person.post(`${person.home}/chats/${id}/end-session`, { reason: 'suggestions' });
        chats.push(id);
      }
      const { memories } = (await person.get<MemoryList>(`${person.home}/memories`)).body;
      for (const { id } of memories) await person.send('PATCH', `${person.home}/memories/${id}`, { status: 'active' });
      const run = done('sigh-breathing');
      await person.post(`${person.home}/exercises`, run);
      const shown = await list(person);
      const [first, second, ...others] = memories.map(({ id }) => id);
      const answers = await Promise.all([
        ...shown.map(({ id }) => person.send('PATCH', `${person.home}/suggestions/${id}`, { state: 'not_now' })),
        person.send('DELETE', `${person.home}/memories/${first}`),
        person.send('DELETE', `${person.home}/chats/${chats[0]}`),
        person.get(`${person.home}/suggestions`),
        person.send('PATCH', `${person.home}/memories/${second}`, { paused: true }),
        person.post(`${person.home}/exercises`, done('breath-478')),
        person.send('DELETE', `${person.home}/chats/${chats[1]}`),
        person.get(`${person.home}/suggestions`),
        ...others.map((id) => person.send('DELETE', `${person.home}/memories/${id}`)),
        person.send('DELETE', `${person.home}/exercises/${run.id}`),
      ]);
      // What another request deleted first is not found; nothing fails.
      expect([...new Set(answers.map(({ status }) => status))].filter((status) => status >= 400)).toEqual(
        expect.not.arrayContaining([expect.toSatisfy((status: number) => status !== 404)]),
      );
      const gone = [chats[0], chats[1], first, ...others, run.id];
      const rests = (await list(person)).flatMap(({ source }) => [source.id, source.chatId]);
      expect(rests.filter((id) => id !== null && gone.includes(id))).toEqual([]);
    }
  });
});

describe.runIf(ENGINES.includes('postgres'))(
  'a reason that is being deleted while the page is opened, on postgres',
  () => {
    let open: TestPlatform;
    beforeAll(async () => {
      open = await openTestPlatform('postgres');
    });
    afterAll(() => open.close());

    /** Until somebody waits for a lock. */
    const untilWaiting = async () => {
      const waiting = sql<{ count: string }>`select count(*) from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`;
      await expect
        .poll(async () => Number((await waiting.execute(open.p.db)).rows[0]?.count), { timeout: 30_000 })
        .toBe(1);
    };

    test('does not come back with the note that it was seen', async () => {
      const { p } = open;
      const consents = { storeChats: true, memory: true, sendToModel: false };
      const { uid } = await signInAnonymously(p, { ageBand: '18+', consents });
      const vault = await p.vault.forUser(uid);
      await readSuggestions(p, uid);
      const memory = uuidV7();
      await p.db.transaction().execute(async (tx) => {
        const records = await listSuggestions(tx, vault, uid);
        const source = { kind: 'memory' as const, id: memory, date: null, chatId: null, questionnaire: null };
        const fresh = records.map((one) => ({ ...one, body: { ...one.body, source, state: 'new' as const } }));
        await replaceSuggestions(tx, vault, uid, fresh);
      });
      let opened: Promise<unknown> = Promise.resolve();
      await p.db.transaction().execute(async (tx) => {
        await forgetReasons(tx, uid, [memory]);
        opened = readSuggestions(p, uid);
        await untilWaiting();
      });
      await opened;
      const rests = (await listSuggestions(p.db, vault, uid)).map(({ body }) => body.source.id);
      expect(rests).not.toContain(memory);
    });
  },
);
