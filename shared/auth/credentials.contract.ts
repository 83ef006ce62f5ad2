import { z } from 'zod';
import { sixDigits } from './proof.contract.ts';

const email = z.string().trim().max(254);
/** Tokens of mailed links: printable and without spaces; PostgreSQL refuses a NUL even in a look-up. */
const linkToken = z.string().regex(/^[\x21-\x7e]{0,2048}$/);

/** `PUT /api/auth/password`. */
export const newPasswordSchema = z.strictObject({ password: z.string().max(1024) });

/** `POST /api/auth/email-change`. */
export const newEmailSchema = z.strictObject({ email });
/** Changed at once where no mail can be sent; else both addresses are asked. */
export const emailChangeSchema = z.object({ next: z.enum(['changed', 'check_inbox']) });
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** `POST /api/auth/email-change/answer`: one of the links that were mailed. */
export const emailAnswerSchema = z.strictObject({ token: linkToken });
/** `waiting`: the other address has not answered yet. */
export const emailAnsweredSchema = z.object({ next: z.enum(['waiting', 'changed', 'taken_back']) });
export type EmailAnswered = z.infer<typeof emailAnsweredSchema>;

/** `POST /api/auth/verify-email/resend`: the answer is the same for every address. */
export const askByMailSchema = z.strictObject({ email });

/** `POST /api/auth/link`, as above; `shared` where others use this device too. */
export const askForLinkSchema = z.strictObject({ email, shared: z.boolean().optional() });
/** `POST /api/auth/link/answer`. */
export const answerLinkSchema = z.strictObject({ token: linkToken });
/** `POST /api/auth/link/code`: the digits of the same mail, typed in the browser that asked for it. */
export const answerLinkCodeSchema = z.strictObject({ code: sixDigits });
