/** Exercises done in the player. No chat_id: they belong to the person. */
export interface ExerciseRunsTable {
  user_id: string;
  id: string;
  /** Epoch milliseconds: when the server was told. */
  created_at: number;
  rev: number;
  /** Sealed JSON: which exercise, when, ratings, what was kept. */
  body: Uint8Array;
}
