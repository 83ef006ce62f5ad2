import { discover } from '#server/features/auth/oidc-client.ts';
import { type Check, codeOf, finding } from './findings.ts';

/** Asks each provider who it is, as the first person who chooses it would. Sends nothing about anybody. */
export const providersCheck: Check = async ({ oidcProviders, publicUrl }) => {
  if (oidcProviders.length === 0)
    return [finding('Providers', 'off', 'No OIDC_PROVIDERS: people sign in with what they set up here.')];
  return Promise.all(
    oidcProviders.map(async (provider) => {
      const host = new URL(provider.issuer).host;
      try {
        const metadata = (await discover(provider)).serverMetadata();
        const ends = [metadata.token_endpoint, metadata.jwks_uri, metadata.userinfo_endpoint];
        const strange = ends.flatMap((end) => end ?? []).find((end) => !provider.hosts.includes(new URL(end).host));
        if (strange)
          return finding(
            'Providers',
            'error',
            `${provider.name} also answers at ${new URL(strange).host}, which its "hosts" do not name.`,
          );
      } catch (error) {
        const why = codeOf((error as Error).cause ?? error);
        return finding('Providers', 'error', `${provider.name} at ${host} does not say who it is (${why}).`);
      }
      const back = `${publicUrl}/api/auth/oidc/${provider.id}/callback`;
      return finding('Providers', 'on', `${provider.name} at ${host}. It must know ${back} as the way back.`);
    }),
  );
};

/** Sends nothing: each text costs. */
export const phoneCheck: Check = async ({ phone }) => {
  if (!phone) return [finding('Phone numbers', 'off', 'No PHONE_SENDER_URL: nobody signs in by phone.')];
  if ('command' in phone)
    return [finding('Phone numbers', 'on', 'Texts are handed to the program of PHONE_SENDER_COMMAND.')];
  const { hostname, protocol } = new URL(phone.url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !isLocal)
    return [
      finding('Phone numbers', 'error', `${hostname} is not asked without https: codes could be read on the way.`),
    ];
  return [finding('Phone numbers', 'on', `Texts go to ${hostname}, which learns the numbers.`)];
};
