import { Hono } from 'hono';
import type { Engine } from '#server/db/engine.ts';
import { accountRoutes } from '#server/features/auth/account.routes.ts';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { errorHandler } from '#server/http/errors.ts';
import { guardUnsafeMethods } from '#server/http/guards.ts';
import type { Platform } from '#server/platform.ts';
import type { Consents } from '#shared/auth/auth.contract.ts';
import { openTestPlatform } from './test-platform.ts';

export const CONSENTS: Consents = { storeChats: true, memory: false, sendToModel: false };
export const PASSWORD = 'quiet river stone';

export interface Answer {
  status: number;
  // Tests look into answers of many shapes; the contracts are checked where they are made.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
  headers: Headers;
}

/** One browser: keeps its cookies, sends its origin. */
export interface Browser {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  remove(path: string): Promise<Answer>;
  cookies: Map<string, string>;
}

export interface TestAccounts {
  p: Platform;
  /** The same instance as a request handler, for tests that need a real socket. */
  app: Hono;
  folder: string;
  browser(): Browser;
  /** Moves the platform's clock, in milliseconds. */
  tick(ms: number): void;
  close(): Promise<void>;
}

function openBrowser(app: Hono, publicUrl: string): Browser {
  const cookies = new Map<string, string>();
  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await app.request(path, {
      method,
      headers: {
        origin: new URL(publicUrl).origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
  }
  return {
    cookies,
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    remove: (path) => call('DELETE', path),
  };
}

/** Accounts on a real store, behind the same guards as in the app, with one route that only its person may read. */
export async function openTestAccounts(engine: Engine, env: Record<string, string> = {}): Promise<TestAccounts> {
  const { p, store, tick, close } = await openTestPlatform(engine, { PUBLIC_URL: 'http://localhost:3000', ...env });
  const app = new Hono();
  app.onError(errorHandler(p.log));
  app.use(guardUnsafeMethods(p.config.publicUrl));
  app.route('/api/auth', accountRoutes(p));
  const own = new Hono<SignedIn>().get('/:uid', requireUser(p), (c) => c.json({ uid: c.var.uid }));
  app.route('/api/users', own);
  return { p, app, folder: store.folder, tick, close, browser: () => openBrowser(app, p.config.publicUrl) };
}

/** What the sign-up form sends. */
export const signUpForm = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  password: PASSWORD,
  ageBand: '18+',
  consents: CONSENTS,
  ...more,
});
