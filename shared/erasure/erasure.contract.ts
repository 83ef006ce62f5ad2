import { z } from 'zod';

/** How long the deletion of an account can be taken back, in milliseconds (72 hours). */
export const UNDO_MS = 72 * 3_600_000;
/** Backups of the key store are kept so many days at most; without its key an older backup of the data is noise. */
export const KEY_BACKUP_DAYS = 7;

export const ERASED_KINDS = [
  'chats',
  'messages',
  'drafts',
  'memories',
  'summaries',
  'journalEntries',
  'checkins',
  'responses',
  'exercises',
  'keptItems',
  'suggestions',
  'safetyPlans',
  'safetyEvents',
  'pictures',
  'exports',
  'devices',
  'signInMethods',
] as const;
export const erasedKindSchema = z.enum(ERASED_KINDS);
export type ErasedKind = z.infer<typeof erasedKindSchema>;

/** How many of each kind; kinds of which there were none are left out. */
export const erasedCountsSchema = z.partialRecord(erasedKindSchema, z.int().min(1));
export type ErasedCounts = z.infer<typeof erasedCountsSchema>;

/** What a receipt is about; `retention` is what the person's own time limit removed. */
export const receiptSubjectSchema = z.enum(['account', 'chat', 'chats', 'memory', 'memories', 'retention']);
export type ReceiptSubject = z.infer<typeof receiptSubjectSchema>;

export const receiptSchema = z.object({
  ref: z.string(),
  what: receiptSubjectSchema,
  /** ISO 8601. */
  at: z.string(),
  /** The last moment at which a backup could still hold it readable; null where the operator has not said. */
  goneBy: z.string().nullable(),
  removed: erasedCountsSchema,
});
export type Receipt = z.infer<typeof receiptSchema>;
export const receiptListSchema = z.object({ receipts: z.array(receiptSchema) });

/** `GET /api/users/{uid}/deletion`: what would go, before anybody decides. */
export const deletionPreviewSchema = z.object({
  removes: erasedCountsSchema,
  /** Without an account there is no way to sign in again, so it can only go at once. */
  canWait: z.boolean(),
});
export type DeletionPreview = z.infer<typeof deletionPreviewSchema>;

export const deleteAccountSchema = z.strictObject({ when: z.enum(['later', 'now']) });
/** The token of the mailed link. */
export const undoDeletionSchema = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

/** What a deletion answers: the receipt where it is done, else until when it can be taken back. */
export const deletionStartedSchema = z.object({
  receipt: receiptSchema.nullable(),
  dueAt: z.string().nullable(),
  /** A mail with a link to take it back is on its way. */
  mailed: z.boolean(),
});
export type DeletionStarted = z.infer<typeof deletionStartedSchema>;

export const receiptRefSchema = z.string().regex(/^[\w-]{22}$/);

/** Days, or null: until the person deletes it. */
const keptFor = z.union([z.literal(30), z.literal(90), z.literal(365), z.null()]);
export const retentionChoiceSchema = z.strictObject({ chats: keptFor, journal: keptFor, checkins: keptFor });
export type RetentionChoice = z.infer<typeof retentionChoiceSchema>;

export const retentionSchema = z.object({
  choice: retentionChoiceSchema,
  /** The next run, ISO 8601; null where nothing is ever removed. */
  nextRun: z.string().nullable(),
  /** What that run will remove as things stand now. */
  removes: erasedCountsSchema,
});
export type Retention = z.infer<typeof retentionSchema>;

export const consentEventSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  consent: z.enum(['storeChats', 'memory', 'sendToModel']),
  given: z.boolean(),
  receiver: z.string().nullable(),
});
export type ConsentEvent = z.infer<typeof consentEventSchema>;
export const consentLogSchema = z.object({ events: z.array(consentEventSchema) });

/** What may be cleared at once after a consent was withdrawn. */
export const clearStoredSchema = z.strictObject({ what: z.enum(['chats', 'memories']) });
