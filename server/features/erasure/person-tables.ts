import type { Database } from '#server/db/database.ts';
import type { ErasedKind } from '#shared/erasure/erasure.contract.ts';

type Owned = {
  [T in keyof Database]: 'uid' extends keyof Database[T] ? T : 'user_id' extends keyof Database[T] ? T : never;
}[keyof Database];

/** Rows of better-auth name its own user, and go with that by foreign key. Its ways of signing in stand under that id. */
type OfAuthUser = 'auth_accounts' | 'auth_sessions';

/**
 * Rows that lose their person's id instead of going: activity keeps that something was done, for whoever has to prove
 * the chain whole, and no longer with whom.
 */
type Loosened = 'audit_acts';

export type PersonTable = Exclude<Owned, OfAuthUser | Loosened>;

interface Owner {
  column: 'uid' | 'user_id';
  /** What its rows count as in a receipt; null where they mean nothing to a person. */
  kind: ErasedKind | null;
}

const uid = (kind: ErasedKind | null = null): Owner => ({ column: 'uid', kind });
const userId = (kind: ErasedKind | null = null): Owner => ({ column: 'user_id', kind });

/**
 * Every table with a column of the person. The compiler refuses one that is missing, and a test walks the schema of
 * the real database. Rows go in this order: what is being written first, what others refer to last.
 */
export const PERSON_TABLES: Record<PersonTable, Owner> = {
  running_replies: userId(),
  memory_uses: userId(),
  memories: userId('memories'),
  sessions: userId('summaries'),
  chat_reviews: userId(),
  drafts: userId('drafts'),
  kept_items: userId('keptItems'),
  suggestions: userId('suggestions'),
  suggestion_answers: userId(),
  safety_events: userId('safetyEvents'),
  safety_plans: userId('safetyPlans'),
  questionnaire_responses: userId('responses'),
  exercise_runs: userId('exercises'),
  exercise_notes: userId(),
  journal_entries: userId('journalEntries'),
  checkin_reminders: userId(),
  checkins: userId('checkins'),
  messages: userId('messages'),
  chats: userId('chats'),
  mail_queue: uid(),
  auth_sign_ups: uid(),
  auth_devices: uid('devices'),
  auth_email_changes: uid(),
  auth_links: uid(),
  auth_passkeys: uid('signInMethods'),
  auth_totp: uid('signInMethods'),
  auth_backup_codes: uid(),
  auth_pending_sign_ins: uid(),
  auth_identities: uid('signInMethods'),
  locks: uid(),
  merge_tickets: uid(),
  pictures: uid('pictures'),
  transfer_parts: userId(),
  transfers: userId('exports'),
  auth_leases: uid(),
  consent_events: uid(),
  retention_choices: uid(),
  deletion_receipts: uid(),
  account_pauses: uid(),
  account_deletions: uid(),
  people: uid(),
};
