/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GrantContext, Interaction } from 'oidc-provider';

/** Somebody with an account at the provider. */
export interface ProviderAccount {
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

/** A real OpenID Connect server on this machine, with PKCE demanded. */
export interface OidcServer {
  issuer: string;
  host: string;
  /** Who has an account there, by subject. */
  people: Map<string, ProviderAccount>;
  /** The setting that makes Alcove a client of it. */
  setting: string;
  /** Must be called once Alcove's address is known. */
  admit(publicUrl: string): Promise<void>;
  /** Whether it answers at all. */
  isDown: boolean;
  /** What `/picture` answers with. */
  picture: Buffer;
  /** Every path that was asked for. */
  asked: string[];
  /**
   * Goes where a browser would be sent, logs in as the subject or turns back (null), and answers where the browser
   * ends up: at the callback.
   */
  walk(url: string, subject: string | null): Promise<string>;
  close(): Promise<void>;
}

const SECRET = 'a secret that only the tests know';

const readForm = async (req: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return new URLSearchParams(text);
};

const loginPage = (uid: string, people: Iterable<string>): string => `<!doctype html><html lang="en"><title>Acme</title>
<h1>Log in at Acme</h1><form method="post" action="/interaction/${uid}">
${[...people].map((subject) => `<button name="as" value="${subject}">Go on as ${subject}</button>`).join('\n')}
<button name="as" value="">Turn back</button></form></html>`;

export async function openOidcServer(): Promise<OidcServer> {
  const people = new Map<string, ProviderAccount>();
  let handle: ((req: IncomingMessage, res: ServerResponse) => void) | null = null;
  const http = createServer((req, res) => {
    server.asked.push((req.url ?? '').split('?')[0] ?? '');
    if (server.isDown) req.socket.destroy();
    else if (req.url === '/picture') res.setHeader('content-type', 'image/png').end(server.picture);
    else if (handle) handle(req, res);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  const issuer = `http://${host}`;

  const server: OidcServer = {
    issuer,
    host,
    people,
    setting: JSON.stringify([{ id: 'acme', name: 'Acme', issuer, clientId: 'alcove', clientSecret: SECRET }]),
    isDown: false,
    picture: Buffer.alloc(0),
    asked: [],
    admit: async (publicUrl) => {
      handle = await openProvider(issuer, `${publicUrl}/api/auth/oidc/acme/callback`, people);
    },
    walk: (url, subject) => walk(url, subject, issuer),
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}

async function openProvider(issuer: string, callback: string, people: Map<string, ProviderAccount>) {
  const { default: Provider } = await import('oidc-provider');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'alcove',
        client_secret: SECRET,
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of the tests'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    interactions: { url: (_: unknown, { uid }: Interaction) => `/interaction/${uid}` },
    findAccount: (_: unknown, subject: string) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...people.get(subject) }),
    }),
    // Agreeing there is not what is tested here.
    loadExistingGrant: async ({ oidc }: GrantContext) => {
      const grant = new provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  return (req: IncomingMessage, res: ServerResponse): void => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(req.url ?? '')?.[1];
    if (uid === undefined) {
      answer(req, res);
      return;
    }
    if (req.method === 'GET') {
      res.setHeader('content-type', 'text/html').end(loginPage(uid, people.keys()));
      return;
    }
    void readForm(req).then((form) => {
      const subject = form.get('as');
      const result = subject
        ? { login: { accountId: subject } }
        : { error: 'access_denied', error_description: 'turned back' };
      return provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
    });
  };
}

async function walk(url: string, subject: string | null, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = url;
  let form: string | null = null;
  for (let step = 0; step < 12; step++) {
    const response: Response = await fetch(at, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form === null ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === null ? {} : { method: 'POST', body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const to = response.headers.get('location');
    form = null;
    if (to === null) {
      if (!at.includes('/interaction/')) throw new Error(`the provider answered ${response.status}`);
      form = new URLSearchParams({ as: subject ?? '' }).toString();
      continue;
    }
    at = new URL(to, at).href;
    if (!at.startsWith(issuer)) return at;
  }
  throw new Error('the provider never sent anybody back');
}
