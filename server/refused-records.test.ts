import { randomBytes, randomInt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watchRefusedRecords } from '#server/audit/refused-records.ts';
import { readChats } from '#server/features/chats/read-chats.ts';
import { readMessages } from '#server/features/chats/read-messages.ts';
import { seedPeople } from '#server/testing/seed-people.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { wrapContext } from '#server/vault/keyrings.ts';
import { openRecord, type Place, VaultError } from '#server/vault/record.ts';
import { contentKey } from '#server/vault/ring.ts';

const COUNT = process.env.ALCOVE_DEEP ? 10_000 : 2_000;
const WORD = 'kestrelquay';

interface Sealed {
  uid: string;
  place: Place;
  record: Buffer;
}

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

/** One attempt: a record, and where somebody says it belongs. */
type Attack = (all: readonly Sealed[]) => Sealed;

const flipped: Attack = (all) => {
  const one = pick(all);
  const record = Buffer.from(one.record);
  const at = randomInt(record.length);
  record[at] = (record[at] ?? 0) ^ (1 << randomInt(8));
  return { ...one, record };
};
const cut: Attack = (all) => {
  const one = pick(all);
  return { ...one, record: one.record.subarray(0, randomInt(one.record.length)) };
};
/** The tag cut to what Node takes for one if it is not told its length. */
const shortTag: Attack = (all) => {
  const one = pick(all);
  return { ...one, record: one.record.subarray(0, one.record.length - pick([12, 8, 4, 2, 1])) };
};
const moved: Attack = (all) => {
  const [one, other] = [pick(all), pick(all)];
  const isSame = one.uid === other.uid && JSON.stringify(one.place) === JSON.stringify(other.place);
  return isSame ? flipped(all) : { ...other, record: one.record };
};
/** An older state of the same row, put back. */
const replayed: Attack = (all) => {
  const one = pick(all);
  return { ...one, place: { ...one.place, rev: one.place.rev + 1 + randomInt(50) } };
};
const otherVersion: Attack = (all) => {
  const one = pick(all);
  const record = Buffer.from(one.record);
  record.writeUInt16BE(2 + randomInt(60_000), 2);
  return { ...one, record };
};
const noise: Attack = (all) => ({ ...pick(all), record: randomBytes(randomInt(200)) });
const ATTACKS = { flipped, cut, shortTag, moved, replayed, otherVersion, noise };

describe.each(ENGINES)('records that were tampered with, on %s', (engine) => {
  let t: TestPlatform;
  beforeEach(async () => {
    t = await openTestPlatform(engine);
  });
  afterEach(() => t.close());

  async function someRecords(): Promise<Sealed[]> {
    const people = await seedPeople(t.p, 5, 1);
    const all: Sealed[] = [];
    for (const { uid } of people)
      for (let n = 0; n < 20; n++) {
        const place = { table: pick(['messages', 'chats']), column: 'body', rowId: `row-${n}`, rev: 1 + (n % 3) };
        all.push({ uid, place, record: await t.p.vault.seal(uid, place, `${WORD} ${n}`) });
      }
    return all;
  }

  test(`${COUNT} of them are refused, not one byte of text comes out, and each is an act in the audit chain`, async () => {
    const refusals = watchRefusedRecords(t.p);
    const all = await someRecords();
    const kinds = Object.values(ATTACKS);
    let refused = 0;
    const seen = new Set<string>();
    for (let n = 0; n < COUNT; n++) {
      let one = (kinds[n % kinds.length] as Attack)(all);
      // Each once: the same record at the same place is told once.
      while (seen.has(JSON.stringify([one.uid, one.place, one.record.toString('base64')]))) one = flipped(all);
      seen.add(JSON.stringify([one.uid, one.place, one.record.toString('base64')]));
      const error = await t.p.vault.open(one.uid, one.place, one.record).then(
        (text) => new Error(`opened: ${text}`),
        (caught: Error) => caught,
      );
      if (error instanceof VaultError && !String(error.stack).includes(WORD)) refused++;
    }
    await refusals.settle();
    const acts = await t.p.db.selectFrom('audit_acts').select('uid').where('act', '=', 'record.unreadable').execute();
    expect(refused).toBe(COUNT);
    expect(acts).toHaveLength(COUNT);
    // The control: what was not touched opens, and a reader that is not told the place takes what was moved.
    for (const { uid, place, record } of all) expect(await t.p.vault.open(uid, place, record)).toContain(WORD);
  });

  test('the control: bound to nothing, a moved record would open', async () => {
    const [one, other] = await someRecords();
    if (!one || !other) throw new Error('no records');
    const row = await t.p.vault.keys
      .selectFrom('user_keys')
      .selectAll()
      .where('user_id', '=', one.uid)
      .executeTakeFirstOrThrow();
    const key = contentKey(
      await t.p.vault.provider.unwrap(wrapContext(one.uid, 1), {
        masterKeyId: row.master_key_id,
        wrapped: row.wrapped,
      }),
    );
    // A careless reader takes the place from the record's own row instead of the one that was asked for.
    expect(openRecord(key, one.uid, one.place, one.record).toString()).toContain(WORD);
    await expect(t.p.vault.open(one.uid, other.place, one.record)).rejects.toThrow(VaultError);
  });

  test('a damaged row breaks no list: the others are there, and the one says that it cannot be opened', async () => {
    const [person] = await seedPeople(t.p, 1, 5);
    if (!person) throw new Error('nobody');
    const { uid, chatId } = person;
    const rows = await t.p.db
      .selectFrom('messages')
      .selectAll()
      .where('user_id', '=', uid)
      .orderBy('position')
      .execute();
    const victim = rows[2];
    if (!victim) throw new Error('no row');
    const body = Buffer.from(victim.body);
    body[30] = (body[30] ?? 0) ^ 1;
    await t.p.db.updateTable('messages').set({ body }).where('id', '=', victim.id).execute();
    const { messages } = await readMessages(t.p, uid, chatId, {});
    expect(messages).toHaveLength(5);
    expect(messages.filter((message) => message.text.startsWith('line '))).toHaveLength(4);
    expect(messages[2]).toMatchObject({ id: victim.id, text: '' });
    expect((await readChats(t.p, uid, {})).chats).toHaveLength(1);
  });
});
