import { readTexts, readTitles } from '#server/features/chats/read-texts.service.ts';
import { readCheckins } from '#server/features/checkins/past-checkins.service.ts';
import { readExerciseRuns } from '#server/features/exercises/exercises.service.ts';
import { readEntries } from '#server/features/journal/journal.service.ts';
import { readKeptItems, readMemories } from '#server/features/memories/memories.service.ts';
import { readFilledForms } from '#server/features/questionnaires/filled-forms.service.ts';
import { readPlan } from '#server/features/safety/safety-plan.service.ts';
import type { Platform } from '#server/platform.ts';
import { PLAN_PARTS } from '#shared/safety/safety-plan.contract.ts';
import type { SearchHit, SearchKind } from '#shared/search/search.contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: only so that the union is taken apart one kind at a time
type Without<T, K extends string> = T extends any ? Omit<T, K> : never;

/** Something that may be found: the text that is searched, and what a hit on it says. */
export interface Findable {
  /** Epoch milliseconds. */
  at: number;
  text: string;
  hit: Without<SearchHit, 'at' | 'snippet' | 'marks'>;
}

async function* messages(p: Platform, userId: string, from: string | null): AsyncGenerator<readonly Findable[]> {
  for await (const texts of readTexts(p, userId, from))
    yield texts.map(({ id, chatId, role, active, createdAt, text }) => ({
      at: createdAt,
      text,
      hit: { kind: 'message', id, title: null, chatId, role, shown: active },
    }));
}

async function* chats(p: Platform, userId: string): AsyncGenerator<readonly Findable[]> {
  for await (const titles of readTitles(p, userId))
    yield titles.map(({ id, createdAt, title }) => ({
      at: createdAt,
      text: title,
      hit: { kind: 'chat', id, title },
    }));
}

async function* memories(p: Platform, userId: string): AsyncGenerator<readonly Findable[]> {
  const { memories: known } = await readMemories(p, userId);
  yield known.map(({ id, text, createdAt, sourceChatTitle }) => ({
    at: Date.parse(createdAt),
    text,
    hit: { kind: 'memory', id, title: sourceChatTitle },
  }));
}

/** What was written freely, and in exercises, in the player and in chats. */
async function* journal(p: Platform, userId: string): AsyncGenerator<readonly Findable[]> {
  yield (await readEntries(p, userId)).map(({ id, at, text }) => ({
    at: Date.parse(at),
    text,
    hit: { kind: 'journal', id, title: null },
  }));
  const runs = await readExerciseRuns(p, userId);
  yield runs.flatMap(({ id, title, endedAt, kept }) => {
    const text = kept.flatMap(({ entries }) => entries.map((entry) => entry.text)).join('\n');
    return text === '' ? [] : [{ at: Date.parse(endedAt), text, hit: { kind: 'journal' as const, id, title } }];
  });
  yield (await readKeptItems(p, userId)).map(({ id, exerciseId, values, createdAt }) => ({
    at: Date.parse(createdAt),
    text: Object.values(values).join('\n'),
    hit: { kind: 'journal', id, title: p.exercises.get(exerciseId)?.title ?? null },
  }));
}

async function* checkins(p: Platform, userId: string): AsyncGenerator<readonly Findable[]> {
  yield (await readCheckins(p, userId, { since: 0 })).map(({ id, at, day, note, tags }) => ({
    at: Date.parse(at),
    // The usual tags are words joined by hyphens.
    text: [note, ...tags.map((tag) => tag.replaceAll('-', ' '))].filter((words) => words !== '').join(' · '),
    hit: { kind: 'checkin', id, title: null, day },
  }));
}

async function* plan(p: Platform, userId: string): AsyncGenerator<readonly Findable[]> {
  const { parts, updatedAt } = await readPlan(p, userId);
  yield PLAN_PARTS.map((part) => ({
    at: Date.parse(updatedAt ?? '1970-01-01'),
    text: parts[part] ?? '',
    hit: { kind: 'plan', id: part, title: null, part },
  }));
}

async function* results(p: Platform, userId: string): AsyncGenerator<readonly Findable[]> {
  yield (await readFilledForms(p, userId)).map(({ id, questionnaire, title, shortTitle, submittedAt }) => ({
    at: submittedAt,
    text: title === shortTitle ? title : `${title} (${shortTitle})`,
    hit: { kind: 'result', id, title, questionnaire },
  }));
}

/** Whose batches come newest first, so that a search may stop early, and where it goes on. */
export const SOURCES: Readonly<
  Record<
    SearchKind,
    { sorted: boolean; read: (p: Platform, userId: string, from: string | null) => AsyncIterable<readonly Findable[]> }
  >
> = {
  message: { sorted: true, read: messages },
  chat: { sorted: true, read: chats },
  memory: { sorted: false, read: memories },
  journal: { sorted: false, read: journal },
  checkin: { sorted: false, read: checkins },
  plan: { sorted: false, read: plan },
  result: { sorted: false, read: results },
};
