import { z } from 'zod';
import { passkeyAnswerSchema } from './passkeys.contract.ts';
import { codeSchema } from './two-step.contract.ts';

/**
 * The ways in which somebody signed in can prove that it is them. A provider and a phone number have routes of their
 * own (identities.contract.ts).
 */
export const proofMethodSchema = z.enum(['passkey', 'password', 'totp', 'code', 'provider', 'phone']);
export type ProofMethod = z.infer<typeof proofMethodSchema>;

/** Six digits, however they were grouped when typed. */
export const sixDigits = z
  .string()
  .max(32)
  .transform((text) => text.replace(/\D/g, ''));

/** `GET /api/auth/proofs`: the best first; empty where there is nothing to ask for. */
export const proofsSchema = z.object({ methods: z.array(proofMethodSchema) });
export type Proofs = z.infer<typeof proofsSchema>;

/** `POST /api/auth/confirm`. */
export const confirmSchema = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('password'), password: z.string().max(1024) }),
  z.strictObject({ method: z.literal('code'), code: sixDigits }),
  z.strictObject({ method: z.literal('passkey'), answer: passkeyAnswerSchema }),
  z.strictObject({ method: z.literal('totp'), code: codeSchema }),
]);
export type Proof = z.input<typeof confirmSchema>;
