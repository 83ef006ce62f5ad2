import { type BlockList, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const bare = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/, '');
const isIn = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * The address that a request comes from. `X-Forwarded-For` can be written by anyone, so it is read only where a
 * trusted proxy handed the request on, from the right, as far as trusted proxies wrote it.
 *
 * @returns the empty text for requests made in-process
 */
export function addressOf(c: Context, trusted: BlockList | null): string {
  const bound = c.env as { incoming?: unknown } | undefined;
  const socket = bare((bound?.incoming ? getConnInfo(c).remote.address : undefined) ?? '');
  if (socket === '' || trusted === null || !isIn(trusted, socket)) return socket;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map(bare);
  while (hops.length > 0) {
    const hop = hops.pop() ?? '';
    if (!/^[\d.:a-fA-F]+$/.test(hop)) return socket;
    if (!isIn(trusted, hop)) return hop;
  }
  return socket;
}

/** This machine itself, or a proxy that nobody declared: it tells no two people apart. */
export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');
