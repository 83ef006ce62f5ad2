import { sessionSchema } from '#shared/auth/auth.contract.ts';
import {
  arrivalSchema,
  beginPhoneSchema,
  beginProviderResultSchema,
  beginProviderSchema,
  finishPhoneSchema,
  identityListSchema,
  joinSchema,
} from '#shared/auth/identities.contract.ts';
import type { Operation } from './operation.ts';

const toProvider = (step: string, summary: string): Operation => ({
  method: 'post',
  path: `/api/auth/oidc/:id/${step}`,
  summary,
  status: 200,
  takes: beginProviderSchema,
  gives: beginProviderResultSchema,
});

/** Signing in with a provider or a phone number, and the ways in of an account. */
export const IDENTITY_OPERATIONS: readonly Operation[] = [
  toProvider('begin', 'Begin to sign in with a provider; the answer is where to send the browser'),
  toProvider('link', 'Begin to add a provider to this account'),
  toProvider('confirm', 'Begin to prove by a linked provider that it is you'),
  {
    method: 'get',
    path: '/api/auth/oidc/:id/callback',
    summary: 'Where a provider sends the browser back to; leads on to a page with nothing in its address',
    status: 303,
  },
  {
    method: 'post',
    path: '/api/auth/oidc/finish',
    summary: 'Go on with what the provider sent along',
    status: 200,
    gives: arrivalSchema,
  },
  {
    method: 'post',
    path: '/api/auth/phone/begin',
    summary: 'Ask for a code by text; the answer is the same for every number',
    status: 204,
    takes: beginPhoneSchema,
  },
  {
    method: 'post',
    path: '/api/auth/phone/link',
    summary: 'Ask for a code to add a number to this account',
    status: 204,
    takes: beginPhoneSchema,
  },
  {
    method: 'post',
    path: '/api/auth/phone/confirm',
    summary: 'Ask for a code to prove by the linked number that it is you',
    status: 204,
  },
  {
    method: 'post',
    path: '/api/auth/phone/finish',
    summary: 'Go on with the code',
    status: 200,
    takes: finishPhoneSchema,
    gives: arrivalSchema,
  },
  {
    method: 'get',
    path: '/api/auth/arrival',
    summary: 'What waits in this browser after a proof by a provider or a number',
    status: 200,
    gives: arrivalSchema,
  },
  {
    method: 'post',
    path: '/api/auth/arrival/join',
    summary: 'Make an account with the proved way in',
    status: 200,
    takes: joinSchema,
    gives: sessionSchema,
  },
  {
    method: 'post',
    path: '/api/auth/arrival/enter',
    summary: 'Leave a space without an account for the account that the proved way in belongs to',
    status: 200,
    gives: sessionSchema,
  },
  {
    method: 'get',
    path: '/api/auth/identities',
    summary: 'The linked ways in of this person',
    status: 200,
    gives: identityListSchema,
  },
  {
    method: 'delete',
    path: '/api/auth/identities/:id',
    summary: 'Take a linked way in away, as long as another is left',
    status: 204,
  },
];
