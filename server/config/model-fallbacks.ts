import { z } from 'zod';
import { readJsonList } from './json-list.ts';

const placesSchema = z.array(
  z.strictObject({
    provider: z.enum(['openai-compatible', 'anthropic']),
    baseUrl: z.url().nullable().default(null),
    name: z.string().min(1),
    apiKey: z.string().nullable().default(null),
  }),
);
export type ModelPlace = z.infer<typeof placesSchema>[number];

/**
 * The further models of `MODEL_FALLBACKS`, in order.
 *
 * @throws Error that names places in the list, never a value: keys stand there
 */
export const readFallbacks = (list: string | undefined): ModelPlace[] => readJsonList(placesSchema, list);
