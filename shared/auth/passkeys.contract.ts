import { z } from 'zod';

/** Bytes as browsers write them into JSON. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]*$/);

export const PASSKEY_NAME_MAX = 60;
export const PASSKEYS_MAX = 20;

const credential = {
  id: bytes(1500),
  rawId: bytes(1500),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string().max(60), z.unknown()).default({}),
};

/** What a browser's `credential.toJSON()` gives after `navigator.credentials.get`. */
export const passkeyAnswerSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(200).nullish(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** The same after `navigator.credentials.create`. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

const name = z.string().trim().min(1).max(PASSKEY_NAME_MAX);
export const addPasskeySchema = z.strictObject({ passkey: newPasskeySchema, name });
export const renamePasskeySchema = z.strictObject({ name });
export const signInByPasskeySchema = z.strictObject({ answer: passkeyAnswerSchema, shared: z.boolean().optional() });

/** A passkey as its owner sees it. Times in epoch milliseconds. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
  /** Kept by the maker of the device as well, so that it outlives the device. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** `GET /api/auth/passkeys`. */
export const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) });
