import type { AddressInfo } from 'node:net';
import { serve as listen, type ServerType } from '@hono/node-server';
import { createApp } from './app.ts';
import { startAuditUpkeep } from './audit/audit-upkeep.ts';
import { type Config, loadConfig } from './config/config.ts';
import { configuredHosts } from './config/configured-hosts.ts';
import { startAccountUpkeep } from './features/auth/account-upkeep.ts';
import { finishLeftReplies, keepReplies } from './features/chats/recovery.ts';
import { runningHere } from './features/chats/reply-registry.ts';
import { keepSweeping } from './features/chats/temporary.service.ts';
import { startReminders } from './features/checkins/due-reminders.service.ts';
import { closeStreams } from './http/event-stream.ts';
import { guardEgress } from './http/guard-egress.ts';
import { nodeFetch } from './http/node-fetch.ts';
import { startMailQueue } from './mail/mail-queue.ts';
import { openPlatform } from './open-platform.ts';

export interface Instance {
  url: string;
  /** Lets replies finish, tells streams to come back, closes the stores. */
  stop(): Promise<void>;
}

/** Longest wait for replies that are being written when the instance goes down, in milliseconds. */
const DRAIN_MS = 30_000;
const DRAIN_STEP_MS = 50;

/** Opens the stores and answers requests until it is stopped. */
export async function startInstance(config: Config): Promise<Instance> {
  const { platform, close } = await openPlatform(config);
  await finishLeftReplies(platform);
  const stopKeeping = keepReplies(platform);
  const stopSweeping = keepSweeping(platform);
  const stopMail = startMailQueue(platform);
  const stopUpkeep = startAccountUpkeep(platform);
  const stopChaining = startAuditUpkeep(platform);
  const stopReminding = startReminders(platform);
  const app = createApp(platform);
  const server = await new Promise<ServerType>((resolve, reject) => {
    const created = listen({ fetch: nodeFetch(app), hostname: config.host, port: config.port }, () => resolve(created));
    created.once('error', reject);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const deadline = Date.now() + DRAIN_MS;
      while (runningHere().length > 0 && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, DRAIN_STEP_MS));
      closeStreams();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      stopKeeping();
      stopSweeping();
      stopMail();
      stopUpkeep();
      stopReminding();
      stopChaining();
      await close();
    },
  };
}

/** Runs an instance with the process's settings until SIGTERM or SIGINT. */
export async function serve(): Promise<void> {
  const config = loadConfig(process.env);
  guardEgress(configuredHosts(config));
  const instance = await startInstance(config);
  process.stderr.write(`Alcove is ready on ${instance.url}\n`);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal means now.
      if (stopping) process.exit(1);
      stopping = true;
      instance.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
