import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { leaveActs, listActs, recordAct } from './audit.ts';
import { chainActs, forgetOldActs } from './audit-chain.ts';
import { type ChainFault, type ChainReport, checkChain } from './check-chain.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Carries a report out of a transaction that is to leave nothing behind. */
class Seen extends Error {
  readonly report: ChainReport;
  constructor(report: ChainReport) {
    super('seen');
    this.report = report;
  }
}

describe.each(ENGINES)('the audit chain on %s', (engine) => {
  let t: TestPlatform;
  beforeEach(async () => {
    t = await openTestPlatform(engine);
  });
  afterEach(() => t.close());

  async function recordTen() {
    for (let n = 0; n < 10; n++) {
      await recordAct(t.p, `person-${n % 2}`, n % 3 ? 'session.signed_in' : 'password.changed');
      t.tick(1000);
    }
    await chainActs(t.p);
  }
  const faults = async () => (await checkChain(t.p)).faults;

  test('acts that nobody touched are sound, also those that still wait for their place', async () => {
    await recordTen();
    await recordAct(t.p, null, 'session.refused');
    expect(await checkChain(t.p)).toEqual({ acts: 10, waiting: 1, faults: [] });
    await chainActs(t.p);
    expect(await checkChain(t.p)).toEqual({ acts: 11, waiting: 0, faults: [] });
  });

  test('whatever is changed, removed, cut or moved is found', async () => {
    await recordTen();
    const damages: [string, RawBuilder<unknown>, ChainFault['fault'], number][] = [
      ['changed act', sql`update audit_acts set act = 'session.ended' where position = 4`, 'changed', 4],
      ['changed time', sql`update audit_acts set at = at + 1 where position = 4`, 'changed', 4],
      ['changed person', sql`update audit_acts set uid = 'person-9' where position = 4`, 'changed', 4],
      ['person taken out', sql`update audit_acts set uid = null where position = 4`, 'nameless', 4],
      ['removed row', sql`delete from audit_acts where position = 4`, 'missing', 4],
      ['removed beginning', sql`delete from audit_acts where position <= 4`, 'missing', 1],
      ['removed end', sql`delete from audit_acts where position > 6`, 'cut', 6],
      ['row sent back to wait', sql`update audit_acts set position = null where position = 10`, 'cut', 9],
      ['moved end', sql`update audit_ends set position = 11 where name = 'last'`, 'ends', 11],
      ['emptied table', sql`delete from audit_acts`, 'cut', 0],
    ];
    for (const [what, damage, fault, position] of damages) {
      const seen = t.p.db.transaction().execute(async (tx) => {
        await damage.execute(tx);
        throw new Seen(await checkChain({ ...t.p, db: tx }));
      });
      const found: unknown = await seen.catch((error: unknown) => error);
      expect((found as Seen).report?.faults, what).toContainEqual({ fault, position });
    }
    expect(await faults()).toEqual([]);
  });

  test('two rows that changed places are found', async () => {
    await recordTen();
    await sql`update audit_acts set position = -1 where position = 4`.execute(t.p.db);
    await sql`update audit_acts set position = 4 where position = 5`.execute(t.p.db);
    await sql`update audit_acts set position = 5 where position = -1`.execute(t.p.db);
    expect(await faults()).toContainEqual({ fault: 'changed', position: 4 });
  });

  test('a chain put back to how it stood before is found, though every hash in it is true', async () => {
    await recordTen();
    const ends = await t.p.db.selectFrom('audit_ends').selectAll().execute();
    await recordAct(t.p, 'person-1', 'export.made');
    await chainActs(t.p);
    await t.p.db.deleteFrom('audit_acts').where('act', '=', 'export.made').execute();
    for (const end of ends) await t.p.db.updateTable('audit_ends').set(end).where('name', '=', end.name).execute();
    expect(await faults()).toEqual([{ fault: 'cut', position: 10 }]);
  });

  test('a row that was changed before it got its place never gets one', async () => {
    await recordAct(t.p, 'person-1', 'totp.removed');
    await sql`update audit_acts set act = 'totp.added'`.execute(t.p.db);
    await chainActs(t.p);
    expect(await checkChain(t.p)).toEqual({ acts: 0, waiting: 1, faults: [{ fault: 'changed', position: null }] });
  });

  test('an act stands exactly where its transaction does', async () => {
    await t.p.db.transaction().execute((tx) => recordAct({ ...t.p, db: tx }, 'person-1', 'pin.changed'));
    const undone = t.p.db.transaction().execute(async (tx) => {
      await recordAct({ ...t.p, db: tx }, 'person-1', 'email.changed');
      throw new Error('refused');
    });
    await expect(undone).rejects.toThrow('refused');
    await chainActs(t.p);
    expect((await listActs(t.p, 'person-1')).map(({ act }) => act)).toEqual(['pin.changed']);
    expect(await faults()).toEqual([]);
  });

  test('two instances that record and chain at once make one chain', async () => {
    // On SQLite there is one instance: then the same one does both at once.
    const other = engine === 'postgres' ? await connect(t.p.config) : null;
    const second = other ? { ...t.p, db: other.db } : t.p;
    try {
      await Promise.all(
        [t.p, second].map(async (p, at) => {
          for (let n = 0; n < 20; n++) {
            await recordAct(p, `person-${at}`, 'proof.given');
            if (n % 4 === 0) await chainActs(p);
          }
        }),
      );
      await Promise.all([chainActs(t.p), chainActs(second)]);
      expect(await checkChain(t.p)).toEqual({ acts: 40, waiting: 0, faults: [] });
    } finally {
      await other?.db.destroy();
    }
  });

  test('acts are kept for a year, and what is left is still a chain', async () => {
    await recordTen();
    t.tick(200 * DAY);
    await recordAct(t.p, 'person-1', 'codes.made');
    await chainActs(t.p);
    t.tick(166 * DAY);
    await forgetOldActs(t.p);
    expect(await checkChain(t.p)).toEqual({ acts: 1, waiting: 0, faults: [] });
    await sql`delete from audit_acts`.execute(t.p.db);
    expect(await faults()).toEqual([{ fault: 'cut', position: 10 }]);
  });

  test('a deleted account leaves its acts in the chain, and no id', async () => {
    await recordTen();
    await leaveActs(t.p, 'person-1');
    await chainActs(t.p);
    expect(await listActs(t.p, 'person-1')).toEqual([]);
    const { rows } = await sql<{ count: number }>`select count(*) as count from audit_acts where uid is null`.execute(
      t.p.db,
    );
    expect(Number(rows[0]?.count)).toBe(6);
    expect(await faults()).toEqual([]);
  });

  test('what is recorded holds an act of the closed list, times and hashes, and nothing else', async () => {
    await recordTen();
    const rows = await t.p.db.selectFrom('audit_acts').selectAll().execute();
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual(['act', 'at', 'hash', 'id', 'position', 'uid', 'who']);
      expect(row.who).toMatch(/^[0-9a-f]{64}$/);
      expect(row.hash).toMatch(/^[0-9a-f]{64}$/);
    }
  });
});
