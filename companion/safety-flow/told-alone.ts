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
 * What is no danger of one's own life has to be surer (`else`): of 18 ordinary strangers four were asked of eating, of a
 * violent partner or of a friend in danger between .57 and .74 (docs/decisions/0050). The classifier of 0051 gives larger
 * shares to what it is sure of; with .5 and .7 seven of twelve other strangers were asked or alarmed, with these five, and
 * of the 158 dangers 115 are met instead of 121.
 */
const LONG = { words: 20, share: 0.6, else: 0.8 };

/** From here on a long one is no misreading that any small word takes back; of the 1,049 four reach it. */
const SURELY = 0.85;

/** What rules and model made of a message before anything was made less, its text, and what was said before it. */
export interface ReadAlone {
  read: Assessment;
  text: string;
  before: readonly string[];
}

/**
 * Two short messages that tell between them what neither tells: fewer words than this in this one and the one before, the
 * share that the two need together (`else` as above), and the share without which neither is looked at again. Chosen
 * beside the same talks, 1,250 pairs (training/risk/test-between) and 62 talks of invented people (docs/decisions/0048).
 */
const BETWEEN = { words: 20, before: 30, share: 0.85, else: 0.93, either: 0.3 };

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** So many words tell a story, and are no answer in passing. */
export const isLong = (text: string): boolean => wordsIn(text) >= LONG.words;

const isTold = ({ read, text }: ReadAlone, share: number): boolean =>
  read.level >= 2 && (read.share?.risk ?? 0) >= share && isLong(text);

/** What one message is worth asking about by itself, or null. English. */
export function toldAlone(alone: ReadAlone): Kind | null {
  const kind = kindOf(alone);
  return kind !== null && isTold(alone, neededFor(kind, LONG)) ? kind : null;
}

const neededFor = (kind: Kind, bar: typeof LONG | typeof BETWEEN): number => (kind === 'life' ? bar.share : bar.else);

function kindOf({ read, text, before }: ReadAlone): Kind | null {
  const kind = KIND_ALONE[read.category] ?? null;
  // A body in a panic has its own check (first-panic.ts).
  return kind === 'body' && [...before, text].some((said) => PANIC.test(said)) ? null : kind;
}

const PANIC = /\bpanic/i;

/**
 * What this message and the one before are worth asking about where both are short, or null. English.
 * @param last the message before; empty where there is none to go by
 * @param lastRisk what the model's share for it was, 0 to 1
 * @param reads what words come to by themselves
 */
export function toldBetween(
  { read, text, before }: ReadAlone,
  last: string,
  lastRisk: number,
  reads: (text: string) => Assessment,
): Kind | null {
  if (last === '' || wordsIn(text) >= BETWEEN.words || wordsIn(last) >= BETWEEN.before) return null;
  if (Math.max(read.share?.risk ?? 0, lastRisk) < BETWEEN.either) return null;
  const both = reads(`${ended(last)} ${ended(text)}`);
  const kind = both.level < 2 ? null : kindOf({ read: both, text, before });
  return kind !== null && (both.share?.risk ?? 0) >= neededFor(kind, BETWEEN) ? kind : null;
}

/** Who types on a phone ends no sentence; the model reads two of them apart only where one ends. */
const ended = (text: string): string => (/[.!?…]\s*$/.test(text) ? text : `${text.trim()}.`);

/** A danger was told in one longer message, as surely as the model can be. English. */
export const toldSurely = (alone: ReadAlone): boolean => isTold(alone, SURELY);
