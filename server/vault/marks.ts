import type { Kysely } from 'kysely';
import type { Migration } from '#server/db/migrations/migration.ts';

export interface MarksTable {
  name: string;
  position: number;
  hash: string;
}

export const marksMigration: Migration = {
  name: '0003-marks',
  up: async (db, type) => {
    await db.schema
      .createTable('marks')
      .addColumn('name', type.text, (c) => c.primaryKey())
      .addColumn('position', type.integer, (c) => c.notNull())
      .addColumn('hash', type.text, (c) => c.notNull())
      .execute();
  },
};

/** How far something has come, kept with the keys: whoever can change the data alone cannot take it back. */
export interface Mark {
  position: number;
  hash: string;
}

export interface Marks {
  read(name: string): Promise<Mark | null>;
  /** Moves a mark forward, never back. */
  move(name: string, mark: Mark): Promise<void>;
}

/** The marks beside the keys. */
export function createMarks(keys: Kysely<{ marks: MarksTable }>): Marks {
  return {
    read: async (name) => {
      const row = await keys.selectFrom('marks').selectAll().where('name', '=', name).executeTakeFirst();
      return row ? { position: row.position, hash: row.hash } : null;
    },
    move: async (name, mark) => {
      await keys
        .insertInto('marks')
        .values({ name, ...mark })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(mark).where('marks.position', '<', mark.position))
        .execute();
    },
  };
}
