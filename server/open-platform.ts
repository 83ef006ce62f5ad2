import { pino } from 'pino';
import { watchRefusedRecords } from './audit/refused-records.ts';
import type { Config } from './config/config.ts';
import { connect, openTemporary } from './db/connect.ts';
import { openModelGate } from './features/safety/model-gate.ts';
import { connectFiles } from './files/connect-files.ts';
import { createLive } from './live/live.ts';
import { localBus } from './live/live-bus.ts';
import { connectMail } from './mail/mail.ts';
import { openCompanion } from './open-companion.ts';
import type { Platform } from './platform.ts';
import { openKeyStore } from './vault/key-store.ts';
import { createMarks } from './vault/marks.ts';
import { openKeyProvider } from './vault/open-key-provider.ts';
import { createVault } from './vault/vault.ts';

export interface OpenPlatform {
  platform: Platform;
  close(): Promise<void>;
}

/** Opens everything an instance stands on, in order: keys before data, data before anything that reads it. */
export async function openPlatform(config: Config, options: { clock?: () => number } = {}): Promise<OpenPlatform> {
  const clock = options.clock ?? Date.now;
  // To standard error: commands keep standard output for their results.
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: true }));
  const keys = await openKeyStore(config);
  const vault = createVault(keys, openKeyProvider(config), clock);
  const { db } = await connect(config);
  const bus = config.databaseUrl
    ? (await import('./live/postgres-bus.ts')).postgresBus(config.databaseUrl)
    : localBus();
  const live = await createLive(bus, () => log.warn('a live notice was not delivered'));
  const companion = await openCompanion();
  const temporaryDb = await openTemporary();
  const gate = await openModelGate(db, config);
  const platform: Platform = {
    db,
    temporaryDb,
    vault,
    marks: createMarks(keys as unknown as Parameters<typeof createMarks>[0]),
    live,
    files: connectFiles(config),
    mail: await connectMail(config),
    ...companion,
    get model() {
      return gate.model;
    },
    config,
    clock,
    log,
  };
  const refusals = watchRefusedRecords(platform);
  return {
    platform,
    close: async () => {
      gate.close();
      await refusals.settle();
      await live.close();
      await db.destroy();
      await temporaryDb.destroy();
      await vault.close();
    },
  };
}
