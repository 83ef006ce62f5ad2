import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { CompanionState } from './state.ts';

/** What the guard saw in the last message and did about it, for `safety_events`: ids and levels, never words. */
export interface GuardNote {
  /** Of the message alone. */
  level: RiskLevel;
  /** What decided, at most twelve ids; `model` where only the classifier did. */
  rules: string[];
  /** The conversation's level changed. */
  changed: boolean;
  /** Which of the three buttons of level 3 was pressed, or its words written. */
  action: string | null;
}

/** The note on the last message, or null at the start of a chat and in states of older versions. */
export function guardNoteOf(state: CompanionState): GuardNote | null {
  return (state.risk as GuardNote | undefined) ?? null;
}
