import type { Config } from '#server/config/config.ts';
import type { Platform } from '#server/platform.ts';
import type { Auth, AuthWriter } from './better-auth.ts';

const auths = new WeakMap<Config, Promise<Auth>>();

/**
 * The one better-auth of an instance. It is large and only account acts need it,
 * so it is loaded with the first of them; checking a session does without.
 */
export function authOf(p: Platform): Promise<Auth> {
  let auth = auths.get(p.config);
  if (!auth) {
    auth = Promise.all([import('./better-auth.ts'), p.vault.instanceSecret('auth')]).then(([{ createAuth }, secret]) =>
      createAuth(p, secret),
    );
    auths.set(p.config, auth);
    auth.catch(() => auths.delete(p.config));
  }
  return auth;
}

/**
 * Runs account writes and ours in one transaction.
 *
 * @param work is given the platform on the transaction and better-auth's writer on the same one
 */
export async function inAuthTransaction<T>(
  p: Platform,
  work: (tp: Platform, writer: AuthWriter) => Promise<T>,
): Promise<T> {
  const auth = await authOf(p);
  const { onTransaction } = await import('./better-auth.ts');
  return p.db.transaction().execute((tx) => onTransaction(auth, tx, (writer) => work({ ...p, db: tx }, writer)));
}
