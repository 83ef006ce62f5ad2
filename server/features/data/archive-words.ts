import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { loadOnce } from '#server/files/load-once.ts';

const wordsSchema = z.strictObject({
  readme: z.string(),
  you: z.string(),
  companion: z.string(),
  untitled: z.string(),
  journal: z.string(),
  unfinished: z.string(),
  helpShown: z.string(),
  unreadable: z.string(),
  utc: z.string(),
});
export type ArchiveWords = z.infer<typeof wordsSchema>;

/** What stands in an archive beside the person's own words. */
export const archiveWords = loadOnce(async () =>
  wordsSchema.parse(JSON.parse(await readFile(new URL('../../../content/archive/en.json', import.meta.url), 'utf8'))),
);
