import { z } from 'zod';
import { sessionSchema } from '#shared/auth/auth.contract.ts';
import {
  addPasskeySchema,
  passkeySchema,
  passkeysSchema,
  renamePasskeySchema,
  signInByPasskeySchema,
} from '#shared/auth/passkeys.contract.ts';
import {
  backupCodesSchema,
  confirmTotpSchema,
  secondStepSchema,
  totpSetupSchema,
  twoStepSchema,
} from '#shared/auth/two-step.contract.ts';
import type { Operation } from './operation.ts';

const PASSKEYS = '/api/auth/passkeys';
const TWO_STEP = '/api/auth/two-step';

/** The W3C's own JSON for `navigator.credentials`. */
const ceremonyOptions = z.looseObject({ challenge: z.string() });

/** Passkeys, and the second step of signing in. */
export const SECOND_FACTOR_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/auth/second-step',
    summary: 'The second step of a sign-in that this browser began: a code of the app, or a backup code',
    status: 200,
    takes: secondStepSchema,
    gives: sessionSchema,
  },
  {
    method: 'get',
    path: TWO_STEP,
    summary: 'Whether two-step sign-in is on, and how many backup codes are left',
    status: 200,
    gives: twoStepSchema,
  },
  {
    method: 'post',
    path: `${TWO_STEP}/begin`,
    summary: 'A seed for an authenticator app; asks nobody for anything before it is confirmed',
    status: 200,
    gives: totpSetupSchema,
  },
  {
    method: 'post',
    path: TWO_STEP,
    summary: 'Turn two-step sign-in on with a code of the app; answers the backup codes, once',
    status: 201,
    takes: confirmTotpSchema,
    gives: backupCodesSchema,
  },
  { method: 'delete', path: TWO_STEP, summary: 'Turn two-step sign-in off', status: 204 },
  {
    method: 'post',
    path: `${TWO_STEP}/codes`,
    summary: 'New backup codes in the place of the old ones',
    status: 201,
    gives: backupCodesSchema,
  },
  { method: 'get', path: PASSKEYS, summary: 'The passkeys of the account', status: 200, gives: passkeysSchema },
  {
    method: 'post',
    path: `${PASSKEYS}/begin-add`,
    summary: 'Options for `navigator.credentials.create`',
    status: 200,
    gives: ceremonyOptions,
  },
  {
    method: 'post',
    path: PASSKEYS,
    summary: 'Keep a passkey that the browser made',
    status: 201,
    takes: addPasskeySchema,
    gives: passkeySchema,
  },
  {
    method: 'put',
    path: `${PASSKEYS}/:id`,
    summary: 'Give a passkey another name',
    status: 204,
    takes: renamePasskeySchema,
  },
  { method: 'delete', path: `${PASSKEYS}/:id`, summary: 'Remove a passkey', status: 204 },
  {
    method: 'post',
    path: `${PASSKEYS}/begin-proof`,
    summary: 'Options for `navigator.credentials.get`, to prove that it is still the same person',
    status: 200,
    gives: ceremonyOptions,
  },
  {
    method: 'post',
    path: `${PASSKEYS}/begin-sign-in`,
    summary: 'Options for `navigator.credentials.get`; they name nobody',
    status: 200,
    gives: ceremonyOptions,
  },
  {
    method: 'post',
    path: `${PASSKEYS}/sign-in`,
    summary: 'Sign in with a passkey',
    status: 200,
    takes: signInByPasskeySchema,
    gives: sessionSchema,
  },
];
