/** PostgreSQL's unique violation; SQLite's for a unique column and for a primary key. */
const DUPLICATE_CODES = new Set<unknown>(['23505', 2067, 1555]);

/** Whether a write failed because the same thing was there already. */
export function isDuplicate(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return DUPLICATE_CODES.has(code) || DUPLICATE_CODES.has(errcode);
}

/** The HTTP status better-auth gave a refusal, or null where the failure is not one of its own. Asked by name, so that better-auth need not be loaded to ask. */
export function authStatus(error: unknown): number | null {
  if (!(error instanceof Error) || error.name !== 'APIError') return null;
  return (error as { statusCode?: number }).statusCode ?? null;
}
