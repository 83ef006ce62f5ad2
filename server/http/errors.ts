import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { AppError } from '#shared/errors/app-error.ts';
import type { ErrorBody, ErrorCode } from '#shared/errors/errors.contract.ts';

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'http.body_unreadable',
  404: 'http.not_found',
  413: 'http.body_too_large',
};

/** The store is away, full of callers, or gave up one of two that waited for each other: the same again may succeed. */
const PASSING = new Set<unknown>([
  '40001',
  '40P01',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What PostgreSQL's client says, without a code, once its connection is gone. */
const CONNECTION_GONE = /^(Connection terminated|Client has encountered a connection error)/;

/** Driver errors echo their input, so only their class and code may be logged, never their message. */
function outline(error: unknown): { name: string; code: string | undefined; at: string | undefined } {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, at: undefined };
  const code = (error as { code?: unknown }).code;
  const frame = error.stack?.split('\n').find((line) => line.includes('/server/'));
  return {
    name: error.name,
    code: typeof code === 'string' ? code : undefined,
    at: frame?.trim().replace(/\(?file:.*\/server\//, 'server/'),
  };
}

function known(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) return new AppError(BY_STATUS[error.status] ?? 'http.body_unreadable');
  const code = (error as { code?: unknown }).code;
  const sqlite = (error as { errcode?: unknown }).errcode;
  if (sqlite === 13 || code === '53100') return new AppError('http.out_of_space');
  // PostgreSQL keeps no NUL in a text, not even to look for it.
  if (code === '22021') return new AppError('http.input_invalid');
  if (PASSING.has(code) || (error instanceof Error && CONNECTION_GONE.test(error.message)))
    return new AppError('http.restarting');
  return null;
}

/** The one place where failures become answers. */
export function errorHandler(log: Logger) {
  return (error: unknown, c: Context): Response => {
    const app = known(error) ?? new AppError('http.internal');
    const body: ErrorBody = { error: { code: app.code, message: app.code } };
    if (app.details !== undefined) body.error.details = app.details;
    if (app.retryAfter !== undefined) {
      body.error.retryAfter = app.retryAfter;
      c.header('retry-after', String(app.retryAfter));
    }
    if (app.status >= 500) {
      body.error.ref = randomUUID().slice(0, 8);
      log.error({ ref: body.error.ref, route: c.req.routePath, error: outline(error) }, 'request failed');
    }
    return c.json(body, app.status as 400);
  };
}
