import * as erasure from '#shared/erasure/erasure.contract.ts';
import type { Operation } from './operation.ts';

const USER = '/api/users/:uid';

/** Deletion of an account and its receipts, time limits, the log of consents. */
export const ERASURE_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: `${USER}/deletion`,
    summary: 'What would go with the account',
    status: 200,
    gives: erasure.deletionPreviewSchema,
  },
  {
    method: 'post',
    path: `${USER}/deletion`,
    summary: 'Delete the account, at once or in 72 hours; needs a proof given just before',
    status: 200,
    takes: erasure.deleteAccountSchema,
    gives: erasure.deletionStartedSchema,
  },
  {
    method: 'get',
    path: `${USER}/receipts`,
    summary: 'What was deleted lately, in counts',
    status: 200,
    gives: erasure.receiptListSchema,
  },
  {
    method: 'post',
    path: `${USER}/clear`,
    summary: 'Delete all kept chats, or all that is remembered',
    status: 200,
    takes: erasure.clearStoredSchema,
    gives: erasure.receiptSchema,
  },
  {
    method: 'get',
    path: `${USER}/retention`,
    summary: 'How long the person wants theirs to be kept, and what goes next',
    status: 200,
    gives: erasure.retentionSchema,
  },
  {
    method: 'put',
    path: `${USER}/retention`,
    summary: 'Choose how long; nothing goes within a day of it',
    status: 200,
    takes: erasure.retentionChoiceSchema,
    gives: erasure.retentionSchema,
  },
  {
    method: 'post',
    path: `${USER}/retention/preview`,
    summary: 'What a choice would remove first, before it is made',
    status: 200,
    takes: erasure.retentionChoiceSchema,
    gives: erasure.retentionSchema,
  },
  {
    method: 'get',
    path: `${USER}/consent-log`,
    summary: 'Consents given and withdrawn, with their dates',
    status: 200,
    gives: erasure.consentLogSchema,
  },
  {
    method: 'post',
    path: '/api/erasure/keep',
    summary: 'Keep the account after all, signed in within the 72 hours',
    status: 204,
  },
  {
    method: 'post',
    path: '/api/erasure/undo',
    summary: 'Keep the account after all, by the mailed link',
    status: 204,
    takes: erasure.undoDeletionSchema,
  },
  {
    method: 'get',
    path: '/api/erasure/receipts/:ref',
    summary: 'The receipt of an account that is gone, for whoever was given its number',
    status: 200,
    gives: erasure.receiptSchema,
  },
];
