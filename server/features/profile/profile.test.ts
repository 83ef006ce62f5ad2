import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { interpose } from '#server/testing/interpose.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { readSettings, updateSettings } from './profile.service.ts';

describe.each(ENGINES)('settings on %s', (engine) => {
  let opened: TestPlatform;
  beforeEach(async () => {
    opened = await openTestPlatform(engine);
  });
  afterEach(() => opened.close());

  test('two tabs that change two of them at once both keep theirs', async () => {
    const { p } = opened;
    const consents = { storeChats: true, memory: false, sendToModel: false };
    const { uid } = await signInAnonymously(p, { ageBand: '18+', consents });
    let other: Promise<unknown> | null = null;
    const db = interpose(p.db, 'people', () => {
      other = updateSettings(p, uid, { theme: 'lamplight' });
    });
    await updateSettings({ ...p, db }, uid, { country: 'NZ' });
    await other;
    expect(await readSettings(p, uid)).toMatchObject({ theme: 'lamplight', country: 'NZ' });
  });
});
