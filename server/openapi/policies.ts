import type { Operation } from './operation.ts';

/**
 * Who may call a route.
 * `public`: anybody, from our own pages. `link`: whoever has the secret of a mailed link.
 * `signed_in`: somebody, and of paths that name a person only that person.
 * `confirmed`: the same, with a proof not older than five minutes (the twelve sensitive acts and their like).
 * `tool_key`: a program with the operator's key, from anywhere.
 */
export type Policy = 'public' | 'link' | 'signed_in' | 'confirmed' | 'tool_key';

type Rule = readonly [route: string, policy: Policy];

/**
 * The first rule that fits counts. `*` at the end stands for the rest of a path, `any` for every method. A route that
 * no rule fits fails the tests: it has to be thought about here, and then passes the checks of its policy by itself.
 */
const RULES: readonly Rule[] = [
  ['get /api/health', 'public'],
  ['get /api/instance*', 'public'],
  ['get /api/openapi.json', 'public'],
  // Answers what is public, and what is the person's own where somebody is signed in.
  ['get /api/opening', 'public'],
  ['get /api/questionnaires*', 'public'],
  ['get /api/exercises', 'public'],
  ['get /api/safety/*', 'public'],
  ['post /api/eval/chat', 'tool_key'],
  ['post /api/reminders/stop', 'link'],
  ['get /api/auth/session', 'public'],
  ['post /api/auth/session/refresh', 'signed_in'],
  ['get /api/auth/password-policy', 'public'],
  ['any /api/auth/bring-along*', 'signed_in'],
  ['post /api/auth/sign-up', 'public'],
  ['post /api/auth/sign-in', 'public'],
  ['post /api/auth/sign-in-anonymously', 'public'],
  ['post /api/auth/sign-out', 'public'],
  ['post /api/auth/forgot-password', 'public'],
  ['post /api/auth/verify-email', 'link'],
  ['post /api/auth/reset-password', 'link'],
  ['put /api/auth/consents', 'signed_in'],
  ['get /api/auth/proofs', 'signed_in'],
  ['post /api/auth/confirm*', 'signed_in'],
  ['put /api/auth/password', 'confirmed'],
  ['post /api/auth/email-change', 'confirmed'],
  ['post /api/auth/email-change/answer', 'link'],
  ['post /api/auth/verify-email/resend', 'public'],
  ['post /api/auth/link', 'public'],
  ['post /api/auth/link/*', 'link'],
  ['get /api/auth/devices*', 'signed_in'],
  ['post /api/auth/devices/new/seen', 'signed_in'],
  ['any /api/auth/devices*', 'confirmed'],
  ['get /api/auth/lock', 'signed_in'],
  ['post /api/auth/lock', 'signed_in'],
  ['put /api/auth/lock', 'confirmed'],
  ['post /api/auth/lock/off', 'confirmed'],
  // Locking and opening: for whoever has the session, locked or not.
  ['post /api/auth/lock/*', 'signed_in'],
  ['post /api/auth/leave', 'public'],
  ['post /api/auth/second-step', 'link'],
  ['post /api/auth/passkeys/begin-sign-in', 'public'],
  ['post /api/auth/passkeys/sign-in', 'public'],
  ['post /api/auth/passkeys/begin-proof', 'signed_in'],
  ['get /api/auth/passkeys', 'signed_in'],
  ['put /api/auth/passkeys/:id', 'signed_in'],
  ['any /api/auth/passkeys*', 'confirmed'],
  ['get /api/auth/two-step', 'signed_in'],
  ['any /api/auth/two-step*', 'confirmed'],
  ['any /api/auth/bring-along*', 'signed_in'],
  ['any /api/erasure/*', 'link'],
  ['post /api/auth/oidc/:id/begin', 'public'],
  ['post /api/auth/oidc/:id/link', 'confirmed'],
  ['post /api/auth/oidc/:id/confirm', 'signed_in'],
  ['get /api/auth/oidc/:id/callback', 'public'],
  // Their secret is in a sealed cookie instead of a mail.
  ['post /api/auth/oidc/finish', 'link'],
  ['any /api/auth/arrival*', 'link'],
  ['post /api/auth/phone/begin', 'public'],
  ['post /api/auth/phone/link', 'confirmed'],
  ['post /api/auth/phone/confirm', 'signed_in'],
  ['post /api/auth/phone/finish', 'link'],
  ['get /api/auth/identities', 'signed_in'],
  ['delete /api/auth/identities/:id', 'confirmed'],
  ['get /api/users/:uid/activity', 'confirmed'],
  ['post /api/users/:uid/export*', 'confirmed'],
  ['get /api/users/:uid/export/:transferId/file', 'confirmed'],
  // What is open on the screen can be read there as well: only the export of everything asks who is there.
  ['get /api/users/:uid/chats/:chatId/export', 'signed_in'],
  ['get /api/users/:uid/sealed', 'signed_in'],
  // Asks for the passphrase, which is more than any proof.
  ['post /api/users/:uid/sealed/unlock', 'signed_in'],
  ['any /api/users/:uid/sealed*', 'confirmed'],
  ['any /api/users/:uid*', 'signed_in'],
];

function fits(rule: string, method: string, path: string): boolean {
  const [wanted, pattern = ''] = rule.split(' ');
  if (wanted !== 'any' && wanted !== method) return false;
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The policy of a route, or null where nobody has thought about it. */
export function policyOf({ method, path }: Pick<Operation, 'method' | 'path'>): Policy | null {
  return RULES.find(([route]) => fits(route, method, path))?.[1] ?? null;
}
