import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Hono } from 'hono';
import type { Config } from '#server/config/config.ts';
import type { Platform } from '#server/platform.ts';
import type { Instance } from '#shared/auth/auth.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const hostOf = (url: string): string => new URL(url).host;

/** Who else has a part in it, by the settings. */
function servicesOf({ oidcProviders, phone, s3, masterKeys, masterKeyHook }: Config): Instance['services'] {
  return {
    identity: oidcProviders.length === 0 ? null : oidcProviders.map(({ name }) => name).join(', '),
    phone: phone === null ? null : 'url' in phone ? hostOf(phone.url) : '',
    pictures: s3 === null ? null : hostOf(s3.endpoint),
    keys: masterKeys === null && masterKeyHook === null ? 'file' : 'elsewhere',
  };
}

/** What a visitor may know about this instance, from its settings. */
export function describeInstance({ config, model }: Pick<Platform, 'config' | 'model'>): Instance {
  const { operator, team, modelCountry, backupDays, quickExitUrl } = config.instance;
  return {
    passwordPolicy: config.passwordPolicy,
    mailConfigured: config.smtpUrl !== null,
    providers: config.oidcProviders.map(({ id, name }) => ({ id, name })),
    phone: config.phone !== null,
    model: model ? { kind: 'model', name: model.name, host: model.host } : { kind: 'guided', name: null, host: null },
    links: config.links,
    operator: operator ?? null,
    team: team.map(({ picture, ...person }, index) => ({
      ...person,
      picture: picture === undefined ? null : `/api/instance/pictures/${index}`,
    })),
    modelCountry: modelCountry ?? null,
    services: servicesOf(config),
    backupDays: backupDays ?? null,
    quickExitUrl: quickExitUrl ?? null,
    version: config.version,
  };
}

/** `GET /api/instance`, and the team's pictures from where the operator keeps them. */
export function instanceRoutes(p: Pick<Platform, 'config' | 'model'>): Hono {
  const routes = new Hono();
  routes.get('/', (c) => c.json(describeInstance(p)));
  routes.get('/pictures/:index{[0-9]{1,2}}', (c) => {
    const file = p.config.instance.team[Number(c.req.param('index'))]?.picture;
    const type = TYPES[extname(file ?? '').toLowerCase()];
    if (file === undefined || type === undefined) throw new AppError('http.not_found');
    c.header('content-type', type);
    c.header('cache-control', 'public, max-age=3600');
    return c.body(new Uint8Array(readFileSync(file)));
  });
  return routes;
}
