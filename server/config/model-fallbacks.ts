import { z } from 'zod';

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
export function readFallbacks(list: string | undefined): ModelPlace[] {
  if (list === undefined) return [];
  let data: unknown;
  try {
    data = JSON.parse(list);
  } catch {
    throw new Error('not valid JSON');
  }
  const read = placesSchema.safeParse(data);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map((issue) => `${issue.path.join('.') || 'the list'} (${issue.code})`).join(', '));
}
