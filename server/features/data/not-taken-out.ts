import type { Database } from '#server/db/database.ts';

/** Tables with a column of the person that no archive holds, each with its reason. */
export const NOT_TAKEN_OUT: Partial<Record<keyof Database, string>> = {
  people: 'name, address, age band, consents and settings stand in account.json',
  pictures: 'the picture itself is in the archive',
  running_replies: 'lives as long as a reply is being written',
  mail_queue: 'mails on their way out, gone once they are sent',
  merge_tickets: 'a secret of half an hour',
  transfers: 'the archive itself, on its way',
  transfer_parts: 'the archive itself, on its way',
  auth_accounts: 'how to sign in here; a secret of this instance',
  auth_sessions: 'who is signed in here now',
  auth_leases: 'who is signed in here now',
  auth_sign_ups: 'a sign-up that waits for its mail',
  auth_devices: 'browsers known to this instance; shown in the profile',
  auth_links: 'a secret of a few minutes',
  auth_email_changes: 'a change under way here',
  auth_backup_codes: 'how to sign in here; a secret of this instance',
  auth_passkeys: 'how to sign in here; bound to the address of this instance',
  auth_pending_sign_ins: 'a sign-in under way',
  auth_totp: 'how to sign in here; a secret of this instance',
  auth_used_challenges: 'a sign-in under way',
  locks: 'the PIN of this instance',
  audit_acts: 'the chain of one instance; shown in the profile',
  consent_events:
    'consents are given to whoever runs a place, and hold there only; account.json says how they stand and stood',
  deletion_receipts: 'what is gone, in counts; it proves something about this instance only',
  account_pauses: 'a state of the account here',
  account_deletions: 'a deletion under way here',
  auth_identities: 'how to sign in here; bound to the address of this instance',
};
