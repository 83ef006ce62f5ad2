import { newPasswordSchema } from '#shared/auth/credentials.contract.ts';
import { confirmSchema, proofsSchema } from '#shared/auth/proof.contract.ts';
import type { Operation } from './operation.ts';

/** Proving that it is you, and what asks for it. */
export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/auth/proofs',
    summary: 'The ways in which this person can prove that it is them',
    status: 200,
    gives: proofsSchema,
  },
  {
    method: 'post',
    path: '/api/auth/confirm',
    summary: 'Prove that it is you: sensitive acts pass for five minutes, and the session gets a new token',
    status: 204,
    takes: confirmSchema,
  },
  {
    method: 'post',
    path: '/api/auth/confirm/code',
    summary: 'Ask for a mailed code to confirm with, where there is no other way',
    status: 204,
  },
  {
    method: 'put',
    path: '/api/auth/password',
    summary: 'Change the password, or add one; other sessions end',
    status: 204,
    takes: newPasswordSchema,
  },
];
