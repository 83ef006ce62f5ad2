import type { Assessment } from '#companion/risk/assess.ts';
import type { SafetyFlowState } from '#companion/safety-flow/flow-state.ts';
import type { SafetyFlow, SafetyInput, SafetyTurn } from '#companion/safety-flow/safety-flow.ts';

/** Plays messages, each with what the assessor made of it, through the safety flow alone; the level stays where it rose to. */
export function playSafetyFlow(
  flow: SafetyFlow,
  turns: readonly [text: string, assessment: Assessment][],
  inputOf: (
    text: string,
    at: number,
  ) => Pick<SafetyInput, 'seed' | 'dark'> & Partial<Pick<SafetyInput, 'language' | 'ageBand'>>,
): SafetyTurn[] {
  let state: SafetyFlowState | null = null;
  let previousLevel: SafetyTurn['level'] = 0;
  return turns.map(([text, assessment], at) => {
    const turn = flow.turn({
      level: assessment.level > previousLevel ? assessment.level : previousLevel,
      previousLevel,
      assessment,
      categories: [],
      flow: state,
      text,
      language: 'en',
      hasBeenSaid: () => false,
      ageBand: null,
      ...inputOf(text, at),
    });
    state = turn.flow;
    previousLevel = turn.level;
    return turn;
  });
}
