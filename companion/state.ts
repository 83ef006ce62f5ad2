import type { Phase, Tone } from '#shared/chats/tones.contract.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { shortHash } from './hash.ts';
import type { MirrorMemory } from './mirror.ts';
import type { NoticeMemory } from './notices.ts';
import { countWords, stoppedSentences } from './understand/plain-text.ts';

export const STATE_VERSION = 1;

/** What the last reply asked, so that "yes", "4" or "the second" can be read. */
export interface Expectation {
  kind: 'open' | 'confirm' | 'permit' | 'pick' | 'scale' | 'ends' | 'when' | 'yesno' | 'resume';
  /** Things a pick chooses from, in the order they were named; of `ends` the number of which it was asked. */
  options?: string[];
}

export interface ExerciseFrame {
  id: string;
  step: string;
  values: Record<string, string | number>;
  /** Times the present step was asked without an answer that fits. */
  tries: number;
  /** Set aside while the person talks about something else. */
  parked: boolean;
  /** Times something else was told where an answer was awaited. */
  asides?: number;
  /** What they have understood by themselves was asked for, and is awaited now. */
  awaits?: 'insight';
  /** Waits below an exercise it went over to, and goes on when that one ends. */
  under?: boolean;
}

/** All the companion knows of a chat. Plain JSON, about 4 KB at most; older versions are thrown away, not migrated. */
export interface CompanionState {
  v: number;
  /** Replies given. */
  turn: number;
  /** Messages that told something. */
  told: number;
  toldAtOffer: number;
  phase: Phase;
  /** Three characters for every reply text, oldest first. */
  said: string;
  /** Three characters for every wording or clause used lately. */
  used: string;
  /** Heaviest first; `topicWeights` in step with it. */
  topics: string[];
  topicWeights: number[];
  feelings: string[];
  people: string[];
  since: string | null;
  wish: 'heard' | 'understand' | 'do' | null;
  intensity: number | null;
  /** The reply number after which the intensity was given. */
  intensityAt: number;
  plan: string | null;
  /** The first number of this talk, for the way it went. */
  intensityFirst?: number;
  /** Who did the person good, or will be there: "sister". */
  helper?: string;
  /** Quiet signs met so far, and those that were spoken of (policy/quiet-risk.ts); turns of openings (realise/openings.ts). */
  signs?: Record<string, number>;
  /** The turn of the last credit: it is rare. */
  creditAt?: number;
  /** Written by earlier versions, read by none; chats of theirs still carry it. */
  guessAt?: number;
  /** The first message that told something, cut short: what the person came with. */
  opening?: string;
  /** Whose death was told, and at which reply. */
  lost?: { who: string; name?: string; pronoun: 'he' | 'she' | 'they'; turn: number };
  /** Something of the heaviest kind was told in this talk. */
  heavy?: boolean;
  /** The plan is an idea of ours; one of the person's own takes its place. */
  planLent?: boolean;
  /** The plan was said with a maybe, and stays one until it has its time. */
  planMaybe?: boolean;
  /** The person's own clauses, turned to "you", worth coming back to. */
  keep: string[];
  /** The last messages, cut short, for the risk assessor. */
  recent: string[];
  lastReply: string;
  expect: Expectation | null;
  asked: number;
  stuck: number;
  offers: string[];
  /** A questionnaire was proposed in this chat: no other one is. */
  formShown?: boolean;
  exercises: ExerciseFrame[];
  doneExercises: string[];
  canned: number;
  toneShown: number;
  tone: Tone;
  /** The language of the last reply, and what the chat was set to then. */
  spoken?: { language: string; stored: string };
  title: string | null;
  /** Said that nobody knows or nobody is there. */
  alone: boolean;
  thanks: number;
  /** How deep the talk is in hidden orders, signals or machine minds; sinks again with plain life. */
  far: number;
  level: RiskLevel;
  categories: RiskCategory[];
  /** Owned by the risk assessor and the safety flow. */
  risk: unknown;
  safety: unknown;
  /** Kinds of the last replies, older ones counting less (policy/mix.ts). */
  mix?: number[];
  /** Words of one or two that were whole messages, latest last. */
  shorts?: string[];
  /** Replies still to be given without a question, or without the person's words given back, because they asked so. */
  quiet?: number;
  plain?: number;
  /** What was put up to pick from last, so that "the second" is understood a little later too. */
  lastOffer?: { options: string[]; turn: number };
  /** Words to say (policy/drafts.ts): what for, all that were shown, those standing, whom for, the one taken; what was asked. */
  drafts?: {
    kind: string;
    texts: string[];
    on: number[];
    turn: number;
    own: string;
    taken?: number;
    facts?: Record<string, string>;
    asked?: 'what' | 'fact' | 'rough';
    /** Written by earlier versions, read by none. */
    seen?: number[];
  };
  /** What was said of use and of the talk as a whole; kept by whoever holds the chat. */
  notices?: NoticeMemory;
  mirror?: MirrorMemory;
}

/** Replies and their short sentences. */
const SAID_MAX = 3 * 700;
/** "It has its place now.": a short one ends many lines. */
const SHORT = 8;
const USED_MAX = 3 * 150;

export function freshState(tone: Tone): CompanionState {
  return {
    v: STATE_VERSION,
    turn: 0,
    told: 0,
    toldAtOffer: 0,
    phase: 'opening',
    said: '',
    used: '',
    topics: [],
    topicWeights: [],
    feelings: [],
    people: [],
    since: null,
    wish: null,
    intensity: null,
    intensityAt: -9,
    plan: null,
    keep: [],
    recent: [],
    lastReply: '',
    expect: null,
    asked: 0,
    stuck: 0,
    offers: [],
    exercises: [],
    doneExercises: [],
    canned: 0,
    toneShown: 0,
    tone,
    title: null,
    alone: false,
    thanks: 0,
    far: 0,
    level: 0,
    categories: [],
    risk: undefined,
    safety: undefined,
  };
}

/** Keeps how strong it is, 0 to 10, as of this turn; the first such number of a talk stays beside it. */
export function noteIntensity(state: CompanionState, value: number): void {
  state.intensityFirst ??= value;
  state.intensity = value;
  state.intensityAt = state.turn;
}

/** A copy to write on, or a fresh start where the stored state is of another version. */
export function openState(stored: CompanionState | null, tone: Tone): CompanionState {
  if (stored === null || stored.v !== STATE_VERSION) return freshState(tone);
  return structuredClone(stored);
}

/** The marks of the states read last: asked for hundreds of times a turn, and no text in them. */
const sets = new Map<string, Set<string>>();
const SETS_KEPT = 4;

function holds(marks: string, mark: string): boolean {
  let set = sets.get(marks);
  if (set === undefined) {
    set = new Set();
    for (let at = 0; at < marks.length; at += 3) set.add(marks.slice(at, at + 3));
    if (sets.size >= SETS_KEPT) sets.clear();
    sets.set(marks, set);
  }
  return set.has(mark);
}

export function wasSaid(state: CompanionState, text: string): boolean {
  return holds(state.said, shortHash(text.toLowerCase()));
}

/** The whole of it and each short sentence: two lines may be new and end alike. */
export function noteSaid(state: CompanionState, text: string): void {
  const ends = stoppedSentences(text).filter((one) => countWords(one) <= SHORT && !one.endsWith('?'));
  const each = new Set([text, ...ends].map((said) => shortHash(said.toLowerCase())));
  state.said = (state.said + [...each].join('')).slice(-SAID_MAX);
}

export function wasUsed(state: CompanionState, wording: string): boolean {
  return holds(state.used, shortHash(wording));
}

export function noteUsed(state: CompanionState, wording: string): void {
  state.used = (state.used + shortHash(wording)).slice(-USED_MAX);
}

/** What comes at most once in a talk: true the first time it is asked for `what`, false ever after. */
export function takeOnce(state: CompanionState, what: string): boolean {
  const mark = `once:${what}`;
  if (wasUsed(state, mark)) return false;
  noteUsed(state, mark);
  return true;
}

/** A step of the person's own, or one they took, is in hand; an idea that was only lent to them is none. */
export const holdsAStep = ({ plan, planLent }: CompanionState): boolean => plan !== null && planLent !== true;

/** An exercise runs, and was not laid aside. */
export const isInExercise = ({ exercises }: Pick<CompanionState, 'exercises'>): boolean =>
  exercises.at(-1)?.parked === false;

/** The sign of exercises that were turned down in this talk, and not asked for by name since. */
export const NO_EXERCISE = 'no-exercise';

const OFFERS_MOST = 16;

/** What was offered stays known, the latest last. */
export function noteOffered(state: CompanionState, ...ids: string[]): void {
  state.offers = [...state.offers, ...ids].slice(-OFFERS_MOST);
}
