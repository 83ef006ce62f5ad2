import type { z } from 'zod';

/**
 * The list that stands as JSON in a setting; empty where the setting is absent.
 *
 * @throws Error that names places in the list, never a value: keys and secrets stand there
 */
export function readJsonList<T extends z.ZodType<unknown[]>>(schema: T, list: string | undefined): z.output<T> {
  let data: unknown;
  try {
    data = JSON.parse(list ?? '[]');
  } catch {
    throw new Error('not valid JSON');
  }
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map((issue) => `${issue.path.join('.') || 'the list'} (${issue.code})`).join(', '));
}
