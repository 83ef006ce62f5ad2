import { z } from 'zod';

/** A list of words, a regular expression, or several of them of which any one is meant. */
const written = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

/** What one module of the code looks for: its patterns, and what several of them share; of all modules, that alone. */
export const writtenSchema = z.strictObject({
  shapes: z.record(z.string().regex(/^[a-z][a-z-]*$/), z.string().min(1)).optional(),
  patterns: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), written).optional(),
});

export type WrittenContent = z.infer<typeof writtenSchema>;
