import { z } from 'zod';
import type { Database } from './database.ts';

/** A row with its sealed columns opened, by the names of its columns, without its person. */
export type OpenedRow = Record<string, unknown>;

/** A sealed column of a row. */
export interface SealedColumn {
  column: string;
  /** What it holds once it is opened; `text` where that is no JSON. */
  holds: z.ZodType | 'text';
  /** Longest text, in UTF-16 code units, where it holds text. */
  longest?: number;
  /** Where the record is bound to this revision for good, whatever the row's. */
  rev?: number;
  /** May be null. */
  optional?: boolean;
  /** Stands in for a record that does not open any more; without one its row is left out. */
  fallback?: unknown;
  /** What does not fit the schema is left out instead of refused: it can be done without. */
  dispensable?: boolean;
}

/**
 * The rows of one table that belong to a person, as they are taken out, brought in and moved to another account. Each
 * feature says so of its own tables; `server/features/data` puts them together.
 */
export interface KeptRows {
  /** Of the file in the archive, and of the count that people see. */
  name: string;
  table: keyof Database;
  /** The column of the person, where it is not `user_id`. */
  person?: 'uid';
  /** Columns that tell rows of one person apart; none where there is one row a person. At most two. */
  key: readonly string[];
  /** Every readable column but the person's and the revision. */
  plain: z.ZodObject;
  sealed: readonly SealedColumn[];
  /** False where the table has no column `rev`. */
  revised: boolean;
  /** Readable columns that name a row of other kinds, which has to be there. */
  refers?: readonly { column: string; to: string }[];
  /** What an archive leaves out, and what a row gets in its stead where it arrives: secrets that hold for one place only. */
  leaves?: (row: OpenedRow) => OpenedRow;
  arrives?: (row: OpenedRow) => OpenedRow;
  /** Makes one of two where a person may have only one row: what is here, and what comes along. */
  join?: (here: OpenedRow, comes: OpenedRow) => OpenedRow;
}

/** Epoch milliseconds of any time a person could mean. */
export const timeColumn = z.int().min(0).max(8_640_000_000_000_000);
export const idColumn = z.uuid().toLowerCase();
export const countColumn = z.int().min(0).max(1_000_000_000);
export const flagColumn = z.union([z.literal(0), z.literal(1)]);
