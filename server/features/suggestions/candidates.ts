import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import type { SuggestionSource, SuggestionType } from '#shared/suggestions/suggestions.contract.ts';
import type { Facts } from './facts.ts';
import type { History } from './suggestion-record.ts';
import type { SuggestionTexts } from './suggestion-texts.ts';

/** Something a rule proposes, before it is weighed. */
export interface Candidate {
  type: SuggestionType;
  refId: string;
  title: string;
  why: string;
  source: SuggestionSource;
  minutes: number;
  rule: string;
  /** 0 to 1. */
  relevance: number;
}

/** What every rule is given. */
export interface Ground {
  facts: Facts;
  exercises: ReadonlyMap<string, Exercise>;
  texts: SuggestionTexts;
  /** What was answered before, by `type:refId`. */
  history: (key: string) => History;
}

export const NO_SOURCE: SuggestionSource = { kind: 'default', id: null, date: null, chatId: null, questionnaire: null };

export const iso = (at: number): string => new Date(at).toISOString();

export const fromChat = (chatId: string, at: number): SuggestionSource => ({
  kind: 'chat',
  id: chatId,
  date: iso(at),
  chatId,
  questionnaire: null,
});

/** A suggestion that leads to an exercise. Reaching out is one that leads to a person. */
export function exerciseCandidate(
  { exercises, texts }: Ground,
  id: string,
  reason: Pick<Candidate, 'why' | 'source' | 'rule' | 'relevance'>,
): Candidate[] {
  const exercise = exercises.get(id);
  if (!exercise) return [];
  const isPerson = id === 'reach-out';
  return [
    {
      type: isPerson ? 'human_help' : 'exercise',
      refId: id,
      title: isPerson ? texts.title('reach-out') : exercise.title,
      minutes: exercise.minutes,
      ...reason,
    },
  ];
}
