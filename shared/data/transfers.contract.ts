import { z } from 'zod';
import { countsSchema } from './archive.contract.ts';

/** Bytes of an archive in one part on its way in: with base64 it stays below what a request may hold. */
export const PART_BYTES = 144 * 1024;
/** Largest archive that is brought in, in bytes. */
export const ARCHIVE_BYTES_MAX = 128 * 1024 * 1024;
/** How long a finished archive waits to be downloaded, in milliseconds. */
export const ARCHIVE_KEPT_MS = 24 * 3_600_000;

export const transferSchema = z.object({
  id: z.string(),
  /** `taking`: parts are still sent. `working`: it is being made or brought in. */
  state: z.enum(['taking', 'working', 'ready', 'failed']),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Of the archive. */
  bytes: z.int(),
  /** Rows by kind: what is in the archive, or what was new here. */
  counts: countsSchema.nullable(),
  /** An error code, where it failed. */
  problem: z.string().nullable(),
  /** ISO 8601; when it is gone from here. */
  expiresAt: z.string(),
});
export type Transfer = z.infer<typeof transferSchema>;

/** `GET …/export` and `GET …/import`; null where there is none. */
export const transferAnswerSchema = z.object({ transfer: transferSchema.nullable() });

export const beginImportSchema = z.strictObject({ bytes: z.int().min(1) });
export const importPartSchema = z.strictObject({ data: z.base64().max(Math.ceil(PART_BYTES / 3) * 4) });
/** What came along from somebody's time without an account, in counts. */
export const broughtSchema = z.object({ counts: countsSchema });
