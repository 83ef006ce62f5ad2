import { isNeverRemembered, isSensitive } from '#companion/memory/deny.ts';
import { readCheckins } from '#server/features/checkins/past-checkins.service.ts';
import { readExerciseNotes } from '#server/features/exercises/exercise-notes.service.ts';
import { type PastRun, readPastRuns } from '#server/features/exercises/past-runs.service.ts';
import { readKeptItems, readMemories } from '#server/features/memories/memories.service.ts';
import { readRecentRisk } from '#server/features/memories/safety-events.service.ts';
import { readForms } from '#server/features/questionnaires/read-results.service.ts';
import { readTalks } from '#server/features/sessions/talks.service.ts';
import type { Platform } from '#server/platform.ts';
import type { Checkin } from '#shared/checkins/checkins.contract.ts';
import type { Minded } from '#shared/exercises/exercises.contract.ts';
import type { KeptItem, Memory } from '#shared/memories/memories.contract.ts';
import type { QuestionnaireHead, Result } from '#shared/questionnaires/questionnaires.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';

const DAY = 86_400_000;
const RISK_MS = 3 * DAY;
/** Far enough back for what helped; the rules about lately look at the first three. */
const TALKS_MAX = 30;
/** The rule about low moods looks no further back. */
const CHECKIN_DAYS = 14;

type TalkRecord = Awaited<ReturnType<typeof readTalks>>[number];

export interface Talk {
  chatId: string;
  /** Epoch milliseconds. */
  at: number;
  riskMax: RiskLevel;
  exercises: readonly string[];
  topics: readonly string[];
  feelings: readonly string[];
  people: boolean;
  categories: readonly string[];
  distress: number | null;
  far: number;
  quote: string | null;
  ratings: readonly { exercise: string; before: number; after: number }[];
}

/** One rating of mood, wherever it was given. */
export interface Mood {
  /** 0 very low to 10 very good. */
  value: number;
  /** Epoch milliseconds. */
  at: number;
  /** Of the chat or check-in it was given in. */
  id: string;
  /** Null where it was given outside of a chat. */
  chatId: string | null;
}

/** All that the rules look at. M2 memories and words from talks at risk are not in here. */
export interface Facts {
  now: number;
  /** Highest level of the last 72 hours. */
  risk: RiskLevel;
  /** Newest first, as are all lists here. */
  talks: readonly Talk[];
  moods: readonly Mood[];
  /** Exercises done outside of chats. */
  runs: readonly PastRun[];
  /** What the person told to be minded in exercises. */
  minded: readonly Minded[];
  memories: readonly Memory[];
  plans: readonly KeptItem[];
  results: readonly Result[];
  forms: readonly QuestionnaireHead[];
}

export const daysBetween = (from: number, to: number): number => (to - from) / DAY;

/** True where a text may stand on a page that others may look at. */
export const mayBeShown = (text: string): boolean => !isNeverRemembered(text) && !isSensitive(text);

/** The highest level of the last 72 hours: from talks, and from answers that nobody has asked about yet. */
export async function readRisk(p: Platform, userId: string): Promise<RiskLevel> {
  const since = p.clock() - RISK_MS;
  const [told, talks] = await Promise.all([readRecentRisk(p, userId, since), readTalks(p, userId, 5)]);
  const ended = talks.filter(({ endedAt }) => endedAt >= since).map(({ body }) => body.riskMax);
  return Math.max(told, ...ended) as RiskLevel;
}

export async function readFacts(p: Platform, userId: string): Promise<Facts> {
  const now = p.clock();
  const [risk, sessions, remembered, kept, runs, notes, { results, heads, openLevel }, checkins] = await Promise.all([
    readRisk(p, userId),
    readTalks(p, userId, TALKS_MAX),
    readMemories(p, userId),
    readKeptItems(p, userId),
    readPastRuns(p, userId),
    readExerciseNotes(p, userId),
    readForms(p, userId, now - RISK_MS),
    readCheckins(p, userId, { since: now - CHECKIN_DAYS * DAY }),
  ]);
  const talks = sessions.map(
    ({ chatId, endedAt, body }): Talk => ({
      ...(body.about ?? NOTHING_NOTED),
      chatId,
      at: endedAt,
      riskMax: body.riskMax,
      exercises: body.exercises,
    }),
  );
  const written = runs.filter(({ endedAt }) => Date.parse(endedAt) >= now - RISK_MS).map(({ level }) => level);
  const memories = remembered.mode === 'off' ? [] : remembered.memories;
  return {
    now,
    risk: Math.max(risk, openLevel, ...written) as RiskLevel,
    talks,
    runs,
    minded: notes.has,
    moods: [...sessions.flatMap(moodsOfTalk), ...checkins.map(moodOfCheckin)].sort((a, b) => b.at - a.at),
    memories: memories.filter(
      (memory) => memory.status === 'active' && !memory.paused && memory.class !== 'M2' && mayBeShown(memory.text),
    ),
    plans: kept.filter(({ kind }) => kind === 'plan'),
    results,
    forms: heads,
  };
}

function moodsOfTalk({ chatId, endedAt, startedAt, body }: TalkRecord): Mood[] {
  const at = { id: chatId, chatId };
  return [
    ...(body.moodEnd === null ? [] : [{ ...at, value: body.moodEnd, at: endedAt }]),
    ...(body.moodStart === null ? [] : [{ ...at, value: body.moodStart, at: startedAt }]),
  ];
}

/** Five steps over the ten of a talk: very low is 0, low 2.5, so-so 5. */
const moodOfCheckin = ({ id, mood, at }: Checkin): Mood => ({
  id,
  chatId: null,
  value: (mood - 1) * 2.5,
  at: Date.parse(at),
});

const NOTHING_NOTED = {
  topics: [],
  feelings: [],
  people: true,
  categories: [],
  distress: null,
  far: 0,
  quote: null,
  ratings: [],
} as const;
