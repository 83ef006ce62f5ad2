import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { createChat } from '#server/features/chats/chats.service.ts';
import { sendMessage } from '#server/features/chats/messages.service.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { SafetyEventBody } from './safety-events.repository.ts';
import { forgetOldSafetyEvents } from './safety-events.service.ts';

describe.each(ENGINES)('what is booked of a message at risk, on %s', (engine) => {
  let open: TestPlatform;
  let uid: string;
  let chatId: string;

  beforeEach(async () => {
    open = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    ({ uid } = await signInAnonymously(open.p, { ageBand: '18+', consents }));
    chatId = (await createChat(open.p, uid, {})).id;
  });
  afterEach(() => open.close());

  const say = async (...texts: string[]): Promise<void> => {
    for (const text of texts) {
      open.tick(1000);
      await sendMessage(open.p, uid, chatId, { id: uuidV7(open.p.clock()), text });
    }
  };
  const events = async (): Promise<SafetyEventBody[]> => {
    const vault = await open.p.vault.forUser(uid);
    const rows = await open.p.db.selectFrom('safety_events').selectAll().orderBy('created_at').execute();
    return rows.map(
      ({ id, body }) =>
        JSON.parse(vault.open({ table: 'safety_events', column: 'body', rowId: id, rev: 1 }, body)) as SafetyEventBody,
    );
  };

  test('from level 1 on, with the rules that decided and what was shown, and none of the words', async () => {
    await say('the pancakes were good', "i can't go on like this anymore", 'i want to kill myself tonight, goodbye');
    const booked = await events();
    expect(booked.map(({ level, shown, flag }) => [level, shown, flag])).toEqual([
      [1, 'bar', null],
      [3, 'card', 'priority'],
    ]);
    for (const event of booked) {
      expect(event.ruleIds.length).toBeGreaterThan(0);
      expect(event.ruleIds.join()).toMatch(/^[a-z.\-,]+$/);
      expect(event.guardVersion).not.toBe('');
      expect(event.countrySource).toBe('unknown');
      expect(JSON.stringify(event)).not.toMatch(/pancakes|goodbye everyone|tonight/);
    }
  });

  test('with the button that was pressed, and nothing of the quiet messages in between', async () => {
    await say('i will kill myself tonight', 'the kettle is on', "I've called", "I'm not in danger", 'my cat is funny');
    expect((await events()).map(({ level, userAction, flag }) => [level, userAction, flag])).toEqual([
      [3, null, 'priority'],
      [3, 'called', 'priority'],
      [2, 'not_danger', 'follow_up'],
    ]);
  });

  test('for twelve months', async () => {
    await say('i will kill myself tonight');
    open.tick(364 * 86_400_000);
    await forgetOldSafetyEvents(open.p);
    expect(await events()).toHaveLength(1);
    open.tick(2 * 86_400_000);
    await forgetOldSafetyEvents(open.p);
    expect(await events()).toHaveLength(0);
  });
});
