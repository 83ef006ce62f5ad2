import { z } from 'zod';
import { lockedSchema, lockMinutesSchema } from './lock.contract.ts';

/** Only a band is stored, never a birth date. Under 13 gets no account. */
export const ageBandSchema = z.enum(['13-17', '18+']);
export type AgeBand = z.infer<typeof ageBandSchema>;

/** Three separate consents; each can be withdrawn. */
export const consentsSchema = z.strictObject({
  storeChats: z.boolean(),
  memory: z.boolean(),
  sendToModel: z.boolean(),
});
export type Consents = z.infer<typeof consentsSchema>;

/** The auth user of the specification, with all its fields. */
export const authUserSchema = z.object({
  uid: z.string(),
  displayName: z.string().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  photoURL: z.string().nullable(),
  providerData: z.array(z.object({ providerId: z.string(), uid: z.string() })),
  isAnonymous: z.boolean(),
  tenantId: z.string().nullable(),
  metadata: z.object({ creationTime: z.string(), lastSignInTime: z.string().nullable() }),
});
export type AuthUser = z.infer<typeof authUserSchema>;

/** `GET /api/auth/session`. */
export const sessionSchema = z.object({
  user: authUserSchema.nullable(),
  /** Epoch milliseconds; renew five minutes before. Null where nobody is signed in. */
  leaseExpiresAt: z.number().nullable(),
  ageBand: ageBandSchema.nullable(),
  consents: consentsSchema.nullable(),
  /** Epoch milliseconds: when the account goes, unless the person who has just signed in keeps it. */
  leavingAt: z.number().nullish(),
  /** Where a session is locked: how it opens. Nothing of its person is told then. */
  locked: lockedSchema.optional(),
  /** Minutes without a touch until the pages lock; null or absent where no lock is set up. */
  lockMinutes: lockMinutesSchema.nullable().optional(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Minimum 6 unless the policy says otherwise; the rest is off by default. */
export const passwordPolicySchema = z.object({
  minLength: z.int(),
  /** For somebody whose log-in asks for a second step. */
  minLengthWithSecondStep: z.int(),
  maxLength: z.int().nullable(),
  requireLowercase: z.boolean(),
  requireUppercase: z.boolean(),
  requireDigit: z.boolean(),
  requireSymbol: z.boolean(),
});
export type PasswordPolicy = z.infer<typeof passwordPolicySchema>;

export const passwordProblemSchema = z.enum([
  'too_short',
  'too_long',
  'lowercase',
  'uppercase',
  'digit',
  'symbol',
  'common',
]);
export type PasswordProblem = z.infer<typeof passwordProblemSchema>;

const email = z.string().trim().max(254);
const password = z.string().max(1024);

/** The age question's answers; `under-13` is refused with a kind word and never stored. */
const ageAnswer = z.enum(['under-13', '13-17', '18+']);

export const signUpSchema = z.strictObject({
  displayName: z.string().trim().max(80).optional(),
  email,
  password,
  ageBand: ageAnswer,
  consents: consentsSchema,
});
export const signInSchema = z.strictObject({
  email,
  password,
  /** Others use this device too: the session goes with the window, or after half an hour without an act. */
  shared: z.boolean().optional(),
});
export const signInAnonymouslySchema = z.strictObject({ ageBand: ageAnswer, consents: consentsSchema });
export const forgotPasswordSchema = z.strictObject({ email });
/** Tokens of mailed links: printable and without spaces; PostgreSQL refuses a NUL even in a look-up. */
const linkToken = z.string().regex(/^[\x21-\x7e]{0,2048}$/);

export const resetPasswordSchema = z.strictObject({ token: linkToken, password });
export const verifyEmailSchema = z.strictObject({ token: linkToken });

/** What sign-up answers: signed in at once (no mail configured), or "check your inbox". */
export const signUpResultSchema = z.object({ next: z.enum(['signed_in', 'check_inbox']) });

/** What a confirmation link answers: signed in where the sign-up was made, elsewhere the person signs in. */
export const verifyEmailResultSchema = z.object({ next: z.enum(['signed_in', 'sign_in']) });

/** `GET /api/instance`: what a visitor may know about this instance. */
export const instanceSchema = z.object({
  passwordPolicy: passwordPolicySchema,
  mailConfigured: z.boolean(),
  /** Whom people may sign in with besides a password; the id is part of paths. */
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether people may sign in by phone number. */
  phone: z.boolean(),
  model: z.object({ kind: z.enum(['guided', 'model']), name: z.string().nullable(), host: z.string().nullable() }),
  links: z.object({ email: z.string(), professional: z.string(), photo: z.string() }),
  /** What the operator says about themselves (shared/site/instance-file.contract.ts). */
  operator: z.object({ name: z.string(), contact: z.string() }).nullable(),
  team: z.array(z.object({ name: z.string(), role: z.string(), text: z.string(), picture: z.string().nullable() })),
  modelCountry: z.string().nullable(),
  /** What else has a part in keeping people's things, for /privacy: hosts and names, never a secret. */
  services: z.object({
    /** Names of the identity providers, in one line; null where there are none. */
    identity: z.string().nullable(),
    /** Host that sends codes to phones; `''` where a program of the operator does. */
    phone: z.string().nullable(),
    /** Host of the store of pictures; null where they lie beside the data. */
    pictures: z.string().nullable(),
    /** Where the master key comes from. */
    keys: z.enum(['file', 'elsewhere']),
  }),
  backupDays: z.int().nullable(),
  quickExitUrl: z.string().nullable(),
  version: z.string(),
});
export type Instance = z.infer<typeof instanceSchema>;
