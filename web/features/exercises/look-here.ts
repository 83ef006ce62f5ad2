import { contentUrl } from 'virtual:companion-content';
import { type CompanionContent, createCompanion } from '#companion/companion.ts';
import type { TurnResult } from '#companion/turn.ts';
import type { LookResult } from '#shared/exercises/exercises.contract.ts';

let opening: Promise<ReturnType<typeof createCompanion>> | null = null;

async function open() {
  const response = await fetch(contentUrl);
  if (!response.ok) throw new Error(`content ${response.status}`);
  return createCompanion((await response.json()) as CompanionContent);
}

/** The server's risk look, taken in the page where the server cannot be asked. Throws where the companion is not kept here. */
export async function lookHere(texts: readonly string[]): Promise<LookResult> {
  opening ??= open();
  const companion = await opening.catch((error: unknown) => {
    opening = null;
    throw error;
  });
  let result: TurnResult | null = null;
  for (const [at, text] of texts.entries())
    result = companion.step({
      state: result?.state ?? null,
      seed: `exercise:${at}`,
      texts: [text],
      now: Date.now(),
      localHour: null,
      tone: 'gentle',
      toneChosen: true,
      language: result?.language ?? 'en-US',
      languageChosen: false,
      ageBand: null,
    });
  return { level: result?.level ?? 0, categories: [...(result?.categories ?? [])] };
}
