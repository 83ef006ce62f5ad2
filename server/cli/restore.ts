import { BackupError, restoreBackup } from '#server/db/backup.ts';
import { openPlatform } from '#server/open-platform.ts';
import { tryRecords } from '#server/vault/try-records.ts';
import { readFolders } from './backup.ts';
import { readConfig } from './read-config.ts';

/** Records that are opened to see whether keys and data belong together. */
const TRIED = 1_000;

const USAGE = `Usage: ./alcove restore --data <folder of a data copy> --keys <folder of a keys copy>

Brings both to where this instance keeps its stores, which must be empty, and opens ${TRIED} records to try them. Take
copies of the same moment, or keys that are newer than the data. The server must not run meanwhile.
`;

/** `./alcove restore`. */
export async function restoreCommand(args: string[]): Promise<void> {
  const from = readFolders(args, USAGE);
  const config = from && readConfig();
  if (!config) return;
  try {
    restoreBackup(config, from);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  const { platform, close } = await openPlatform(config);
  const { opened, sealed, failed } = await tryRecords(platform.db, platform.vault, TRIED);
  await close();
  const also = sealed === 0 ? '' : `; ${sealed} are of sealed accounts, which only their people can open`;
  process.stdout.write(`${opened} records open, ${failed} do not${also}.\n`);
  if (failed > 0) process.exitCode = 1;
}
