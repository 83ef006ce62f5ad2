import {
  choosePassphraseSchema,
  sealedSchema,
  sealedStateSchema,
  unlockedSchema,
  unlockSchema,
} from '#shared/data/sealed-account.contract.ts';
import type { Operation } from './operation.ts';

const SEALED = '/api/users/:uid/sealed';

/** Sealed accounts: `alcove-key` is the header that carries the key from then on. */
export const SEALED_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: SEALED,
    summary: 'Whether the account is sealed, and whether the key came along',
    status: 200,
    gives: sealedStateSchema,
  },
  {
    method: 'post',
    path: SEALED,
    summary: 'Seals the account with a passphrase; answers the key and the recovery code, once',
    status: 200,
    takes: choosePassphraseSchema,
    gives: sealedSchema,
  },
  {
    method: 'post',
    path: `${SEALED}/unlock`,
    summary: 'Answers the key for the passphrase or the recovery code',
    status: 200,
    takes: unlockSchema,
    gives: unlockedSchema,
  },
  {
    method: 'put',
    path: `${SEALED}/passphrase`,
    summary: 'A new passphrase with a fresh key and a new recovery code',
    status: 200,
    takes: choosePassphraseSchema,
    gives: sealedSchema,
  },
  { method: 'delete', path: SEALED, summary: 'Gives the account back to the keeping of the server', status: 204 },
];
