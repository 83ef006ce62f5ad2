import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { type SafetyRun, safetyRunSchema } from '#shared/safety/safety-run.contract.ts';

type Db = Kysely<Database>;

/** Keeps the last run of an engine. */
export async function saveSafetyRun(db: Db, engine: string, run: SafetyRun): Promise<void> {
  const row = { ran_at: Date.parse(run.ranAt), passed: run.passed ? 1 : 0, body: JSON.stringify(run) };
  await db
    .insertInto('safety_runs')
    .values({ engine, ...row })
    .onConflict((to) => to.column('engine').doUpdateSet(row))
    .execute();
}

/** The last run of every engine that was measured; one that an older version wrote otherwise is left out. */
export async function listSafetyRuns(db: Db): Promise<Map<string, SafetyRun>> {
  const rows = await db.selectFrom('safety_runs').select(['engine', 'body']).execute();
  return new Map(
    rows.flatMap(({ engine, body }) => {
      const read = safetyRunSchema.safeParse(JSON.parse(body));
      return read.success ? [[engine, read.data] as const] : [];
    }),
  );
}
