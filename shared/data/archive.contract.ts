import { z } from 'zod';
import { ageBandSchema, consentsSchema } from '#shared/auth/auth.contract.ts';
import { consentEventSchema } from '#shared/erasure/erasure.contract.ts';
import { settingsSchema } from '#shared/profile/profile.contract.ts';

/** Names the archive of an account, whoever made it. */
export const ARCHIVE_FORMAT = 'alcove-archive';
/** Counted up whenever an older Alcove could not read it any more. */
export const ARCHIVE_VERSION = 1;

export const ARCHIVE_ACCOUNT = 'account.json';
export const ARCHIVE_PICTURE = 'picture.webp';
/** The file of one kind: a JSON array with one row to a line. */
export const archiveFileOf = (kind: string): string => `json/${kind}.json`;

/** Rows by kind, such as `{"chats": 3, "messages": 120}`. */
export const countsSchema = z.record(z.string().regex(/^[a-z-]{1,40}$/), z.int().min(0));
export type Counts = z.infer<typeof countsSchema>;

/** `account.json`: who it is of, and what is in it. */
export const accountFileSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.int().positive(),
  madeBy: z.string().max(100),
  madeAt: z.iso.datetime(),
  person: z.object({
    displayName: z.string().max(80).nullable(),
    email: z.string().max(254).nullable(),
    ageBand: ageBandSchema,
    anonymous: z.boolean(),
    createdAt: z.iso.datetime(),
    consents: consentsSchema,
  }),
  /** Every consent given or withdrawn, newest first; to be read, never brought in. Archives of before have none. */
  consentLog: z.array(consentEventSchema).optional(),
  settings: settingsSchema,
  counts: countsSchema,
  /** Rows that could not be read any more and are therefore not in it. */
  unreadable: z.int().min(0),
});
export type AccountFile = z.infer<typeof accountFileSchema>;
