import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, type Folders, makeBackup } from '#server/db/backup.ts';
import { readConfig } from './read-config.ts';

/** The two folders of a backup, or null after saying on standard error how they are named. */
export function readFolders(args: string[], usage: string): Folders | null {
  try {
    const { values } = parseArgs({ args, options: { data: { type: 'string' }, keys: { type: 'string' } } });
    if (values.data && values.keys) return { data: resolve(values.data), keys: resolve(values.keys) };
  } catch {
    // Told below.
  }
  process.stderr.write(usage);
  process.exitCode = 2;
  return null;
}

const USAGE = `Usage: ./alcove backup --data <folder> --keys <folder>

Copies the database and the files into a new folder below the first, the keys into one below the second. Keep the two
apart: with both, everything can be read. Copies of keys older than seven days are removed from the second folder.
`;

/** `./alcove backup`: may be run while the server runs. */
export async function backupCommand(args: string[]): Promise<void> {
  const to = readFolders(args, USAGE);
  const config = to && readConfig();
  if (!config) return;
  try {
    const made = await makeBackup(config, to, Date.now());
    process.stdout.write(`${made.data}\n${made.keys}\n`);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
