import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { createChat } from '#server/features/chats/chats.service.ts';
import { sendMessage } from '#server/features/chats/messages.service.ts';
import { findForChat } from '#server/features/questionnaires/chat-hearing.service.ts';
import {
  finishSafetyStep,
  startResponse,
  submitResponse,
  useInChats,
} from '#server/features/questionnaires/responses.service.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { SafetyStepOutcome } from '#shared/questionnaires/questionnaires.contract.ts';

const CALM = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((item) => [`phq9-${item}`, 0]));

describe.each(ENGINES)('a chat after a questionnaire, on %s', (engine) => {
  let open: TestPlatform;
  let uid: string;

  beforeEach(async () => {
    open = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    ({ uid } = await signInAnonymously(open.p, { ageBand: '18+', consents }));
  });
  afterEach(() => open.close());

  const fill = async (item9: number, how?: SafetyStepOutcome) => {
    const { id } = await startResponse(open.p, uid, { id: uuidV7(), questionnaire: 'phq-9' });
    await submitResponse(open.p, uid, id, { answers: { ...CALM, 'phq9-9': item9 } });
    if (how) await finishSafetyStep(open.p, uid, id, how);
    return id;
  };
  const chat = async () => (await createChat(open.p, uid, {})).id;
  const say = async (chatId: string, text: string) => {
    open.tick(1000);
    return (await sendMessage(open.p, uid, chatId, { id: uuidV7(open.p.clock()), text })).reply;
  };
  const booked = async () => {
    const vault = await open.p.vault.forUser(uid);
    const rows = await open.p.db.selectFrom('safety_events').selectAll().orderBy('created_at').execute();
    return rows.map(({ id, body }) =>
      JSON.parse(vault.open({ table: 'safety_events', column: 'body', rowId: id, rev: 1 }, body)),
    );
  };

  test('begins once with the answer that nobody asked about, with the card, also where the memory is off', async () => {
    await fill(2, { outcome: 'skipped' });
    const first = await chat();
    const reply = await say(first, 'hello');
    expect(reply).toMatchObject({ move: 'memory.form_question', level: 2 });
    expect(reply?.text).toMatch(/questionnaire.*\?$/);
    expect(reply?.cards.map(({ type }) => type)).toEqual(expect.arrayContaining(['help', 'choices']));
    expect(await booked()).toMatchObject([{ source: 'questionnaire', level: 2, ruleIds: ['phq9-item9'] }]);
    expect((await findForChat(open.p, uid)).safety).toBeNull();
    expect(await say(first, 'Yes')).toMatchObject({ move: expect.stringMatching(/^safety-q[23]$/), level: 2 });
    expect((await say(await chat(), 'hello'))?.move).not.toMatch(/form/);
  });

  test('stays gentle where the step found thoughts alone, and lets a plain no pass', async () => {
    await fill(1, { outcome: 'asked', level: 1 });
    const first = await chat();
    expect(await say(first, 'hi')).toMatchObject({ move: 'memory.form_question', level: 1 });
    expect(await say(first, 'No')).toMatchObject({ move: 'safety-cleared' });
  });

  test('puts danger first, with the buttons of level 3, and sinks when somebody is there', async () => {
    await fill(3, { outcome: 'asked', level: 3 });
    const first = await chat();
    const reply = await say(first, 'hi');
    expect(reply).toMatchObject({ move: 'memory.form_danger', level: 3 });
    expect(reply?.cards[0]).toMatchObject({ type: 'help', level: 3 });
    expect(await say(first, "I'm not in danger")).toMatchObject({ level: 2 });
  });

  test('speaks of a result only where the person lets it, once, and without the number', async () => {
    const id = await fill(0);
    expect((await say(await chat(), 'hello'))?.move).not.toMatch(/form/);
    await useInChats(open.p, uid, id, true);
    const reply = await say(await chat(), 'hello');
    expect(reply).toMatchObject({ move: 'memory.form_shared', level: 0 });
    expect(reply?.text).toMatch(/PHQ-9/);
    expect(reply?.text.replaceAll('PHQ-9', '')).not.toMatch(/\d/);
    expect((await say(await chat(), 'hello'))?.move).not.toMatch(/form/);
  });

  test('a message that is at risk itself is answered for what it says', async () => {
    await fill(2);
    expect((await say(await chat(), 'i want to kill myself tonight'))?.move).toMatch(/^safety/);
    expect((await findForChat(open.p, uid)).safety?.level).toBe(2);
  });
});
