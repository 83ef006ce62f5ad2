import type { Card } from '#shared/chats/cards.contract.ts';
import type { Phase } from '#shared/chats/tones.contract.ts';
import type { CompanionContent } from './content.ts';
import { createAssessor } from './risk/assess.ts';
import { riskContentFrom } from './risk/risk-content.ts';
import { stickyLevel } from './risk/sticky-level.ts';
import type { CompanionState } from './state.ts';
import type { TurnInput } from './turn.ts';

export interface SafetyReading {
  /** The reply of the safety flow, or null where the ordinary dialogue answers. */
  reply: { text: string; move: string; phase: Phase; cards: Card[] } | null;
}

/** The seam between dialogue and safety: reads the risk of a message into the state, and checks what leaves. */
export interface Safety {
  read(state: CompanionState, text: string, language: string, input: TurnInput): SafetyReading;
  check(reply: string, state: CompanionState, input: TurnInput): boolean;
}

export function createSafety(content: CompanionContent): Safety {
  const assessor = createAssessor(riskContentFrom(content.files));
  return {
    read(state, text, language) {
      const turns = state.recent.map((past) => ({ role: 'user' as const, text: past }));
      const withReply =
        state.lastReply === '' ? turns : [...turns, { role: 'assistant' as const, text: state.lastReply }];
      const assessment = assessor.assess({ text, turns: withReply, language });
      const clean = assessment.level >= 1 ? 0 : Number(state.risk ?? 0) + 1;
      state.risk = clean;
      state.level = stickyLevel(state.level, assessment, clean, assessment.cleared);
      state.categories =
        state.level === 0 ? [] : [...new Set([...assessment.categories, ...state.categories])].slice(0, 6);
      return { reply: null };
    },
    check: () => true,
  };
}
