import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readJsonList } from './json-list.ts';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** https, or this machine itself. */
const safeUrl = z.url().refine((text) => {
  const { protocol, hostname, search, hash } = new URL(text);
  return (protocol === 'https:' || (protocol === 'http:' && LOCAL.has(hostname))) && search === '' && hash === '';
});
const host = z.string().regex(/^[a-z0-9.-]+(:\d{1,5})?$/);

const providersSchema = z
  .array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
        name: z.string().trim().min(1).max(40),
        issuer: safeUrl,
        clientId: z.string().min(1),
        clientSecret: z.string().min(1).optional(),
        clientSecretFile: z.string().min(1).optional(),
        scopes: z.array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/)).default(['openid', 'email', 'profile']),
        hosts: z.array(host).default([]),
      })
      .refine(({ scopes }) => scopes.includes('openid'), { path: ['scopes'] })
      // 'phone' is what a number is kept as.
      .refine(({ id }) => id !== 'phone' && id !== 'password', { path: ['id'] })
      .refine(({ clientSecret, clientSecretFile }) => !(clientSecret && clientSecretFile), {
        path: ['clientSecretFile'],
      }),
  )
  .max(12)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length);

/** One provider that people may sign in with. */
export interface OidcProvider {
  /** Part of the callback's path, so it never changes once people have signed in with it. */
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  /** Null for a public client: PKCE is used in any case. */
  clientSecret: string | null;
  scopes: readonly string[];
  /** Further hosts, with their port, that the provider may be asked at: endpoints and pictures. The issuer's is one. */
  hosts: readonly string[];
}

/**
 * The providers of `OIDC_PROVIDERS`, in order.
 *
 * @throws Error that names places in the list, never a value: secrets stand there
 */
export function readOidcProviders(list: string | undefined): OidcProvider[] {
  return readJsonList(providersSchema, list).map(({ clientSecret, clientSecretFile, hosts, ...provider }, index) => ({
    ...provider,
    hosts: [new URL(provider.issuer).host, ...hosts],
    clientSecret: clientSecret ?? (clientSecretFile ? readSecret(clientSecretFile, index) : null),
  }));
}

function readSecret(path: string, index: number): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new Error(`${index}.clientSecretFile (cannot be read)`);
  }
}
