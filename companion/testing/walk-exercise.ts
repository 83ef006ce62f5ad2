import type { Companion } from '#companion/companion.ts';
import type { CompanionState } from '#companion/state.ts';
import { freshState } from '#companion/state.ts';
import type { TurnResult } from '#companion/turn.ts';
import type { ExerciseCard } from '#shared/chats/cards.contract.ts';

/** What a person answers to the step whose card this is, or null to end the walk. */
export type Answering = (card: ExerciseCard, turn: number) => string | null;

export function exerciseCard(result: TurnResult): ExerciseCard | undefined {
  return result.reply.cards.find((card) => card.type === 'exercise');
}

/** One exercise from its name to its end, as the page would hold it. The state goes through JSON between turns. */
export function walkExercise(
  companion: Companion,
  name: string,
  answer: Answering,
  start: Partial<CompanionState> = {},
  most = 60,
): TurnResult[] {
  const results: TurnResult[] = [];
  let state: CompanionState | null = { ...freshState('gentle'), ...start };
  let text: string | null = `can we do the ${name} exercise`;
  while (text !== null && results.length < most) {
    const result: TurnResult = companion.step({
      state,
      seed: `walk:${name}:${results.length}`,
      texts: [text],
      now: 1_790_000_000_000,
      localHour: 14,
      tone: 'gentle',
      toneChosen: true,
      language: 'en-US',
      languageChosen: true,
      ageBand: '18+',
    });
    results.push(result);
    state = JSON.parse(JSON.stringify(result.state)) as CompanionState;
    const card = exerciseCard(result);
    text = card?.status === 'running' ? answer(card, results.length) : null;
  }
  return results;
}
