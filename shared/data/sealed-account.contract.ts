import { z } from 'zod';

const PASSPHRASE_MAX = 256;

const passphraseSchema = z.string().min(1).max(PASSPHRASE_MAX);

/** `POST …/sealed` and `PUT …/sealed/passphrase`. */
export const choosePassphraseSchema = z.strictObject({ passphrase: passphraseSchema });

/** `POST …/sealed/unlock`: one of the two. */
export const unlockSchema = z.union([
  z.strictObject({ passphrase: passphraseSchema }),
  z.strictObject({ recoveryCode: z.string().min(1).max(64) }),
]);
export type UnlockWith = z.infer<typeof unlockSchema>;

/** `GET …/sealed`. */
export const sealedStateSchema = z.object({
  sealed: z.boolean(),
  /** Whether the key came with this request. */
  unlocked: z.boolean(),
});
export type SealedState = z.infer<typeof sealedStateSchema>;

/** What sealing and a new passphrase answer: shown once, kept nowhere. */
export const sealedSchema = z.object({ key: z.string(), recoveryCode: z.string() });
export type SealedNow = z.infer<typeof sealedSchema>;

export const unlockedSchema = z.object({ key: z.string() });
export type UnlockedNow = z.infer<typeof unlockedSchema>;
