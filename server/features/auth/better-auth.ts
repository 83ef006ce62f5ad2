import { runWithAdapter } from '@better-auth/core/context';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { settleReset } from './reset-effects.ts';
import { sendResetLink } from './reset-mail.ts';
import { ABSOLUTE_SESSION_MS, RESET_LINK_MS } from './session-times.ts';

/*
 * Why is this hard?
 * better-auth looks after users, ways of signing in, sessions and single-use links, but it must
 * never learn a readable name or address, it must bind no Date on either engine, and its writes
 * must join our transactions: on SQLite a second connection inside a transaction would wait for
 * itself for ever. So it gets blind addresses, one adapter that writes ISO text everywhere, and,
 * inside a transaction of ours, an adapter on that transaction. Its own HTTP handler is not mounted.
 */

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

// The dialect named 'sqlite' only decides how values are written: times as ISO text, flags as 0 and 1.
// Both engines store them so, and the migration declares them so.
const adapterOn = (db: Kysely<Database>, transaction: boolean) =>
  kyselyAdapter(db as unknown as Kysely<Record<string, unknown>>, { type: 'sqlite', transaction });

function optionsFor(p: Platform, secret: string) {
  return {
    appName: 'Alcove',
    baseURL: p.config.publicUrl,
    secret,
    database: adapterOn(p.db, true),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      // Our own policy is checked before; these two only keep better-auth from having another.
      minPasswordLength: 1,
      maxPasswordLength: 1024,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }: { hash: string; password: string }) => verifyPassword(password, hash),
      },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_MS / 1000,
      onPasswordReset: ({ user }: { user: { id: string } }) => settleReset(p, user.id),
      sendResetPassword: ({ user, token }: { user: { id: string }; token: string }) => sendResetLink(p, user.id, token),
    },
    user: { modelName: 'auth_users', fields: { emailVerified: 'email_verified', ...timestamps } },
    session: {
      modelName: 'auth_sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...timestamps,
      },
      // The absolute end. Idle time and lease are ours (sessions.service.ts).
      expiresIn: ABSOLUTE_SESSION_MS / 1000,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'auth_accounts',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...timestamps,
      },
    },
    verification: {
      modelName: 'auth_verifications',
      fields: { expiresAt: 'expires_at', ...timestamps },
      storeIdentifier: 'hashed',
    },
    advanced: {
      ipAddress: { disableIpTracking: true },
      useSecureCookies: p.config.secureCookies,
      database: { validateSchema: false },
    },
  } satisfies BetterAuthOptions;
}

/** better-auth on the platform's store. */
export const createAuth = (p: Platform, secret: string) => betterAuth(optionsFor(p, secret));
export type Auth = ReturnType<typeof createAuth>;

export type AuthWriter = Awaited<Auth['$context']>['internalAdapter'];

/** Runs `work` so that better-auth writes on the given transaction. */
export async function onTransaction<T>(
  auth: Auth,
  tx: Kysely<Database>,
  work: (writer: AuthWriter) => Promise<T>,
): Promise<T> {
  const { internalAdapter } = await auth.$context;
  return runWithAdapter(adapterOn(tx, false)(auth.options), () => work(internalAdapter));
}
