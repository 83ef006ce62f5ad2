import { z } from 'zod';
import { activitySchema } from '#shared/auth/audit.contract.ts';
import * as auth from '#shared/auth/auth.contract.ts';
import * as chats from '#shared/chats/chats.contract.ts';
import { openingSchema } from '#shared/chats/opening.contract.ts';
import { replyEventSchema } from '#shared/chats/reply-stream.contract.ts';
import * as profile from '#shared/profile/profile.contract.ts';
import { evalAnswerSchema, evalChatSchema } from '#shared/safety/eval.contract.ts';
import { ACCOUNT_OPERATIONS } from './account-operations.ts';
import { CHECKIN_OPERATIONS } from './checkin-operations.ts';
import { DATA_OPERATIONS } from './data-operations.ts';
import { ERASURE_OPERATIONS } from './erasure-operations.ts';
import { EXERCISE_OPERATIONS } from './exercise-operations.ts';
import { IDENTITY_OPERATIONS } from './identity-operations.ts';
import { JOURNAL_OPERATIONS } from './journal-operations.ts';
import { LOCK_OPERATIONS } from './lock-operations.ts';
import { MEMORY_OPERATIONS } from './memory-operations.ts';
import type { Operation } from './operation.ts';
import { PICTURE_OPERATIONS } from './picture-operations.ts';
import { QUESTIONNAIRE_OPERATIONS } from './questionnaire-operations.ts';
import { SAFETY_OPERATIONS } from './safety-operations.ts';
import { SEALED_OPERATIONS } from './sealed-operations.ts';
import { SEARCH_OPERATIONS } from './search-operations.ts';
import { SECOND_FACTOR_OPERATIONS } from './second-factor-operations.ts';
import { SUGGESTION_OPERATIONS } from './suggestion-operations.ts';

const USER = '/api/users/:uid';
const CHAT = `${USER}/chats/:chatId`;
const changeSchema = z.object({
  topic: z.enum(['user', 'chats', 'chat', 'questionnaires']),
  id: z.string().optional(),
});
const retriedSchema = z.object({ reply: chats.messageSchema });
const draftSchema = z.object({ text: z.string() });
const healthSchema = z.object({ ok: z.literal(true) });

export const OPERATIONS: readonly Operation[] = [
  { method: 'get', path: '/api/health', summary: 'Whether this instance answers', status: 200, gives: healthSchema },
  {
    method: 'get',
    path: '/api/instance',
    summary: 'What a visitor may know of this instance',
    status: 200,
    gives: auth.instanceSchema,
  },
  { method: 'get', path: '/api/instance/pictures/:index', summary: 'A picture of the team page', status: 200 },
  {
    method: 'get',
    path: '/api/opening',
    summary: 'What the first sight of the chat needs, by the addresses of its parts',
    status: 200,
    gives: openingSchema,
  },
  ...IDENTITY_OPERATIONS,
  ...SAFETY_OPERATIONS,
  {
    method: 'post',
    path: '/api/eval/chat',
    summary: 'One turn for an outside test tool, with `X-API-Key`; not there unless the operator sets a key',
    status: 200,
    takes: evalChatSchema,
    gives: evalAnswerSchema,
  },
  {
    method: 'get',
    path: '/api/auth/session',
    summary: 'Who is signed in, and until when',
    status: 200,
    gives: auth.sessionSchema,
  },
  {
    method: 'post',
    path: '/api/auth/session/refresh',
    summary: 'Renew the lease of the session',
    status: 200,
    gives: auth.sessionSchema,
  },
  {
    method: 'get',
    path: '/api/auth/password-policy',
    summary: 'What a password needs',
    status: 200,
    gives: auth.passwordPolicySchema,
  },
  {
    method: 'post',
    path: '/api/auth/sign-up',
    summary: 'Make an account, or give an anonymous one an address',
    status: 200,
    takes: auth.signUpSchema,
    gives: auth.signUpResultSchema,
  },
  {
    method: 'post',
    path: '/api/auth/verify-email',
    summary: 'Answer a mailed confirmation',
    status: 200,
    takes: auth.verifyEmailSchema,
    gives: auth.verifyEmailResultSchema,
  },
  {
    method: 'post',
    path: '/api/auth/sign-in',
    summary: 'Sign in with e-mail and password',
    status: 200,
    takes: auth.signInSchema,
    gives: auth.sessionSchema,
  },
  {
    method: 'post',
    path: '/api/auth/sign-in-anonymously',
    summary: 'Come in without an address',
    status: 200,
    takes: auth.signInAnonymouslySchema,
    gives: auth.sessionSchema,
  },
  { method: 'post', path: '/api/auth/sign-out', summary: 'End this session', status: 204 },
  {
    method: 'post',
    path: '/api/auth/forgot-password',
    summary: 'Ask for a reset link; the answer is always the same',
    status: 204,
    takes: auth.forgotPasswordSchema,
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with a mailed link',
    status: 204,
    takes: auth.resetPasswordSchema,
  },
  {
    method: 'put',
    path: '/api/auth/consents',
    summary: 'Change the three consents',
    status: 204,
    takes: auth.consentsSchema,
  },
  ...ACCOUNT_OPERATIONS,
  {
    method: 'get',
    path: `${USER}/activity`,
    summary: 'What was done about the safety of the account, newest first',
    status: 200,
    gives: activitySchema,
  },
  { method: 'get', path: USER, summary: 'The user document', status: 200, gives: profile.userDocumentSchema },
  {
    method: 'patch',
    path: USER,
    summary: 'Change the display name',
    status: 200,
    takes: profile.updateUserSchema,
    gives: profile.userDocumentSchema,
  },
  ...PICTURE_OPERATIONS,
  { method: 'get', path: `${USER}/settings`, summary: 'The settings', status: 200, gives: profile.settingsSchema },
  {
    method: 'patch',
    path: `${USER}/settings`,
    summary: 'Change some settings',
    status: 200,
    takes: profile.updateSettingsSchema,
    gives: profile.settingsSchema,
  },
  {
    method: 'get',
    path: `${USER}/live`,
    summary: 'What changed, as it changes',
    status: 200,
    gives: changeSchema,
    streams: true,
  },
  {
    method: 'get',
    path: `${USER}/draft`,
    summary: 'What was begun before there is a chat',
    status: 200,
    gives: draftSchema,
  },
  {
    method: 'put',
    path: `${USER}/draft`,
    summary: 'Keep what was begun before there is a chat',
    status: 204,
    takes: chats.saveDraftSchema,
  },
  { method: 'get', path: `${USER}/chats`, summary: 'Chats, newest first', status: 200, gives: chats.chatListSchema },
  {
    method: 'post',
    path: `${USER}/chats`,
    summary: 'Make a chat',
    status: 201,
    takes: chats.createChatSchema,
    gives: chats.chatDocumentSchema,
  },
  { method: 'get', path: CHAT, summary: 'One chat document', status: 200, gives: chats.chatDocumentSchema },
  {
    method: 'patch',
    path: CHAT,
    summary: 'Change title, tone or language',
    status: 200,
    takes: chats.updateChatSchema,
    gives: chats.chatDocumentSchema,
  },
  {
    method: 'delete',
    path: CHAT,
    summary: 'Delete a chat and what was learned from it',
    status: 200,
    gives: chats.deleteReceiptSchema,
  },
  {
    method: 'get',
    path: `${CHAT}/state`,
    summary: 'Level, draft, running reply',
    status: 200,
    gives: chats.chatStateSchema,
  },
  { method: 'put', path: `${CHAT}/draft`, summary: 'Keep unsent text', status: 204, takes: chats.saveDraftSchema },
  {
    method: 'get',
    path: `${CHAT}/messages`,
    summary: 'A page of the branch shown',
    status: 200,
    gives: chats.messagePageSchema,
  },
  {
    method: 'post',
    path: `${CHAT}/messages`,
    summary: 'Send a message; its id is the idempotency key',
    status: 202,
    takes: chats.sendMessageSchema,
    gives: chats.sentMessageSchema,
  },
  {
    method: 'post',
    path: `${CHAT}/select`,
    summary: 'Show the branch through a message',
    status: 200,
    takes: chats.selectVersionSchema,
    gives: chats.messagePageSchema,
  },
  {
    method: 'put',
    path: `${CHAT}/messages/:messageId/feedback`,
    summary: 'Thumbs up, down or none',
    status: 200,
    takes: chats.feedbackSchema,
    gives: chats.messageSchema,
  },
  {
    method: 'put',
    path: `${CHAT}/messages/:messageId/form`,
    summary: 'Put off a questionnaire that was proposed, or never have it proposed again',
    status: 200,
    takes: chats.formAnswerSchema,
    gives: chats.messageSchema,
  },
  { method: 'post', path: `${CHAT}/replies/:replyId/stop`, summary: 'Stop a reply that is being written', status: 204 },
  {
    method: 'post',
    path: `${CHAT}/replies/:replyId/retry`,
    summary: 'Answer the same message once more',
    status: 202,
    takes: chats.retrySchema,
    gives: retriedSchema,
  },
  {
    method: 'get',
    path: `${CHAT}/replies/:replyId/stream`,
    summary: 'Follow a reply; Last-Event-ID resumes',
    status: 200,
    gives: replyEventSchema,
    streams: true,
  },
  ...CHECKIN_OPERATIONS,
  ...SECOND_FACTOR_OPERATIONS,
  ...LOCK_OPERATIONS,
  ...MEMORY_OPERATIONS,
  ...QUESTIONNAIRE_OPERATIONS,
  ...SUGGESTION_OPERATIONS,
  ...ERASURE_OPERATIONS,
  ...DATA_OPERATIONS,
  ...EXERCISE_OPERATIONS,
  ...JOURNAL_OPERATIONS,
  ...SEALED_OPERATIONS,
  ...SEARCH_OPERATIONS,
];
