/// <reference types="node" />
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, apiFetch, networkTimeout } from './api-client.ts';

let server: Server;
let url: string;

beforeEach(async () => {
  // Takes every request and never answers.
  server = createServer(() => {}).listen(0);
  await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

/** A device that answers the one media query there is. */
function deviceWith(pointer: 'coarse' | 'fine'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
}

test.each([
  ['30 seconds at a desk', 'fine', 30_000],
  ['60 seconds on mobile', 'coarse', 60_000],
] as const)('a request without an answer is given up after %s', async (_, pointer, limit) => {
  deviceWith(pointer);
  expect(networkTimeout()).toBe(limit);
  let failure: unknown = null;
  const asked = apiFetch(url).catch((error: unknown) => {
    failure = error;
  });
  await once(server, 'request');
  vi.advanceTimersByTime(limit - 1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(failure).toBeNull();
  vi.advanceTimersByTime(1);
  await asked;
  expect(failure).toBeInstanceOf(ApiError);
  expect((failure as ApiError).code).toBe('client.timeout');
});
