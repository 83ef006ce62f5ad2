import { beginExport, openExport, readExport } from '#server/features/data/exports.service.ts';
import { applyImport, beginImport, readImport, takePart } from '#server/features/data/imports.service.ts';
import type { Platform } from '#server/platform.ts';
import { PART_BYTES, type Transfer } from '#shared/data/transfers.contract.ts';

const LOOK_EVERY_MS = 20;

/** Looks again until the work has ended, one way or the other. */
export async function ended(look: () => Promise<Transfer | null>): Promise<Transfer> {
  for (;;) {
    const transfer = await look();
    if (transfer && transfer.state !== 'working') return transfer;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Makes an archive and takes it whole. */
export async function exportAll(p: Platform, userId: string): Promise<Buffer> {
  const { id } = await beginExport(p, userId, async () => {});
  const { state, problem } = await ended(() => readExport(p, userId));
  if (state !== 'ready') throw new Error(`the archive was not made: ${problem}`);
  const pieces: Buffer[] = [];
  for await (const piece of (await openExport(p, userId, id, null)).bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Brings an archive in, and says how that ended. */
export async function importAll(p: Platform, userId: string, archive: Buffer): Promise<Transfer> {
  const { id } = await beginImport(p, userId, archive.length);
  for (let part = 0; part * PART_BYTES < archive.length; part++) {
    const bytes = archive.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    await takePart(p, userId, id, part, bytes.toString('base64'));
  }
  await applyImport(p, userId, id);
  return ended(() => readImport(p, userId));
}
