import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { VaultError } from '#server/vault/record.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { type PlanParts, planPartsSchema } from '#shared/safety/safety-plan.contract.ts';

type Db = Kysely<Database>;

export interface PlanRecord {
  rev: number;
  /** Epoch milliseconds. */
  updatedAt: number;
  parts: PlanParts;
}

const place = (userId: string, rev: number) => ({ table: 'safety_plans', column: 'body', rowId: userId, rev });

/** Null where there is none; a record that does not open reads as none. */
export async function findPlan(db: Db, vault: UserVault, userId: string): Promise<PlanRecord | null> {
  const row = await db
    .selectFrom('safety_plans')
    .select(['rev', 'updated_at', 'body'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  try {
    const parts = planPartsSchema.parse(JSON.parse(vault.open(place(userId, row.rev), row.body)));
    return { rev: row.rev, updatedAt: row.updated_at, parts };
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

export async function savePlan(tx: Db, vault: UserVault, userId: string, plan: PlanRecord): Promise<void> {
  const row = {
    rev: plan.rev,
    updated_at: plan.updatedAt,
    body: vault.seal(place(userId, plan.rev), JSON.stringify(plan.parts)),
  };
  await tx
    .insertInto('safety_plans')
    .values({ user_id: userId, ...row })
    .onConflict((to) => to.column('user_id').doUpdateSet(row))
    .execute();
}

export async function removePlan(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('safety_plans').where('user_id', '=', userId).execute();
}
