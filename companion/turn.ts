import type { Card } from '#shared/chats/cards.contract.ts';
import type { NoticeKind } from '#shared/chats/notices.contract.ts';
import type { Phase, SettledTone, Tone } from '#shared/chats/tones.contract.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import type { SecondOpinion } from './second-opinion.ts';
import type { CompanionState } from './state.ts';

/** One turn of conversation as the companion sees it. Pure data: no clock, no chance, no I/O. */
export interface TurnInput {
  /** The state after the previous reply on this branch, or null at the start of a chat. */
  state: CompanionState | null;
  /** Decides every choice between wordings: same seed, same input, same reply. */
  seed: string;
  /** The person's messages since the last reply, oldest first; more than one where they wrote while a reply ran. */
  texts: string[];
  /** Epoch milliseconds. */
  now: number;
  /** The person's local hour, 0 to 23, or null where unknown. */
  localHour: number | null;
  /** The chat's stored tone. */
  tone: Tone;
  /** True where the person chose the tone; inference then never changes it. */
  toneChosen: boolean;
  /** The chat's stored language, BCP 47. */
  language: string;
  languageChosen: boolean;
  ageBand: '13-17' | '18+' | null;
  /** False while no "how is today, 0 to 10" may be asked: the last ones were skipped. True where absent. */
  checkIns?: boolean;
  /** How a model read the same words, where one was asked; can only make the turn more careful. */
  secondOpinion?: SecondOpinion;
}

/** What the guided engine decided; in model mode the model only writes it. */
export interface MovePlan {
  move: string;
  phase: Phase;
  /** The person's own words the reply must pick up, or null. */
  focusQuote: string | null;
  must: string[];
  mustNot: string[];
  maxWords: number;
}

/** What a person wrote in an exercise and agreed to keep. The keys of `values` are the exercise's step ids. */
export interface SavedItem {
  kind: 'plan' | 'coping' | 'safety-plan' | 'letter';
  exerciseId: string;
  values: Record<string, string>;
}

export interface TurnResult {
  state: CompanionState;
  reply: { text: string; move: string; phase: Phase; cards: Card[] };
  /** The stored tone after this turn. */
  tone: Tone;
  /** The tone this reply is written in: `steady` whenever there is risk. */
  effectiveTone: SettledTone;
  /** The stored language after this turn. */
  language: string;
  /** Sticky level of the conversation after this turn. */
  level: RiskLevel;
  /** Empty at level 0. */
  categories: RiskCategory[];
  /** A neutral title once there is something to name, else null. Never exposes the person on a shared screen. */
  title: string | null;
  plan: MovePlan;
  /** For the server to store; empty on nearly every turn. */
  saved: SavedItem[];
  /** Quiet lines due under the reply; added by whoever holds the chat. */
  notices?: NoticeKind[];
}
