import type { Companion } from '#companion/companion.ts';
import type { CompanionState } from '#companion/state.ts';
import type { TurnInput, TurnResult } from '#companion/turn.ts';
import type { Tone } from '#shared/chats/tones.contract.ts';

/** Plays the person's turns and carries state, tone and language from one to the next, as the server does. */
export function holdChat(
  companion: Companion,
  turns: readonly string[],
  seed = 'seed',
  more: Partial<TurnInput> = {},
): TurnResult[] {
  let state: CompanionState | null = null;
  let tone: Tone = more.tone ?? 'pending';
  let language = more.language ?? 'en-US';
  const results: TurnResult[] = [];
  for (const [turn, text] of turns.entries()) {
    const result = companion.step({
      now: 1_790_000_000_000,
      localHour: 14,
      toneChosen: false,
      languageChosen: false,
      ageBand: '18+',
      ...more,
      state,
      seed: `${seed}:${turn}`,
      texts: [text],
      tone,
      language,
    });
    // The state goes through the database between turns.
    state = JSON.parse(JSON.stringify(result.state)) as CompanionState;
    tone = result.tone;
    language = result.language;
    results.push(result);
  }
  return results;
}
