import { z } from 'zod';

/**
 * Everything the activity of an account can say, and nothing else: what was done and when, never what it was about.
 * A name is stable, since the chain of years holds it; a new act is added, an old one never renamed.
 */
export const AUDIT_ACTS = [
  'account.created',
  'account.deleted',
  'account.deletion_asked',
  'account.deletion_undone',
  'account.imported',
  'account.joined',
  'account.sealed',
  'account.unsealed',
  'activity.read',
  'codes.made',
  'codes.used',
  'consents.changed',
  'device.ended',
  'email.changed',
  'export.made',
  'keys.rotated',
  'lock.opened',
  'lock.refused',
  'lock.turned_off',
  'lock.turned_on',
  'method.linked',
  'method.unlinked',
  'operator.deleted',
  'operator.paused',
  'operator.resumed',
  'passkey.added',
  'passkey.removed',
  'password.changed',
  'password.reset',
  'phone.changed',
  'pin.changed',
  'proof.given',
  'proof.refused',
  'record.unreadable',
  'session.ended',
  'session.refused',
  'session.signed_in',
  'sessions.ended',
  'totp.added',
  'totp.removed',
] as const;

export const auditActSchema = z.enum(AUDIT_ACTS);
export type AuditAct = z.infer<typeof auditActSchema>;

/** `GET /api/users/{uid}/activity`: the newest first. */
export const activitySchema = z.object({
  acts: z.array(
    z.object({
      id: z.string(),
      act: auditActSchema,
      /** Epoch milliseconds. */
      at: z.number(),
    }),
  ),
});
export type Activity = z.infer<typeof activitySchema>;
