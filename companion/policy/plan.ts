import type { LinesContent } from '#companion/content.schema.ts';
import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import type { Anchor } from '#companion/realise/anchors.ts';
import type { Slots } from '#companion/realise/choose-wording.ts';
import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { type CompanionState, type Expectation, wasUsed } from '#companion/state.ts';
import type { SavedItem } from '#companion/turn.ts';
import type { Grammar } from '#companion/understand/grammar.ts';
import type { KindsReader } from '#companion/understand/message-kinds.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import type { Weigher } from '#companion/understand/what-weighs.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import type { Phase, SettledTone, Tone } from '#shared/chats/tones.contract.ts';

/** Credit for what the person did or showed; a plain fact on the matter; what is common with the feeling. */
export type ExtraKind = 'credit' | 'fact' | 'common';

/** One piece of a reply. Pieces are joined by a space; an optional piece that has no wording is left out. */
export type Part =
  /** The person's own words; `always` before a line of its own, `whole` where they are confirmed and must be heard. */
  | { kind: 'anchor'; optional?: boolean; always?: boolean; whole?: boolean }
  /** What the person wrote, already told to "you". */
  | { kind: 'told'; text: string }
  /** What it may mean: the line that was chosen already, or whichever fits. */
  | { kind: 'meaning'; optional?: boolean; text?: string }
  | { kind: 'family'; name: string; optional?: boolean; slots?: Slots }
  /** Credit, what is common, or a plain fact: what fits the message, if anything. */
  | { kind: 'extra'; optional: true; of?: ExtraKind }
  /** The question that is due, or whichever fits. */
  | { kind: 'question'; text?: string }
  | { kind: 'text'; text: string }
  /** Texts in order of preference, the last one without the person's words. */
  | { kind: 'texts'; texts: string[] };

export interface Plan {
  move: string;
  phase: Phase;
  parts: Part[];
  expect: Expectation | null;
  cards: Card[];
  /** Fixed texts (exercise steps met again, safety lines) may come twice. */
  mayRepeat?: boolean;
  slots?: Slots;
  /** The message that meanings, credit and facts are chosen by, where it is not this one: a bare "yes" leans on it. */
  leansOn?: Understanding;
  /** What the person agreed to keep with this answer. */
  saved?: SavedItem[];
}

/** A piece of a message that weighs. */
export interface WeightyPiece {
  text: string;
  /** How much it weighs, of what the heaviest does: 0 to 1. */
  share: number;
}

/** What a policy looks at. The state is this turn's own copy and may be written on. */
export interface Scene {
  state: CompanionState;
  read: Understanding;
  anchors: Anchor[];
  /** Nothing of this message is said back: it is heavy, or a fear that would sound like a fact. */
  unsaid?: boolean;
  lines: LinesContent;
  exercises: Map<string, Exercise>;
  gate: ReflectionGate;
  grammar: Grammar;
  /** What weighs in a message; null in a language in which it was not learned. */
  weigher: Weigher | null;
  /** What a message does above all; null in a language in which it was not learned. */
  kinds: KindsReader | null;
  tone: SettledTone;
  /** The one or two pieces that weigh most, the heaviest first, where the message is taken for what weighs (what-weighs-most.ts). */
  weighty?: readonly WeightyPiece[];
  /** The whole message, where it is taken for what weighs. */
  whole?: string;
  /** The tone before this message. */
  before: Tone;
  seed: string;
  localHour: number | null;
  /** Between 13 and 17, by what was said at sign-up. */
  minor: boolean;
  /** Whether "how is today, 0 to 10" may be asked. */
  checkIns: boolean;
  /** `messageBefore(1)`. */
  earlier: () => Understanding | null;
  /** The message so many before this one, read again; null where there is none. */
  messageBefore: (back: number) => Understanding | null;
  /** A piece of a message, read as if it were all that was said. */
  reread: (text: string) => Understanding;
}

/** The whole message, also where the scene is taken for what weighs in it. */
export const wholeOf = ({ whole, read }: Pick<Scene, 'whole' | 'read'>): string => whole ?? read.clean;

export function plan(move: string, phase: Phase, parts: Part[], more: Partial<Plan> = {}): Plan {
  return { move, phase, parts, expect: null, cards: [], ...more };
}

export const anchor: Part = { kind: 'anchor', optional: true };
export const ownWordsFirst: Part = { kind: 'anchor', optional: true, always: true };
/** A correction or a step: what was said comes back so that both know it was understood. */
export const confirmed: Part = { kind: 'anchor', optional: true, always: true, whole: true };
export const meaning: Part = { kind: 'meaning', optional: true };
export const extraOf = (of: ExtraKind): Part => ({ kind: 'extra', optional: true, of });
export const question: Part = { kind: 'question' };
/** A line of its own, and a question, where one was found. */
export const saying = (text: string | null): Part[] => (text === null ? [] : [{ kind: 'meaning', text }]);
export const asking = (text: string | null): Part[] => (text === null ? [] : [{ kind: 'question', text }]);
export const line = (name: string, slots?: Slots): Part =>
  slots ? { kind: 'family', name, slots } : { kind: 'family', name };
/** No question at the end: a short close where the language has one, else room to go on. */
export const close = ({ lines }: Scene): Part => line(lines.families.quiet_close ? 'quiet_close' : 'rest');
export const maybe = (name: string): Part => ({ kind: 'family', name, optional: true });

/** Every wording of a family; none where it is missing. */
export function linesOf(family: LinesContent['families'][string] | undefined): readonly string[] {
  if (family === undefined) return [];
  return Array.isArray(family) ? family : family.any;
}

/** A wording of the family was not said yet in this talk. */
export const hasUnsaid = (name: string, { lines, state }: Pick<Scene, 'lines' | 'state'>): boolean =>
  linesOf(lines.families[name]).some((one) => !wasUsed(state, one));
