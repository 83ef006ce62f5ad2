import type { Assessment } from '#companion/risk/assess.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';
import { KIND_OF, type Kind } from './gathered.ts';

// Why is this hard? What only the model hears is met as distress, since one false alarm in twenty messages turns an
// evening into a safety talk. But people tell it in a story, in nobody's words: finger marks on a child's ribs, eleven
// letters set for Friday. There the model is right more often than the words that rules look for. So one message of some
// length is worth one plain question by itself, without a card, and the alarm waits for the answer.

const KIND_ALONE: Partial<Record<RiskCategory, Kind>> = {
  ...KIND_OF,
  psychosis_mania: 'nights',
  self_harm: 'harm',
  third_party_risk: 'near',
  medical_emergency: 'body',
  harm_to_others: 'anger',
};

/**
 * So many words, and the share that they need. Chosen beside 116 talks in which a danger is told and 138 in which none is
 * (training/risk/told-talks). With ten words and .6, five of 32 talks that readers knew got a question that hurt them.
 */
const LONG = { words: 20, share: 0.5 };

/** From here on a long one is no misreading that any small word takes back; of the 1,049 four reach it. */
const SURELY = 0.85;

/** What rules and model made of a message before anything was made less, its text, and what was said before it. */
export interface ReadAlone {
  read: Assessment;
  text: string;
  before: readonly string[];
}

const isTold = ({ read, text }: ReadAlone, share: number): boolean =>
  read.level >= 2 && (read.share?.risk ?? 0) >= share && text.trim().split(/\s+/).length >= LONG.words;

/** What one message is worth asking about by itself, or null. English. */
export function toldAlone(alone: ReadAlone): Kind | null {
  const kind = isTold(alone, LONG.share) ? (KIND_ALONE[alone.read.category] ?? null) : null;
  // A body in a panic has its own check (first-panic.ts).
  return kind === 'body' && [...alone.before, alone.text].some((said) => PANIC.test(said)) ? null : kind;
}

const PANIC = /\bpanic/i;

/** A danger was told in one longer message, as surely as the model can be. English. */
export const toldSurely = (alone: ReadAlone): boolean => isTold(alone, SURELY);
