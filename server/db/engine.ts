export type Engine = 'sqlite' | 'postgres';

/** Column types by engine; migrations name only these. */
export interface EngineTypes {
  text: 'text';
  /** Epoch milliseconds, counts, positions. */
  integer: 'integer' | 'bigint';
  bytes: 'blob' | 'bytea';
}

export function typesOf(engine: Engine): EngineTypes {
  return engine === 'postgres'
    ? { text: 'text', integer: 'bigint', bytes: 'bytea' }
    : { text: 'text', integer: 'integer', bytes: 'blob' };
}
