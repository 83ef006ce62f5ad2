import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError } from '#shared/errors/app-error.ts';
import type { ErrorCode } from '#shared/errors/errors.contract.ts';

/**
 * The request's JSON, checked against its contract.
 *
 * @throws AppError `http.body_unreadable` or `http.input_invalid`; details name fields, never their values
 */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  let body: unknown;
  try {
    body = await c.req.json();
  } catch {
    throw new AppError('http.body_unreadable');
  }
  return parse(schema, body, 'http.input_invalid');
}

/** Checks path or query values. @throws AppError with `code` */
export function parse<T extends z.ZodType>(schema: T, value: unknown, code: ErrorCode): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues
    .slice(0, 10)
    .map((issue) => ({ field: issue.path.join('.'), problem: issue.code }));
  throw new AppError(code, { details: { fields } });
}
