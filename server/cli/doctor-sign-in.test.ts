import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { type OidcServer, openOidcServer } from '#server/testing/oidc-server.ts';
import { phoneCheck, providersCheck } from './doctor-sign-in.ts';

let acme: OidcServer;
beforeAll(async () => {
  acme = await openOidcServer();
  await acme.admit('http://localhost:3000');
});
afterAll(() => acme.close());

const look = async (env: Record<string, string>) => {
  const config = loadConfig(env);
  return [...(await providersCheck(config)), ...(await phoneCheck(config))].map(({ state, note }) => ({ state, note }));
};

test('a provider that answers is on, with the way back that it must know', async () => {
  const [provider] = await look({ OIDC_PROVIDERS: acme.setting });
  expect(provider).toEqual({
    state: 'on',
    note: `Acme at ${acme.host}. It must know http://localhost:3000/api/auth/oidc/acme/callback as the way back.`,
  });
});

test('a provider that does not answer is broken, and so are texts over a line that anybody can read', async () => {
  acme.isDown = true;
  try {
    const found = await look({ OIDC_PROVIDERS: acme.setting, PHONE_SENDER_URL: 'http://sms.example.org/' });
    expect(found.map(({ state }) => state)).toEqual(['error', 'error']);
  } finally {
    acme.isDown = false;
  }
});

test('nothing is on where nothing is set', async () => {
  expect((await look({})).map(({ state }) => state)).toEqual(['off', 'off']);
});

test.each([
  ['not JSON', '{'],
  ['an id that paths cannot hold', '[{"id":"Acme Inc","name":"A","issuer":"https://a.example","clientId":"x"}]'],
  ['an issuer without https', '[{"id":"acme","name":"A","issuer":"http://a.example","clientId":"x"}]'],
  [
    'two of one id',
    '[{"id":"a","name":"A","issuer":"https://a.example","clientId":"x"},{"id":"a","name":"B","issuer":"https://b.example","clientId":"x"}]',
  ],
  [
    'a secret twice',
    '[{"id":"a","name":"A","issuer":"https://a.example","clientId":"x","clientSecret":"hush","clientSecretFile":"y"}]',
  ],
])('%s is refused at the start, without a word of what stands there', (_, setting) => {
  const refused = () => loadConfig({ OIDC_PROVIDERS: setting });
  expect(refused).toThrow(/OIDC_PROVIDERS cannot be used/);
  expect(refused).not.toThrow(/hush|a\.example/);
});
