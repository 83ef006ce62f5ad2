import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;

/**
 * A pool whose lost connections never end the process. A query on one fails by itself; the
 * event besides would be nobody's, in the pool's hands or in a borrower's.
 */
export function postgresPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return pool;
}

/** Kysely on PostgreSQL; 8-byte integers come back as numbers, since ours are epoch milliseconds and counts. */
export function postgresDialect(url: string): Dialect {
  const pool = postgresPool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  });
  return new PostgresDialect({ pool });
}
