import { readFile } from 'node:fs/promises';
import { type CrisisDirectory, crisisDirectorySchema } from '#shared/safety/crisis-lines.contract.ts';

const FILE = new URL('../../../content/crisis/lines.json', import.meta.url);

let directory: Promise<CrisisDirectory> | null = null;

/** The directory of crisis lines, read once; a number that is not as the contract says never reaches a page. */
export function crisisDirectory(): Promise<CrisisDirectory> {
  if (!directory) {
    directory = readFile(FILE, 'utf8').then((text) => crisisDirectorySchema.parse(JSON.parse(text)));
    // A failure that passes, as of too many open files, must not keep the numbers away for good.
    directory.catch(() => {
      directory = null;
    });
  }
  return directory;
}
