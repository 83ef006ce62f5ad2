import { z } from 'zod';

/** A code as typed: six digits of the app, or a backup code; spaces and dashes are free. */
export const codeSchema = z.string().trim().min(1).max(40);

export const secondStepSchema = z.strictObject({ code: codeSchema });
export const confirmTotpSchema = z.strictObject({ code: codeSchema });

/** `GET /api/auth/two-step`. */
export const twoStepSchema = z.object({
  on: z.boolean(),
  /** Epoch milliseconds; null while it is off. */
  since: z.number().nullable(),
  backupCodesLeft: z.int(),
});
export type TwoStep = z.infer<typeof twoStepSchema>;

/** What an authenticator app takes over: as text, and as a link that is also drawn as a QR code. */
export const totpSetupSchema = z.object({ secret: z.string(), link: z.string() });
export type TotpSetup = z.infer<typeof totpSetupSchema>;

/** Shown once. */
export const backupCodesSchema = z.object({ backupCodes: z.array(z.string()) });
export type BackupCodes = z.infer<typeof backupCodesSchema>;
