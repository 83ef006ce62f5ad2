import type { Migration } from './migration.ts';

export const lettingGoMigration: Migration = {
  name: '0020-letting-go',
  up: async (db, type) => {
    await db.schema
      .createTable('account_deletions')
      .addColumn('uid', type.text, (c) => c.primaryKey())
      .addColumn('requested_at', type.integer, (c) => c.notNull())
      .addColumn('due_at', type.integer, (c) => c.notNull())
      .addColumn('undo_hash', type.text)
      .addColumn('receipt_ref', type.text, (c) => c.notNull())
      .addColumn('erased_at', type.integer)
      .execute();
    await db.schema.createIndex('account_deletions_due').on('account_deletions').column('due_at').execute();

    await db.schema
      .createTable('deletion_receipts')
      .addColumn('ref', type.text, (c) => c.primaryKey())
      .addColumn('uid', type.text)
      .addColumn('what', type.text, (c) => c.notNull())
      .addColumn('at', type.integer, (c) => c.notNull())
      .addColumn('gone_by', type.integer)
      .addColumn('removed', type.text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('deletion_receipts_person').on('deletion_receipts').columns(['uid', 'at']).execute();

    await db.schema
      .createTable('retention_choices')
      .addColumn('uid', type.text, (c) => c.primaryKey())
      .addColumn('chats_days', type.integer)
      .addColumn('journal_days', type.integer)
      .addColumn('checkins_days', type.integer)
      .addColumn('chosen_at', type.integer, (c) => c.notNull())
      .addColumn('next_run_at', type.integer, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('retention_choices_due').on('retention_choices').column('next_run_at').execute();

    await db.schema
      .createTable('consent_events')
      .addColumn('uid', type.text, (c) => c.notNull())
      .addColumn('id', type.text, (c) => c.notNull())
      .addColumn('at', type.integer, (c) => c.notNull())
      .addColumn('consent', type.text, (c) => c.notNull())
      .addColumn('given', type.integer, (c) => c.notNull())
      .addColumn('receiver', type.text)
      .addPrimaryKeyConstraint('consent_events_pk', ['uid', 'id'])
      .execute();

    await db.schema
      .createTable('account_pauses')
      .addColumn('uid', type.text, (c) => c.primaryKey())
      .addColumn('paused_at', type.integer, (c) => c.notNull())
      .execute();
  },
};
