import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { GroupCommit } from './group-commit.ts';

/** A name that SQLite takes for "no file". */
export const IN_MEMORY = ':memory:';
const STATEMENT_CACHE_MAX = 500;

/** WAL with FULL: an acknowledged commit survives a power cut. secure_delete: deleted text leaves the file. */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma foreign_keys = on;
  pragma busy_timeout = 5000;
  pragma temp_store = memory;
`;

/** The WAL-reset corruption bug is fixed from here on (security note §1). */
const SQLITE_MINIMUM = [3, 51, 3];

class StatementCache {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(query.sql);
    const values = query.parameters.map(toSqlite);
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      if (this.#statements.size >= STATEMENT_CACHE_MAX) this.#statements.clear();
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  // node:sqlite takes a Date for a bag of named parameters and stores NULL without a word.
  if (value instanceof Date) throw new TypeError('bind epoch milliseconds, not a Date');
  if (value === undefined) throw new TypeError('bind null, not undefined');
  return value as SQLInputValue;
}

/** One logical connection: reads see committed data only, writes go through the group. */
class SqliteConnection implements DatabaseConnection {
  readonly #driver: NodeSqliteDriver;
  inTransaction = false;

  constructor(driver: NodeSqliteDriver) {
    this.#driver = driver;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { group, writer, reader } = this.#driver.open;
    if (this.inTransaction) return writer.run<R>(query);
    if (reader && SelectQueryNode.is(query.query)) return reader.run<R>(query);
    await group.enter();
    let result: QueryResult<R>;
    try {
      result = writer.run<R>(query);
    } catch (error) {
      group.rollback();
      throw error;
    }
    await group.commit();
    return result;
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams rows
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('page instead of streaming rows');
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string;
  #open: { group: GroupCommit; writer: StatementCache; reader: StatementCache | null; handles: DatabaseSync[] } | null =
    null;

  constructor(file: string) {
    this.#file = file;
  }

  get open() {
    if (!this.#open) throw new Error('the database is closed');
    return this.#open;
  }

  async init(): Promise<void> {
    const writing = new DatabaseSync(this.#file);
    refuseOldSqlite(writing);
    writing.exec(PRAGMAS);
    // A database in memory belongs to its one connection: there reads take their turn among the writes.
    const reading = this.#file === IN_MEMORY ? null : new DatabaseSync(this.#file, { readOnly: true });
    reading?.exec('pragma busy_timeout = 5000');
    this.#open = {
      group: new GroupCommit(writing),
      writer: new StatementCache(writing),
      reader: reading && new StatementCache(reading),
      handles: reading ? [reading, writing] : [writing],
    };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.open.group.enter();
    (connection as SqliteConnection).inTransaction = true;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).inTransaction = false;
    await this.open.group.commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Kysely also rolls back after a commit that failed; by then the group is no longer ours.
    if (!(connection as SqliteConnection).inTransaction) return;
    (connection as SqliteConnection).inTransaction = false;
    this.open.group.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#open?.group.settle();
    for (const handle of this.#open?.handles ?? []) handle.close();
    this.#open = null;
  }
}

function refuseOldSqlite(db: DatabaseSync): void {
  const { version } = db.prepare('select sqlite_version() as version').get() as { version: string };
  const parts = version.split('.').map(Number);
  for (const [index, minimum] of SQLITE_MINIMUM.entries()) {
    const part = parts[index] ?? 0;
    if (part > minimum) return;
    if (part < minimum)
      throw new Error(`SQLite ${version} is older than ${SQLITE_MINIMUM.join('.')}: it can corrupt its journal`);
  }
}

/** Kysely's own adapter lets one query in at a time; our driver orders writers itself and lets readers pass. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** A migration that fails halfway must leave nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely on `node:sqlite`, one file, group commit. */
export function nodeSqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(file),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
