import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Companion } from '#companion/companion.ts';
import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import type { MemoryTalk } from '#companion/memory/memory-talk.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Live } from './live/live.ts';
import type { ChatModel } from './llm/chat-model.ts';
import type { Mail } from './mail/mail.ts';
import type { Marks } from './vault/marks.ts';
import type { Vault } from './vault/vault.ts';

/**
 * What every service is given. A service that must run inside its caller's
 * transaction is called with `{ ...p, db: tx }`.
 */
export interface Platform {
  db: Kysely<Database>;
  /** Temporary chats: a database in this process's memory, with the same tables. */
  temporaryDb: Kysely<Database>;
  /** Where people are kept, while `db` is the memory of temporary chats; absent everywhere else. */
  peopleDb?: Kysely<Database>;
  vault: Vault;
  /** Kept with the keys, out of reach of whoever has the data alone. */
  marks: Marks;
  live: Live;
  /** Holds sealed files. */
  files: FileStore;
  mail: Mail;
  companion: Companion;
  memoryTalk: MemoryTalk;
  /** The exercises of the companion, by id, in English. */
  exercises: ReadonlyMap<string, Exercise>;
  /** Neutral titles of what talks are about, by the companion's topic id, in English. */
  topicTitles: ReadonlyMap<string, string>;
  /** Null where no model is configured: the guided companion answers alone. */
  model: ChatModel | null;
  config: Config;
  /** Epoch milliseconds. */
  clock: () => number;
  log: Logger;
}
