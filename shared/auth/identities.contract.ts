import { z } from 'zod';
import { ageBandSchema, consentsSchema } from './auth.contract.ts';

/** Where to go on afterwards: a path of our own, never another site's address. */
const ownPath = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/);

/** `link` adds the way to whoever is signed in; `confirm` proves that it is still them. */
export const purposeSchema = z.enum(['sign-in', 'link', 'confirm']);
export type Purpose = z.infer<typeof purposeSchema>;

/** `POST /api/auth/oidc/{id}/begin`, `/link` or `/confirm`: the answer is where to send the browser. */
export const beginProviderSchema = z.strictObject({ from: ownPath.nullable(), shared: z.boolean().optional() });
export const beginProviderResultSchema = z.object({ url: z.string() });

/** `POST /api/auth/phone/begin` or `/link`. `/confirm` takes nothing: the code goes to the number that is linked. */
export const beginPhoneSchema = z.strictObject({
  number: z.string().max(40),
  from: ownPath.nullable(),
  shared: z.boolean().optional(),
});
export const finishPhoneSchema = z.strictObject({ code: z.string().max(40) });

/**
 * What came of a proof by a provider or a number. `join`: nobody is known by it yet, and nothing is stored before
 * age and consents are answered. `choose`: it belongs to an account, while whoever is here has a space without one.
 * `kept`: that space has become an account.
 */
export const arrivalSchema = z.object({
  next: z.enum(['signed_in', 'linked', 'confirmed', 'kept', 'join', 'choose']),
  from: z.string().nullable(),
  /** The provider's name; null for a phone number. */
  provider: z.string().nullable(),
  /** What the provider calls the person; to be changed or left out by them. */
  name: z.string().nullable(),
  /** The confirmed address that would come along. */
  email: z.string().nullable(),
});
export type Arrival = z.infer<typeof arrivalSchema>;

/** `POST /api/auth/arrival/join`. */
export const joinSchema = z.strictObject({
  displayName: z.string().trim().max(80).optional(),
  ageBand: z.enum(['under-13', ...ageBandSchema.options]),
  consents: consentsSchema,
});

/** `GET /api/auth/identities`: the ways in of whoever is signed in. */
export const identityListSchema = z.object({
  identities: z.array(
    z.object({
      id: z.string(),
      /** The provider's id in the settings, or 'phone'. */
      provider: z.string(),
      /** Null for a phone number, or where the provider is no longer offered. */
      name: z.string().nullable(),
      /** The address or number it is known by there. */
      label: z.string().nullable(),
      createdAt: z.number(),
      /** False where it is the last way in. */
      removable: z.boolean(),
    }),
  ),
});
export type IdentityList = z.infer<typeof identityListSchema>;
export type Identity = IdentityList['identities'][number];
