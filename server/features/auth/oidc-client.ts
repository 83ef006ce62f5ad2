import type { Configuration, CustomFetchOptions } from 'openid-client';
import type { OidcProvider } from '#server/config/oidc-providers.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { fetchWithin } from './provider-fetch.ts';

const ANSWER_MAX = 1024 * 1024;
const KNOWN_FOR_MS = 60 * 60_000;

/** What a provider vouches for. */
export interface ProviderPerson {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
}

/** What binds the way back to the way out. */
export interface Passage {
  state: string;
  nonce: string;
  verifier: string;
}

interface Known {
  config: Promise<Configuration>;
  until: number;
}
const known = new WeakMap<OidcProvider, Known>();

/** Only people who choose a provider need it, so it is loaded with the first of them. */
const library = () => import('openid-client');

/** The provider of the settings by its id. @throws AppError `auth.method_unavailable` */
export function providerOf(p: Platform, id: string): OidcProvider {
  const provider = p.config.oidcProviders.find((one) => one.id === id);
  if (!provider) throw new AppError('auth.method_unavailable');
  return provider;
}

/** Asks a provider who it is. Asked anew each hour, and after every failure. */
export async function discover(provider: OidcProvider): Promise<Configuration> {
  const { allowInsecureRequests, customFetch, discovery, None, ClientSecretPost } = await library();
  const isLocal = provider.issuer.startsWith('http:');
  return discovery(
    new URL(provider.issuer),
    provider.clientId,
    {},
    provider.clientSecret === null ? None() : ClientSecretPost(provider.clientSecret),
    {
      [customFetch]: (url: string, init: CustomFetchOptions) =>
        fetchWithin(provider.hosts, url, init as RequestInit, ANSWER_MAX),
      execute: isLocal ? [allowInsecureRequests] : [],
      timeout: 10,
    },
  );
}

async function configOf(p: Platform, provider: OidcProvider): Promise<Configuration> {
  let found = known.get(provider);
  if (!found || found.until <= p.clock()) {
    found = { config: discover(provider), until: p.clock() + KNOWN_FOR_MS };
    known.set(provider, found);
    found.config.catch(() => known.delete(provider));
  }
  return found.config;
}

/** The error's kind is logged, never its text: providers echo what they were sent. */
function unreachable(p: Platform, provider: OidcProvider, error: unknown): AppError {
  const { name, code, error: reason } = error as { name?: unknown; code?: unknown; error?: unknown };
  const kinds = [name, code, reason].filter((kind) => typeof kind === 'string' && /^\w{1,60}$/.test(kind));
  p.log.warn({ provider: provider.id, kinds }, 'a provider could not be asked');
  return new AppError('auth.provider_unreachable');
}

const callbackOf = (p: Platform, provider: OidcProvider): string =>
  `${p.config.publicUrl}/api/auth/oidc/${provider.id}/callback`;

/**
 * Where to send the browser, and what it must bring back.
 *
 * @param again asks the provider to see the person anew, for a proof of who they are
 * @throws AppError `auth.provider_unreachable`
 */
export async function beginAt(
  p: Platform,
  provider: OidcProvider,
  again: boolean,
): Promise<{ url: string; passage: Passage }> {
  try {
    const oidc = await library();
    const config = await configOf(p, provider);
    const passage = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: callbackOf(p, provider),
      response_type: 'code',
      scope: provider.scopes.join(' '),
      state: passage.state,
      nonce: passage.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(passage.verifier),
      code_challenge_method: 'S256',
      ...(again ? { prompt: 'login', max_age: '0' } : {}),
    });
    return { url: url.href, passage };
  } catch (error) {
    throw unreachable(p, provider, error);
  }
}

const text = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max ? value.trim() : null;

/**
 * Exchanges what the browser brought back for what the provider vouches for. Its tokens are not kept.
 *
 * @param query the callback's query, as it came
 * @throws AppError `auth.provider_stopped` (refused, expired, used, not ours), `auth.provider_unreachable`
 */
export async function proveAt(
  p: Platform,
  provider: OidcProvider,
  query: string,
  { state, nonce, verifier }: Passage,
  again: boolean,
): Promise<ProviderPerson> {
  const oidc = await library();
  try {
    const config = await configOf(p, provider);
    const tokens = await oidc.authorizationCodeGrant(config, new URL(`${callbackOf(p, provider)}?${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(again ? { maxAge: 300 } : {}),
    });
    const claims = tokens.claims();
    if (!claims) throw new AppError('auth.provider_stopped');
    const wantsMore = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
    const more = wantsMore ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
    const all: Record<string, unknown> = { ...more, ...claims };
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: text(all.email, 254),
      emailVerified: all.email_verified === true,
      name: text(all.name, 80) ?? text(all.given_name, 80),
      picture: text(all.picture, 1000),
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const refused = error instanceof oidc.AuthorizationResponseError;
    const spent = error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
    const mismatched = error instanceof oidc.ClientError && /INVALID_RESPONSE|CLAIM|TIMESTAMP/.test(error.code ?? '');
    if (refused || spent || mismatched) throw new AppError('auth.provider_stopped');
    throw unreachable(p, provider, error);
  }
}
