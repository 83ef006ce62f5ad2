import type { Migration } from './migration.ts';

export const questionnairesMigration: Migration = {
  name: '0005-questionnaires',
  up: async (db, type) => {
    // Begun and finished answers alike, so that going on elsewhere and handing in are changes of one row. Which
    // questionnaire it is stands in the sealed body: that somebody counts their drinks is theirs to tell.
    await db.schema
      .createTable('questionnaire_responses')
      .addColumn('user_id', type.text, (c) => c.notNull())
      .addColumn('id', type.text, (c) => c.notNull())
      .addColumn('started_at', type.integer, (c) => c.notNull())
      .addColumn('updated_at', type.integer, (c) => c.notNull())
      .addColumn('submitted_at', type.integer)
      .addColumn('rev', type.integer, (c) => c.notNull())
      .addColumn('body', type.bytes, (c) => c.notNull())
      .addPrimaryKeyConstraint('questionnaire_responses_pk', ['user_id', 'id'])
      .execute();
  },
};
