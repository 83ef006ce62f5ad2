/** What exercises are to mind for a person, one row each. */
export interface ExerciseNotesTable {
  user_id: string;
  rev: number;
  /** Sealed JSON: illnesses and the like that were told, and what was asked. */
  body: Uint8Array;
}
