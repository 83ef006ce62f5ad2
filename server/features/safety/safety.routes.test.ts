import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorHandler } from '#server/http/errors.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { crisisHelpSchema } from '#shared/safety/crisis-lines.contract.ts';
import { safetyRoutes } from './safety.routes.ts';

let app: Hono;
let test_: TestPlatform;
beforeAll(async () => {
  test_ = await openTestPlatform('sqlite');
  app = new Hono().route('/api/safety', safetyRoutes(test_.p));
  app.onError(errorHandler(silent));
});
afterAll(() => test_.close());
const silent = { error: () => {} } as never;
const ask = (query: string) => app.request(`/api/safety/lines${query}`);

it('answers without a session and may be kept by the browser', async () => {
  const response = await ask('?country=gb&level=3&categories=suicide_imminent');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('max-age');
  const help = crisisHelpSchema.parse(await response.json());
  expect(help.country).toBe('GB');
  expect(help.emergency[0]).toBe('999');
  expect(help.lines).toHaveLength(2);
});
it('shows the international directories where no country is given or it has no lines', async () => {
  for (const query of ['', '?country=AQ']) {
    const help = crisisHelpSchema.parse(await (await ask(query)).json());
    expect(help.lines).toEqual([]);
    expect(help.international.length).toBeGreaterThan(0);
  }
});
it('lets no odd parameter stand between a person and a number', async () => {
  const response = await ask('?country=US&level=banana&categories=nothing,%00');
  expect(response.status).toBe(200);
  expect(((await response.json()) as { lines: unknown[] }).lines.length).toBeGreaterThan(0);
});
it('refuses what is no country with a code of its own', async () => {
  const response = await ask('?country=USA');
  expect(response.status).toBe(404);
  expect(((await response.json()) as { error: { code: string } }).error.code).toBe('safety.country_unknown');
});
