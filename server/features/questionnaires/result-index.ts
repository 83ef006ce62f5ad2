import { sql } from 'kysely';
import type { Platform } from '#server/platform.ts';
import { isSubmitted, type ResponseRecord, type SubmittedRecord } from './response-record.ts';
import { listResponses } from './responses.repository.ts';

// Why is this hard? Which questionnaire a row answers is sealed with its answers, so no query of the database can pick
// the last one of each form. Opening years of answers each time a page is opened would grow with every result. So what
// a list and a chart need is kept in memory, as short as the person's keys are and no longer, and it is held against a
// stamp of the rows each time: whatever changed anywhere, on this instance or another, it is made anew.

export interface IndexedResult {
  id: string;
  questionnaire: string;
  submittedAt: number;
  /** Null where the form has no total. */
  total: number | null;
}

const PEOPLE_MAX = 1000;
const KEPT_MS = 10 * 60 * 1000;

interface Entry {
  stamp: string;
  until: number;
  results: readonly IndexedResult[];
}

const indexes = new WeakMap<object, Map<string, Entry>>();

export const totalOf = ({ body }: ResponseRecord): number | null =>
  body.scores.find(({ id }) => id === 'total')?.value ?? null;

/** Oldest first; of one moment by id, so that every look gives the same order. */
export const inOrder = (a: SubmittedRecord, b: SubmittedRecord): number =>
  a.submittedAt - b.submittedAt || a.id.localeCompare(b.id);

/** All results of a person, newest first. */
export async function readResultIndex(p: Platform, userId: string): Promise<readonly IndexedResult[]> {
  const people = indexes.get(p.vault) ?? new Map<string, Entry>();
  indexes.set(p.vault, people);
  const stamp = await stampOf(p, userId);
  const now = p.clock();
  const held = people.get(userId);
  people.delete(userId);
  const isGood = held && held.stamp === stamp && held.until >= now;
  const results = isGood ? held.results : await indexOf(p, userId);
  // Put back last: a Map keeps its order, so the first one is the longest unused.
  people.set(userId, { stamp, results, until: now + KEPT_MS });
  for (const [id, { until }] of people) if (people.size > PEOPLE_MAX || until < now) people.delete(id);
  return results;
}

/** Changes with every result that is handed in, changed or deleted. */
async function stampOf(p: Platform, userId: string): Promise<string> {
  const row = await p.db
    .selectFrom('questionnaire_responses')
    .select(sql<string>`count(*) || ' ' || coalesce(sum(rev), 0) || ' ' || coalesce(max(updated_at), 0)`.as('stamp'))
    .where('user_id', '=', userId)
    .where('submitted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.stamp;
}

async function indexOf(p: Platform, userId: string): Promise<IndexedResult[]> {
  const records = await listResponses(p.db, await p.vault.forUser(userId), userId);
  return records
    .filter(isSubmitted)
    .sort(inOrder)
    .reverse()
    .map((record) => ({
      id: record.id,
      questionnaire: record.body.questionnaire,
      submittedAt: record.submittedAt,
      total: totalOf(record),
    }));
}

/** At most `most` of them, evenly taken; the first and the last two always stay. */
export function thinned<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const inner = most - 2;
  const step = (all.length - 2) / inner;
  const taken = Array.from({ length: inner }, (_, at) => all[Math.floor(at * step)] as T);
  return [...taken, ...all.slice(-2)];
}
