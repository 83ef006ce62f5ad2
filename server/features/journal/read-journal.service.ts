import { readCheckins } from '#server/features/checkins/past-checkins.service.ts';
import { readExerciseRuns } from '#server/features/exercises/exercises.service.ts';
import { readKeptItems } from '#server/features/memories/memories.service.ts';
import type { Platform } from '#server/platform.ts';
import {
  JOURNAL_PAGE,
  type JournalItem,
  type JournalPage,
  type JournalQuery,
} from '#shared/journal/journal.contract.ts';
import { readEntries } from './journal.service.ts';

/** A page of everything that was written outside of chats, newest first. */
export async function readJournal(p: Platform, userId: string, query: JournalQuery): Promise<JournalPage> {
  const from = query.from === undefined ? 0 : Date.parse(query.from);
  const to = query.to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(query.to);
  const all = await readItems(p, userId, { from, to });
  const items = query.before === undefined ? all : all.slice(beginningOf(all, query.before));
  const asked = query.until === undefined ? -1 : items.findIndex(({ id }) => id === query.until);
  const shown = items.slice(0, Math.max(JOURNAL_PAGE, asked + 1));
  const last = shown.at(-1);
  return { items: shown, before: last && shown.length < items.length ? `${Date.parse(last.at)}~${last.id}` : null };
}

async function readItems(p: Platform, userId: string, period: { from: number; to: number }): Promise<JournalItem[]> {
  const [entries, runs, kept, checkins] = await Promise.all([
    readEntries(p, userId, period),
    readExerciseRuns(p, userId),
    readKeptItems(p, userId),
    readCheckins(p, userId, { since: period.from }),
  ]);
  const items: JournalItem[] = [
    ...entries.map((entry) => ({ kind: 'entry' as const, ...entry })),
    ...runs.flatMap(({ id, exercise, title, endedAt, kept: written }): JournalItem[] => {
      const answers = written.flatMap(({ entries: given }) => given.map(({ question, text }) => ({ question, text })));
      return answers.length === 0
        ? []
        : [{ kind: 'exercise', id, at: new Date(endedAt).toISOString(), exercise, title, chatId: null, answers }];
    }),
    ...kept.map(
      ({ id, exerciseId, values, sourceChatId, createdAt }): JournalItem => ({
        ...{ kind: 'exercise', id, at: createdAt, exercise: exerciseId, chatId: sourceChatId },
        title: p.exercises.get(exerciseId)?.title ?? exerciseId,
        answers: Object.entries(values).map(([step, text]) => ({ question: questionOf(p, exerciseId, step), text })),
      }),
    ),
    ...checkins.flatMap(({ id, day, at, mood, note }): JournalItem[] =>
      note === '' ? [] : [{ kind: 'checkin', id, day, at, mood, text: note }],
    ),
  ];
  return items
    .filter(({ at }) => Date.parse(at) >= period.from && Date.parse(at) < period.to)
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1));
}

/** Where the list goes on below a cursor, whether or not what it names is still there. */
function beginningOf(items: readonly JournalItem[], cursor: string): number {
  const [time = '0', id = ''] = cursor.split('~');
  const at = Number(time);
  const found = items.findIndex((item) => {
    const its = Date.parse(item.at);
    return its < at || (its === at && item.id < id);
  });
  return found < 0 ? items.length : found;
}

function questionOf(p: Platform, exerciseId: string, stepId: string): string {
  const exercise = p.exercises.get(exerciseId);
  const step = exercise?.steps.find(({ id }) => id === stepId);
  return step && 'ask' in step ? (step.text[0] ?? '') : '';
}
