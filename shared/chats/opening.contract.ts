import { z } from 'zod';

/**
 * What a page that opens would ask for one by one, by the address it would ask. Empty where nobody is signed in;
 * what could not be read is left out, and asked for by itself.
 */
export const openingSchema = z.object({ answers: z.record(z.string(), z.unknown()) });
export type Opening = z.infer<typeof openingSchema>;
