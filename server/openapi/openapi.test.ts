import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { OPERATIONS } from './operations.ts';

let test_: TestPlatform;

beforeAll(async () => {
  test_ = await openTestPlatform('sqlite');
});
afterAll(() => test_.close());

test('the document names every route of the API and no other', () => {
  const mounted = createApp(test_.p)
    .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/(:\w+)\{.*\}/, '$1').replace(/\/$/, '')}`);
  const described = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(mounted)].filter((route) => route !== 'get /api/openapi.json').sort()).toEqual(described.sort());
});

test('it is served, and a request body stands in it as the contract has it', async () => {
  const response = await createApp(test_.p).request('/api/openapi.json');
  const document = (await response.json()) as {
    openapi: string;
    paths: Record<string, Record<string, { requestBody: unknown }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(JSON.stringify(document.paths['/api/users/{uid}/chats/{chatId}/messages']?.post?.requestBody)).toContain(
    '"maxLength":8000',
  );
});
