import type { Kysely } from 'kysely';
import type { EngineTypes } from '#server/db/engine.ts';

/** One step of the schema, for both engines. Steps are never edited once released, only added to. */
export interface Migration {
  name: string;
  // Kysely's own convention: a step must not depend on today's table types.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  up: (db: Kysely<any>, type: EngineTypes) => Promise<void>;
}
