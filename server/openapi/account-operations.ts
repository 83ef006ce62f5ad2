import { sessionSchema } from '#shared/auth/auth.contract.ts';
import * as credentials from '#shared/auth/credentials.contract.ts';
import { devicesSchema, newDevicesSchema, seenDevicesSchema } from '#shared/auth/devices.contract.ts';
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
    takes: credentials.newPasswordSchema,
  },
  {
    method: 'post',
    path: '/api/auth/email-change',
    summary: 'Change the address; the old one and the new one are both asked by mail',
    status: 200,
    takes: credentials.newEmailSchema,
    gives: credentials.emailChangeSchema,
  },
  {
    method: 'post',
    path: '/api/auth/email-change/answer',
    summary: 'Answer one of the mails about a change of address, or take the change back',
    status: 200,
    takes: credentials.emailAnswerSchema,
    gives: credentials.emailAnsweredSchema,
  },
  {
    method: 'post',
    path: '/api/auth/verify-email/resend',
    summary: 'Ask for the confirmation again; the answer is always the same',
    status: 204,
    takes: credentials.askByMailSchema,
  },
  {
    method: 'post',
    path: '/api/auth/link',
    summary: 'Ask for a link to sign in with; the answer is always the same',
    status: 204,
    takes: credentials.askForLinkSchema,
  },
  {
    method: 'post',
    path: '/api/auth/link/answer',
    summary: 'Sign in with the mailed link, in the browser that asked for it',
    status: 200,
    takes: credentials.answerLinkSchema,
    gives: sessionSchema,
  },
  {
    method: 'post',
    path: '/api/auth/link/code',
    summary: 'Sign in with the digits of the same mail',
    status: 200,
    takes: credentials.answerLinkCodeSchema,
    gives: sessionSchema,
  },
  {
    method: 'get',
    path: '/api/auth/devices',
    summary: 'Where this person is signed in',
    status: 200,
    gives: devicesSchema,
  },
  {
    method: 'get',
    path: '/api/auth/devices/new',
    summary: 'Sign-ins from browsers never seen before that nobody has looked at yet',
    status: 200,
    gives: newDevicesSchema,
  },
  {
    method: 'post',
    path: '/api/auth/devices/new/seen',
    summary: 'Put the notice about new devices away',
    status: 204,
    takes: seenDevicesSchema,
  },
  { method: 'post', path: '/api/auth/devices/end-others', summary: 'Sign every other session out', status: 204 },
  { method: 'delete', path: '/api/auth/devices/:sessionId', summary: 'Sign one session out', status: 204 },
];
