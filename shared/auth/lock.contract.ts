import { z } from 'zod';
import { passkeyAnswerSchema } from './passkeys.contract.ts';

/** Minutes without a touch after which the pages lock; 0 leaves it to the person and to quick exit. */
export const LOCK_MINUTES = [0, 1, 5, 15] as const;
export const DEFAULT_LOCK_MINUTES = 5;
export const PIN_MIN = 6;
export const PIN_MAX = 12;
/** Wrong PINs in a row before the session ends. */
export const PIN_TRIES = 5;

export const lockMinutesSchema = z.literal(LOCK_MINUTES);
export const pinSchema = z.string().regex(new RegExp(`^\\d{${PIN_MIN},${PIN_MAX}}$`));

/** The lock as it is set up. */
export const lockSchema = z.object({
  minutes: lockMinutesSchema,
  /** A PIN opens it. */
  pin: z.boolean(),
  /** A passkey opens it. */
  passkey: z.boolean(),
});
export type Lock = z.infer<typeof lockSchema>;

/** `GET /api/auth/lock`: null where none is set up. */
export const lockStateSchema = z.object({
  lock: lockSchema.nullable(),
  /** The PIN of now has to be given before anything is changed: the person has no other proof. */
  asksPin: z.boolean(),
  /** There is a passkey, so that a lock needs no PIN. */
  hasPasskey: z.boolean(),
});
export type LockState = z.infer<typeof lockStateSchema>;

/** What a locked page may know: how to open it, and nothing of the person. */
export const lockedSchema = z.object({ pin: z.boolean(), passkey: z.boolean(), anonymous: z.boolean() });
export type Locked = z.infer<typeof lockedSchema>;

/** `PUT /api/auth/lock`. */
export const saveLockSchema = z.strictObject({
  minutes: lockMinutesSchema,
  pin: pinSchema.optional(),
  currentPin: z.string().max(64).optional(),
});
/** `POST /api/auth/lock/off`. */
export const lockOffSchema = z.strictObject({ currentPin: z.string().max(64).optional() });

/** `POST /api/auth/lock/open`. */
export const openLockSchema = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('pin'), pin: z.string().max(64) }),
  z.strictObject({ method: z.literal('passkey'), answer: passkeyAnswerSchema }),
]);
export type OpenLock = z.input<typeof openLockSchema>;
