import { createCompanion } from '#companion/companion.ts';
import { readWritten } from '#companion/read-written.ts';
import type { LookResult } from '#shared/exercises/exercises.contract.ts';
import { fetchCompanionContent } from '#web/features/companion/content.queries.ts';

let opening: Promise<ReturnType<typeof createCompanion>> | null = null;

/** The server's risk look, taken in the page where the server cannot be asked. Throws where the companion is not kept here. */
export async function lookHere(texts: readonly string[]): Promise<LookResult> {
  opening ??= fetchCompanionContent().then(createCompanion);
  const companion = await opening.catch((error: unknown) => {
    opening = null;
    throw error;
  });
  const result = readWritten(companion, texts, Date.now());
  return { level: result?.level ?? 0, categories: [...(result?.categories ?? [])] };
}
