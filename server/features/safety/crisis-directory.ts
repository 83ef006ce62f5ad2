import { readFile } from 'node:fs/promises';
import { loadOnce } from '#server/files/load-once.ts';
import { crisisDirectorySchema } from '#shared/safety/crisis-lines.contract.ts';

const FILE = new URL('../../../content/crisis/lines.json', import.meta.url);

/** The directory of crisis lines, read once; a number that is not as the contract says never reaches a page. */
export const crisisDirectory = loadOnce(async () =>
  crisisDirectorySchema.parse(JSON.parse(await readFile(FILE, 'utf8'))),
);
