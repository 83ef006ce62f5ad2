import pg from 'pg';
import { postgresPool } from '#server/db/dialects/postgres.ts';
import type { LiveBus, LiveNotice } from './live-bus.ts';

const CHANNEL = 'alcove_live';
const RECONNECT_MS = 500;

/** LISTEN/NOTIFY on one connection of its own: a pooled one would lose the subscription. */
export function postgresBus(url: string): LiveBus {
  const sender = postgresPool({ connectionString: url, max: 2 });
  let listener: pg.Client | null = null;
  let closed = false;

  async function connect(onNotice: (notice: LiveNotice) => void, onLost: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    const again = () => {
      if (closed || listener !== client) return;
      listener = null;
      setTimeout(() => {
        connect(onNotice, onLost)
          .then(onLost)
          .catch(() => again());
      }, RECONNECT_MS).unref();
    };
    listener = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => {
      if (payload) onNotice(JSON.parse(payload) as LiveNotice);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      again();
      throw error;
    }
  }

  return {
    publish: async (notice) => {
      await sender.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]);
    },
    listen: connect,
    close: async () => {
      closed = true;
      await listener?.end().catch(() => {});
      await sender.end();
    },
  };
}
