import type { z } from 'zod';

/** One call of the API: what it takes and what it gives, by the contracts that the routes themselves read. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As mounted, with `:name` for what varies. */
  path: string;
  summary: string;
  status: 200 | 201 | 202 | 204 | 303;
  takes?: z.ZodType;
  gives?: z.ZodType;
  /** Server-sent events whose data is `gives`. */
  streams?: true;
}
