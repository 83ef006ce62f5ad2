import type { Config } from './config.ts';

/** Where a model is asked that no address was given for. */
export const MODEL_HOMES = {
  'openai-compatible': 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
} as const;

const hostOf = (address: string | null | undefined): string[] => {
  if (!address) return [];
  try {
    return [new URL(address).hostname.replace(/^\[|\]$/g, '').toLowerCase()];
  } catch {
    return [];
  }
};

/** Where this process may open a connection to. */
export interface ConfiguredHosts {
  names: ReadonlySet<string>;
  /** The mailer looks the name up by itself and asks for an address: then only the port can be held. */
  mailPort: number | null;
}

/** Every host that the settings name, and no other: model, mail, databases, pictures, sign-in providers, phone sender. */
export function configuredHosts(config: Config): ConfiguredHosts {
  const { model, smtpUrl, databaseUrl, keysDatabaseUrl, s3, oidcProviders, phone } = config;
  const models =
    model.provider === 'guided'
      ? []
      : [{ provider: model.provider, baseUrl: model.baseUrl }, ...(model.fallbacks ?? [])].map(
          (place) => place.baseUrl ?? MODEL_HOMES[place.provider],
        );
  const providers = oidcProviders.flatMap(({ issuer, hosts }) => [
    ...hostOf(issuer),
    ...(hosts ?? []).map((host) => host.replace(/:\d+$/, '').toLowerCase()),
  ]);
  const places = [
    ...models,
    smtpUrl,
    databaseUrl,
    keysDatabaseUrl,
    s3?.endpoint,
    phone && 'url' in phone ? phone.url : null,
  ];
  const smtp = smtpUrl === null ? null : new URL(smtpUrl);
  return {
    names: new Set([...places.flatMap(hostOf), ...providers]),
    mailPort: smtp && Number(smtp.port || (smtp.protocol === 'smtps:' ? 465 : 587)),
  };
}
