import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { networksFrom } from '#server/config/trusted-proxies.ts';
import { addressOf, isLoopback } from './client-address.ts';

/** What address a request is taken to come from, by its socket and its header. */
async function read(socket: string, forwarded: string | null, trusted: string | null): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(addressOf(c, trusted === null ? null : networksFrom(trusted))));
  const headers: Record<string, string> = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
  const env = { incoming: { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } } };
  return (await app.request('/', { headers }, env)).text();
}

const PROXY = '10.0.0.0/8,::1';

test.each([
  ['nobody is trusted: the socket counts', '10.0.0.1', '198.51.100.7', null, '10.0.0.1'],
  ['a socket that is no proxy counts itself', '203.0.113.5', '198.51.100.7', PROXY, '203.0.113.5'],
  ['behind a proxy its header counts', '10.0.0.1', '198.51.100.7', PROXY, '198.51.100.7'],
  ['of several hops the last that is no proxy', '10.0.0.1', '1.2.3.4, 198.51.100.7, 10.9.9.9', PROXY, '198.51.100.7'],
  ['what a caller wrote before it is not believed', '10.0.0.1', 'evil, 198.51.100.7', PROXY, '198.51.100.7'],
  ['a header that is no address is left out', '10.0.0.1', 'nonsense!', PROXY, '10.0.0.1'],
  ['without a header the socket counts', '10.0.0.1', null, PROXY, '10.0.0.1'],
  ['IPv4 inside IPv6 is IPv4', '::ffff:10.0.0.1', '2001:db8::7', PROXY, '2001:db8::7'],
  ['a proxy by IPv6', '::1', '198.51.100.7', PROXY, '198.51.100.7'],
])('%s', async (_, socket, forwarded, trusted, address) => {
  expect(await read(socket, forwarded, trusted)).toBe(address);
});

test('a network that cannot be read is refused', () => {
  expect(() => networksFrom('10.0.0.0/99')).toThrow();
  expect(() => networksFrom('not-a-network')).toThrow();
});

test('addresses of this machine tell nobody apart', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '192.168.0.1'].map(isLoopback)).toEqual([true, true, true, false]);
});
