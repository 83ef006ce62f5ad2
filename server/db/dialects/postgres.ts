import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;

/** Kysely on PostgreSQL; 8-byte integers come back as numbers, since ours are epoch milliseconds and counts. */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  });
  // Without a listener an idle connection that the server drops would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
