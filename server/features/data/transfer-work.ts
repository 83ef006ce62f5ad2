import type { TransfersTable } from '#server/db/tables/transfers.table.ts';
import type { Platform } from '#server/platform.ts';
import { countsSchema } from '#shared/data/archive.contract.ts';
import type { Transfer } from '#shared/data/transfers.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { changeTransfer, removeParts, takeTransfer } from './transfers.repository.ts';

/** Whoever works on an archive says so at least this often; after it anybody may begin anew. */
export const LEASE_MS = 15_000;
const SAID_EVERY_MS = 400;

export function toTransfer(row: TransfersTable): Transfer {
  const share = row.total === 0 ? 0 : Math.min(1, row.done / row.total);
  return {
    id: row.id,
    state: row.state,
    progress: row.state === 'ready' ? 1 : share,
    bytes: row.bytes,
    counts: row.counts === null ? null : countsSchema.parse(JSON.parse(row.counts)),
    problem: row.problem,
    expiresAt: new Date(row.expires_at).toISOString(),
  };
}

/** The person took it back, or another instance works on it. */
export class TakenBackError extends Error {
  override readonly name = 'TakenBackError';
}

/**
 * Says how far the work is and that somebody still does it, a few times a second at most.
 *
 * @throws TakenBackError
 */
export function progressOf(p: Platform, userId: string, id: string): (count: number) => Promise<void> {
  let done = 0;
  let saidAt = 0;
  return async (count) => {
    done += count;
    if (performance.now() - saidAt < SAID_EVERY_MS) return;
    saidAt = performance.now();
    const isOurs = await changeTransfer(p.db, userId, id, { done, lease_until: p.clock() + LEASE_MS });
    if (!isOurs) throw new TakenBackError();
  };
}

/**
 * Works on a transfer in the background. What goes wrong is written down for the person to see; where this process
 * ends in between, the next look at the transfer begins the work anew (`resume`).
 */
export function workOn(p: Platform, row: TransfersTable, work: () => Promise<void>): void {
  const { user_id: userId, id } = row;
  work()
    .catch(async (error: unknown) => {
      if (error instanceof TakenBackError) return;
      if (!(error instanceof AppError))
        p.log.error({ name: (error as Error).name }, 'an archive could not be worked on');
      const problem = error instanceof AppError ? error.code : 'http.internal';
      await changeTransfer(p.db, userId, id, { state: 'failed', problem });
      await removeParts(p.db, userId, id);
      p.live.publish(userId, 'user');
    })
    .catch((error: unknown) => p.log.error({ name: (error as Error).name }, 'an archive was left'));
}

/** Begins anew what nobody works on any more. */
export async function resume(p: Platform, row: TransfersTable, begin: (row: TransfersTable) => void): Promise<void> {
  if (row.state !== 'working' || row.lease_until > p.clock()) return;
  if (await takeTransfer(p.db, row, p.clock() + LEASE_MS)) begin(row);
}
