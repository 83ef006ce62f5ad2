import { z } from 'zod';

/** The ways in which somebody signed in can prove that it is them. */
export const proofMethodSchema = z.enum(['password', 'code']);
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
]);
export type Proof = z.input<typeof confirmSchema>;
