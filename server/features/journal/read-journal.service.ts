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

const DAY = 86_400_000;
/** How far back is looked first, in milliseconds, before all there is: years of lines are not opened for one page. */
const LOOKS_BACK = [120 * DAY, 480 * DAY];

/** A page of everything that was written outside of chats, newest first. */
export async function readJournal(p: Platform, userId: string, query: JournalQuery): Promise<JournalPage> {
  const from = query.from === undefined ? 0 : Date.parse(query.from);
  const cursor = query.before === undefined ? null : cursorOf(query.before);
  const to = Math.min(
    query.to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(query.to),
    cursor ? cursor.at + 1 : Number.MAX_SAFE_INTEGER,
  );
  const newest = Math.min(to, p.clock());
  const starts = LOOKS_BACK.map((back) => newest - back).filter((start) => start > from);
  for (const start of [...starts, from]) {
    const all = await readItems(p, userId, { from: start, to });
    const items = cursor ? all.filter((item) => isBelow(item, cursor)) : all;
    const asked = query.until === undefined ? 0 : items.findIndex(({ id }) => id === query.until);
    const wanted = Math.max(JOURNAL_PAGE, asked + 1);
    if (start > from && (asked < 0 || items.length <= wanted)) continue;
    const shown = items.slice(0, wanted);
    const last = shown.at(-1);
    return { items: shown, before: last && shown.length < items.length ? `${Date.parse(last.at)}~${last.id}` : null };
  }
  return { items: [], before: null };
}

interface Cursor {
  at: number;
  id: string;
}

function cursorOf(before: string): Cursor {
  const [at = '0', id = ''] = before.split('~');
  return { at: Number(at), id };
}

/** Below where the page above ended, whether or not what stood there still does. */
function isBelow(item: JournalItem, { at, id }: Cursor): boolean {
  const its = Date.parse(item.at);
  return its < at || (its === at && item.id < id);
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

function questionOf(p: Platform, exerciseId: string, stepId: string): string {
  const exercise = p.exercises.get(exerciseId);
  const step = exercise?.steps.find(({ id }) => id === stepId);
  return step && 'ask' in step ? (step.text[0] ?? '') : '';
}
