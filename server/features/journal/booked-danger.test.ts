import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { readRecentRisk } from '#server/features/memories/safety-events.service.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { deleteEntry, writeEntry } from './journal.service.ts';

const DANGER = 'I want to kill myself tonight, I have the pills here.';

describe.each(ENGINES)('danger in the journal, on %s', (engine) => {
  let opened: TestPlatform;
  let uid: string;
  beforeAll(async () => {
    opened = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    uid = (await signInAnonymously(opened.p, { ageBand: '18+', consents })).uid;
  });
  afterAll(() => opened.close());

  const write = (id: string, text: string) => {
    const at = new Date().toISOString();
    return writeEntry(opened.p, uid, id, { day: at.slice(0, 10), at, text });
  };
  const booked = async () => (await opened.p.db.selectFrom('safety_events').select('source_id').execute()).length;

  test('is booked once, goes with other words, and goes with the entry', async () => {
    const { p } = opened;
    const id = uuidV7();
    await write(id, DANGER);
    await write(id, DANGER);
    expect([await booked(), await readRecentRisk(p, uid, 0)]).toEqual([1, 3]);
    await write(id, 'It passed. I called my sister and she came over.');
    expect(await readRecentRisk(p, uid, 0)).toBeLessThan(3);
    await write(id, DANGER);
    expect(await readRecentRisk(p, uid, 0)).toBe(3);
    await deleteEntry(p, uid, id);
    expect([await booked(), await readRecentRisk(p, uid, 0)]).toEqual([0, 0]);
  });
});
