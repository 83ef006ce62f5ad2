const PATIENCE_MS = 10_000;

/** An address that the settings do not name, an answer that is too large, or one that leads elsewhere. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
}

/** The bytes of an answer, up to a limit. @throws EgressError */
async function readUpTo(response: Response, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > max) throw new EgressError('answer too large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * fetch to hosts that the operator named and to no other, without following anybody elsewhere, for ten seconds.
 *
 * @param hosts with their port, as in a URL
 * @param max bytes of the answer
 * @throws EgressError
 */
export async function fetchWithin(
  hosts: readonly string[],
  url: string,
  init: RequestInit,
  max: number,
): Promise<Response> {
  const { host, protocol, username } = new URL(url);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  if (!hosts.includes(host) || username !== '' || (protocol !== 'https:' && !(protocol === 'http:' && isLocal)))
    throw new EgressError('host not named in the settings');
  const stop = AbortSignal.timeout(PATIENCE_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, stop]) : stop;
  const response = await fetch(url, { ...init, redirect: 'manual', signal });
  if (response.status >= 300 && response.status < 400) throw new EgressError('led elsewhere');
  const { status, headers } = response;
  const hasBody = status !== 204 && status !== 205;
  return new Response(hasBody ? await readUpTo(response, max) : null, { status, headers });
}
