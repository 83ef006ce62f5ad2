import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import { TestPerson } from '#server/testing/test-person.ts';
import { openTestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { SafetyPlan } from '#shared/safety/safety-plan.contract.ts';
import { readPlan, writePlan } from './safety-plan.service.ts';

const PARTS = { signs: 'I stop answering my phone', 'ask-help': 'My sister Mira' };

describe.each(ENGINES)('the safety plan on %s', (engine) => {
  let instance: TestInstance;
  let person: TestPerson;
  const path = () => `${person.home}/safetyPlan`;
  const read = async () => (await person.get<SafetyPlan>(path())).body;

  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());
  beforeEach(async () => {
    person = await TestPerson.arrive(() => instance.url, { sendToModel: false });
  });

  async function say(chatId: string, texts: string[]): Promise<void> {
    for (const text of texts) expect((await person.say(chatId, text)).status).toBeLessThan(300);
  }

  test('is empty at first, is kept as it is written, and goes when it is deleted', async () => {
    expect(await read()).toEqual({ parts: {}, updatedAt: null });
    const written = await person.send<SafetyPlan>('PUT', path(), { parts: { ...PARTS, space: '   ' } });
    expect(written.status).toBe(200);
    expect((await read()).parts).toEqual(PARTS);
    expect((await read()).updatedAt).not.toBeNull();
    expect((await person.send('DELETE', path())).status).toBe(204);
    expect((await read()).parts).toEqual({});
  });

  test('takes no part that does not exist and nothing endless', async () => {
    expect((await person.send('PUT', path(), { parts: { hopes: 'x' } })).status).toBe(400);
    expect((await person.send('PUT', path(), { parts: { signs: 'x'.repeat(2001) } })).status).toBe(400);
  });

  test("is nobody else's to read or write", async () => {
    await person.send('PUT', path(), { parts: PARTS });
    const other = await TestPerson.arrive(() => instance.url, { sendToModel: false });
    for (const method of ['GET', 'DELETE']) expect((await other.send(method, path())).status).toBe(404);
    expect((await other.send('PUT', path(), { parts: {} })).status).toBe(404);
    expect((await read()).parts).toEqual(PARTS);
  });

  test('lies sealed in the database, and an old revision put back does not open', async () => {
    const { p, close } = await openTestPlatform(engine);
    const stored = () => p.db.selectFrom('safety_plans').selectAll().where('user_id', '=', 'someone').execute();
    await p.vault.createKey('someone');
    await writePlan(p, 'someone', PARTS);
    const [first] = await stored();
    expect(Buffer.from(first?.body ?? []).includes('Mira')).toBe(false);
    await writePlan(p, 'someone', { signs: 'other' });
    expect((await readPlan(p, 'someone')).parts).toEqual({ signs: 'other' });
    await p.db
      .updateTable('safety_plans')
      .set({ body: first?.body ?? new Uint8Array() })
      .execute();
    expect((await readPlan(p, 'someone')).parts).toEqual({});
    await close();
  });

  test('written in the exercise it is kept only after the yes, and stays when its chat goes', async () => {
    const chat = await person.newChat();
    await say(chat.id, ['can we make a safety plan', 'I go quiet', 'tea and a walk', 'the library', 'Mira']);
    await say(chat.id, ['Doctor Weber', 'Skip this part', 'my cat']);
    expect((await read()).updatedAt).toBeNull();
    await say(chat.id, ['Keep my plan']);
    expect((await read()).parts).toMatchObject({
      signs: 'I go quiet',
      living: 'my cat',
      professionals: 'Doctor Weber',
    });
    expect((await read()).parts.space).toBeUndefined();
    await person.send('DELETE', `${person.home}/chats/${chat.id}`);
    expect((await read()).parts.signs).toBe('I go quiet');
  });
});
