import { z } from 'zod';
import { idColumn, type KeptRows, timeColumn } from '#server/db/kept-rows.ts';
import { type ExerciseNotes, exerciseNotesSchema, saveRunSchema } from '#shared/exercises/exercises.contract.ts';

const both = <T>(here: readonly T[], comes: readonly T[]): T[] => [...new Set([...here, ...comes])];

/** What this feature keeps of a person. */
export const KEPT_EXERCISES: readonly KeptRows[] = [
  {
    name: 'exercise-runs',
    table: 'exercise_runs',
    key: ['id'],
    plain: z.strictObject({ id: idColumn, created_at: timeColumn }),
    sealed: [{ column: 'body', holds: saveRunSchema }],
    revised: true,
  },
  {
    name: 'exercise-notes',
    table: 'exercise_notes',
    key: [],
    plain: z.strictObject({}),
    sealed: [{ column: 'body', holds: exerciseNotesSchema }],
    revised: true,
    // Told once is told: an exercise minds an illness rather once too often.
    join: (here, comes) => {
      const [mine, theirs] = [here.body as ExerciseNotes, comes.body as ExerciseNotes];
      return { body: { has: both(mine.has, theirs.has), asked: both(mine.asked, theirs.asked) } };
    },
  },
];
