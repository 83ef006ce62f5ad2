import type { Migration } from './migration.ts';

export const auditMigration: Migration = {
  name: '0019-audit',
  up: async (db, type) => {
    await db.schema
      .createTable('audit_acts')
      .addColumn('id', type.text, (c) => c.primaryKey())
      .addColumn('uid', type.text)
      .addColumn('who', type.text, (c) => c.notNull())
      .addColumn('act', type.text, (c) => c.notNull())
      .addColumn('at', type.integer, (c) => c.notNull())
      .addColumn('position', type.integer)
      .addColumn('hash', type.text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('audit_acts_by_position').unique().on('audit_acts').column('position').execute();
    await db.schema.createIndex('audit_acts_by_person').on('audit_acts').columns(['uid', 'at']).execute();
    await db.schema
      .createTable('audit_ends')
      .addColumn('name', type.text, (c) => c.primaryKey())
      .addColumn('position', type.integer, (c) => c.notNull())
      .addColumn('hash', type.text, (c) => c.notNull())
      .addColumn('mac', type.text, (c) => c.notNull())
      .execute();
  },
};
