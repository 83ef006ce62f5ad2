import type { Kysely } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import { typesOf } from './engine.ts';
import { chatsMigration } from './migrations/0001-chats.ts';
import { accountsMigration } from './migrations/0002-accounts.ts';
import { memoriesMigration } from './migrations/0003-memories.ts';
import { safetyMigration } from './migrations/0004-safety.ts';
import { questionnairesMigration } from './migrations/0005-questionnaires.ts';
import { suggestionsMigration } from './migrations/0006-suggestions.ts';
import { exercisesMigration } from './migrations/0007-exercises.ts';
import { checkinsMigration } from './migrations/0008-checkins.ts';
import { writtenDangerMigration } from './migrations/0009-written-danger.ts';
import { resultsStampMigration } from './migrations/0010-results-stamp.ts';
import { remindersMigration } from './migrations/0011-reminders.ts';
import { journalMigration } from './migrations/0012-journal.ts';
import { devicesMigration } from './migrations/0013-devices.ts';
import { secondFactorsMigration } from './migrations/0014-second-factors.ts';
import { identitiesMigration } from './migrations/0015-identities.ts';
import { dataMigration } from './migrations/0016-data.ts';
import { picturesAndLocksMigration } from './migrations/0018-pictures-and-locks.ts';
import { auditMigration } from './migrations/0019-audit.ts';
import { lettingGoMigration } from './migrations/0020-letting-go.ts';
import type { Migration } from './migrations/migration.ts';

const MIGRATIONS: readonly Migration[] = [
  chatsMigration,
  accountsMigration,
  memoriesMigration,
  safetyMigration,
  questionnairesMigration,
  suggestionsMigration,
  exercisesMigration,
  checkinsMigration,
  writtenDangerMigration,
  resultsStampMigration,
  remindersMigration,
  journalMigration,
  devicesMigration,
  secondFactorsMigration,
  identitiesMigration,
  dataMigration,
  picturesAndLocksMigration,
  auditMigration,
  lettingGoMigration,
];

/** The store was written by a newer Alcove, or a step failed. Nothing was changed. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings a store to today's schema, each step in a transaction, safe to run from
 * several instances at once.
 *
 * @returns names of the steps that ran now
 * @throws MigrationError when the store knows steps that this version does not
 */
export async function migrate(
  db: Kysely<never>,
  engine: Engine,
  steps: readonly Migration[] = MIGRATIONS,
): Promise<string[]> {
  const type = typesOf(engine);
  const provider: MigrationProvider = {
    getMigrations: async () => Object.fromEntries(steps.map((step) => [step.name, { up: (on) => step.up(on, type) }])),
  };
  const migrator = new Migrator({ db, provider });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const newer = error instanceof Error && /missing/.test(error.message);
    throw new MigrationError(
      newer
        ? 'This data was written by a newer version of Alcove. Start that version, or restore a backup.'
        : 'The data could not be brought up to date. Nothing was changed; the version that ran before still works.',
      { cause: error },
    );
  }
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
