import type { BeliefSigns } from '#companion/risk/growing-belief.ts';
import type { CompanionState } from '#companion/state.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';
import { isLeftOpen, type SafetyFlowState } from './flow-state.ts';
import type { Trace } from './gathered.ts';

/** What the state holds for safety between turns. */
export interface SafetyMemory {
  cleanTurns: number;
  flow: SafetyFlowState | null;
  /** What was guessed at in the last messages, oldest first, without being sure; null where nothing was. */
  unsure?: (RiskCategory | null)[];
  /** Halves of a danger heard in this talk (signs.ts). */
  halves?: string[];
  /** What the last messages weighed (gathered.ts). */
  traces?: Trace[];
  /** Which small signs of a belief that grows the last messages held (risk/growing-belief.ts): kinds, no words. */
  beliefs?: BeliefSigns[];
  /** Not wanting to live was denied, asked or unasked. */
  denied?: boolean;
  /** The person gave an age under 18. */
  minor?: boolean;
  /** A danger was told in so many words in this talk (outright.ts). */
  outright?: boolean;
  /** The same, whatever rules heard besides. */
  inWords?: boolean;
  /** The turns of messages that raised an alarm which was none: they are no half of another. */
  misread?: number[];
  /** What may be a wish, a thought or a way of one's own was told in this talk (no-at-once.ts). */
  ownEnd?: boolean;
  /** The same, besides a goodbye (only-a-goodbye.ts). */
  beyondGoodbye?: boolean;
  /** The turn of the message that raised what stands now. */
  raisedAt?: number;
}

/** A question about dying was passed over or half answered, by whichever part it was asked, and no word since closed it. */
export const isUnanswered = ({ safety, signs, turn }: CompanionState): boolean =>
  signs?.['dark-cleared'] === undefined &&
  signs?.['asked-again'] === undefined &&
  signs?.['asked-dark'] !== turn - 1 &&
  isLeftOpen(safety);

/** The ordinary talk asked how bad the nights get (policy/burden.ts), and this message comes after it. */
export const askedHowDark = ({ signs, turn }: CompanionState): boolean => signs?.['asked-dark'] === turn - 1;

/** The message that raised what stands, as far back as messages are kept. */
export const raisedBy = ({ recent, turn }: CompanionState, { raisedAt = turn }: SafetyMemory): string | undefined =>
  raisedAt < turn ? recent.at(raisedAt - turn) : undefined;
