import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '#server/db/engine.ts';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { readSettings, updateSettings, updateUserDocument } from '#server/features/profile/profile.service.ts';
import type { Platform } from '#server/platform.ts';
import { exportAll, importAll } from '#server/testing/carry-archive.ts';
import { type AccountShape, fillAccount, openAccount } from '#server/testing/full-account.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';

const RUNS = process.env.ALCOVE_DEEP ? 60 : 4;
const consents = { storeChats: true, memory: true, sendToModel: false };
const arrive = async (p: Platform) => (await signInAnonymously(p, { ageBand: '18+', consents })).uid;

/** Anything people write: every plane of Unicode, control characters, what JSON and ZIP and CSV use for themselves. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom('=1+1', '"],\n[', '\u0000', '\u2028\u2029', '🫂 שלום', '__proto__', 'PK\u0003\u0004'),
);
/** Trees: each message hangs on one before it, or begins the chat. */
const tree = fc
  .array(fc.nat(), { maxLength: 12 })
  .map((picks) => picks.map((pick, index) => (index === 0 ? -1 : (pick % (index + 1)) - 1)));
const shape: fc.Arbitrary<AccountShape> = fc.record({
  texts: fc.array(text, { minLength: 1, maxLength: 6 }),
  chats: fc.array(tree, { maxLength: 4 }),
});

const pairs: [Engine, Engine][] = ENGINES.flatMap((from) => ENGINES.map((to): [Engine, Engine] => [from, to]));

describe.each(pairs)('everything taken out of %s and brought into %s', (from, to) => {
  let here: TestPlatform;
  let there: TestPlatform;
  beforeAll(async () => {
    [here, there] = await Promise.all([openTestPlatform(from), openTestPlatform(to)]);
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  test('is the same there: every text, every relation, every setting, whatever was written', async () => {
    await fc.assert(
      fc.asyncProperty(shape, async (shaped) => {
        const [old, fresh] = [await arrive(here.p), await arrive(there.p)];
        await fillAccount(here.p, old, shaped);
        await updateSettings(here.p, old, { country: 'AT', theme: 'lamplight', textSize: 150 });
        await updateUserDocument(here.p, old, { displayName: 'Ada' });
        const before = await openAccount(here.p, old);
        expect(Object.values(before).every((rows) => rows.every((row) => row !== null))).toBe(true);

        const archive = await exportAll(here.p, old);
        const first = await importAll(there.p, fresh, archive);
        expect(first.problem).toBeNull();
        expect(await openAccount(there.p, fresh)).toEqual(before);
        expect(await readSettings(there.p, fresh)).toEqual(await readSettings(here.p, old));
        expect(await openAccount(here.p, old)).toEqual(before);

        // Once more, and nothing is there twice.
        const again = await importAll(there.p, fresh, archive);
        expect(Object.values(again.counts ?? {}).every((count) => count === 0)).toBe(true);
        expect(await openAccount(there.p, fresh)).toEqual(before);
      }),
      { numRuns: RUNS },
    );
  });
});
