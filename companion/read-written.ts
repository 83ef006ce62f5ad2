import type { Companion } from './companion.ts';
import type { TurnResult } from './turn.ts';

/**
 * The risk look of a chat at what is written outside of one: each text is a message of a conversation that is held for
 * this call alone.
 *
 * @param texts oldest first
 * @param now epoch milliseconds
 * @returns what the last message came to, the risk of the earlier ones with it; null where there is no text
 */
export function readWritten(companion: Companion, texts: readonly string[], now: number): TurnResult | null {
  let result: TurnResult | null = null;
  for (const [at, text] of texts.entries())
    result = companion.step({
      state: result?.state ?? null,
      seed: `exercise:${at}`,
      texts: [text],
      now,
      localHour: null,
      tone: 'gentle',
      toneChosen: true,
      language: result?.language ?? 'en-US',
      languageChosen: false,
      ageBand: null,
    });
  return result;
}
