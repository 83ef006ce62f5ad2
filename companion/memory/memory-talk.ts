import type { CompanionContent } from '#companion/content.ts';
import { shuffled } from '#companion/hash.ts';
import { helpCard } from '#companion/safety-flow/cards.ts';
import { freshFlow } from '#companion/safety-flow/flow-state.ts';
import { safetyLinesFrom } from '#companion/safety-flow/safety-content.ts';
import { type CompanionState, noteSaid, wasSaid } from '#companion/state.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';

export const MEMORY_LINES = [
  'saved',
  'nothing_to_save',
  'denied',
  'too_long',
  'off',
  'temporary',
  'list_some',
  'list_more',
  'list_none',
  'wrong',
  'pickup_plan',
  'pickup_told',
  'pickup_hard',
  'hard_question',
  'form_question',
  'form_danger',
  'form_shared',
  'redacted',
] as const;
export type MemoryLine = (typeof MEMORY_LINES)[number];

/** What the companion says about its memory. English; content/memory/en.yaml. */
export interface MemoryTalk {
  /** A wording that this chat has not had yet, else the first by the seed. */
  say(line: MemoryLine, seed: string, state: CompanionState | null, text?: string): string;
  /** The chips under the first question after a hard talk. */
  hardChips: Card;
  /** What stands under a first reply that takes up an answer about not wanting to live: help, and chips to answer by. */
  formCards(level: RiskLevel): Card[];
}

/** @throws Error where the content lacks a line */
export function createMemoryTalk(content: CompanionContent): MemoryTalk {
  const file = content.files['memory/en.yaml'] as {
    chips: Record<string, string>;
    lines: Record<MemoryLine, readonly string[]>;
  };
  for (const line of MEMORY_LINES)
    if (!file?.lines[line]?.length) throw new Error(`content/memory/en.yaml lacks "${line}"`);
  const options = ['yes', 'no', 'unsure', 'rather_not'].map((id) => ({ id, label: file.chips[id] ?? id }));
  const hardChips: Card = { type: 'choices', id: 'safety-q1', kind: 'reply', options };
  const safety = safetyLinesFrom(content.files).en;
  return {
    hardChips,
    formCards: (level) => [
      ...(level >= 2 && safety ? [helpCard(level, ['suicide_passive'], safety)] : []),
      ...(level < 3 ? [hardChips] : []),
    ],
    say(line, seed, state, text = '') {
      const quoted = text.trim().replace(/[.!?…]+$/u, '');
      const wordings = shuffled(file.lines[line], `${seed}:${line}`).map((one) => one.replace('{text}', quoted));
      return wordings.find((one) => state === null || !wasSaid(state, one)) ?? wordings[0] ?? '';
    },
  };
}

/** The state after a reply about the memory took the place of the planned one. */
export function afterMemoryReply(
  state: CompanionState,
  text: string,
  asks: 'nothing' | 'open' | 'hard',
): CompanionState {
  const next = structuredClone(state);
  next.lastReply = text;
  next.expect = asks === 'open' ? { kind: 'open' } : null;
  // The answer to the question after a hard talk is the safety flow's to hear.
  if (asks === 'hard') next.safety = { cleanTurns: 0, flow: { ...freshFlow(), pending: 'q1', lang: 'en' } };
  noteSaid(next, text);
  return next;
}

/**
 * The state after a chat began with what a questionnaire's answer told (assistant.md §8): its level holds from here,
 * and the safety flow hears the answer. In danger the first of its steps is the reply itself.
 */
export function afterFormQuestion(state: CompanionState, text: string, level: RiskLevel): CompanionState {
  const next = afterMemoryReply(state, text, 'hard');
  next.level = level;
  next.categories = ['suicide_passive', ...next.categories.filter((category) => category !== 'suicide_passive')];
  const flow = { ...freshFlow(), lang: 'en', ...(level === 3 ? { situation: 'suicide', step: 1 } : { pending: 'q1' }) };
  // What the form told is told: no plain no in the chat unsays it (safety-flow/alarm.ts).
  next.safety = { cleanTurns: 0, flow, ...(level >= 2 ? { outright: true, ownEnd: true } : {}) };
  return next;
}
