import type { AddressInfo } from 'node:net';
import { serve as listen } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { loadConfig } from '#server/config/config.ts';
import { startInstance } from '#server/main.ts';
import { openPlatform } from '#server/open-platform.ts';

/*
 * The process that durability tests kill. `honest` is the real instance. `early` is the
 * control that must fail: it answers a send before the commit, as a careless server would.
 */
const config = loadConfig(process.env);

async function startEarly(): Promise<string> {
  const { platform } = await openPlatform(config);
  const app = createApp(platform);
  return new Promise((resolve) => {
    const server = listen(
      {
        hostname: config.host,
        port: config.port,
        fetch: (request, env) => {
          const answer = Promise.resolve(app.fetch(request, env));
          if (request.method !== 'POST' || !request.url.endsWith('/messages')) return answer;
          answer.catch(() => {});
          return new Response('{}', { status: 202, headers: { 'content-type': 'application/json' } });
        },
      },
      () => resolve(`http://${config.host}:${(server.address() as AddressInfo).port}`),
    );
  });
}

const url = process.argv[2] === 'early' ? await startEarly() : (await startInstance(config)).url;
process.stdout.write(`${url}\n`);
