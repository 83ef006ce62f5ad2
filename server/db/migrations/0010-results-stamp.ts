import type { Migration } from './migration.ts';

export const resultsStampMigration: Migration = {
  name: '0010-results-stamp',
  up: async (db) => {
    // Whether anything about a person's results changed is asked each time: the answer stands in the index alone.
    await db.schema
      .createIndex('questionnaire_responses_stamp')
      .on('questionnaire_responses')
      .columns(['user_id', 'submitted_at', 'updated_at', 'rev'])
      .execute();
  },
};
