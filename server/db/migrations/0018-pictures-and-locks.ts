import type { Migration } from './migration.ts';

export const picturesAndLocksMigration: Migration = {
  name: '0018-pictures-and-locks',
  up: async (db, type) => {
    // No reference to `people`: a file outlives its row unless somebody removes it by name, so deletion does both.
    await db.schema
      .createTable('pictures')
      .addColumn('uid', type.text, (c) => c.notNull())
      .addColumn('source', type.text, (c) => c.notNull())
      .addColumn('file', type.text, (c) => c.notNull())
      .addColumn('size', type.integer, (c) => c.notNull())
      .addColumn('created_at', type.integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('pictures_pk', ['uid', 'source'])
      .execute();
    await db.schema
      .createTable('locks')
      .addColumn('uid', type.text, (c) => c.primaryKey())
      .addColumn('minutes', type.integer, (c) => c.notNull())
      .addColumn('pin_hash', type.text)
      .execute();
  },
};
