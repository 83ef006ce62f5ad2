import { readChatTitles } from '#server/features/chats/memory-mentions.service.ts';
import { anyCheckinBefore, readCheckins } from '#server/features/checkins/past-checkins.service.ts';
import { readPastRuns } from '#server/features/exercises/past-runs.service.ts';
import { anyTalkBefore, readTalksBetween } from '#server/features/sessions/talks.service.ts';
import type { Platform } from '#server/platform.ts';
import type { Week, WeekExercise, WeekMemory, WeekSpan, WeekTalk } from '#shared/suggestions/week.contract.ts';
import { type Facts, mayBeShown, readFacts } from './facts.ts';
import type { AnswersBody } from './suggestion-record.ts';
import { type SuggestionTexts, suggestionTexts } from './suggestion-texts.ts';
import { findAnswers } from './suggestions.repository.ts';
import { closeOf } from './week-close.ts';

type TalkRecord = Awaited<ReturnType<typeof readTalksBetween>>[number];
type Run = Awaited<ReturnType<typeof readPastRuns>>[number];

const DAY = 86_400_000;
/** From this level on no word of a talk stands here, nor what it was about (assistant.md §7). */
const HARD = 2;
const TOPICS_MAX = 3;

const iso = (at: number): string => new Date(at).toISOString();

/**
 * One week of a person: what was on their mind, what they tried, their check-ins and what to take along. Made of what
 * is stored at this moment and kept nowhere, so what was deleted is gone from it, too. Temporary chats leave nothing it
 * could be made of.
 *
 * @param monday the person's own calendar day; its check-ins and those of the six days after count
 * @param span first moment of the week and the first one after it, epoch milliseconds
 */
export async function readWeek(p: Platform, userId: string, monday: string, span: WeekSpan): Promise<Week> {
  const { from, until } = span;
  const isIn = (at: string) => Date.parse(at) >= from && Date.parse(at) < until;
  const [facts, talks, runs, checkins, answers, texts, ...earlier] = await Promise.all([
    readFacts(p, userId),
    readTalksBetween(p, userId, span),
    readPastRuns(p, userId),
    // Days are the person's own: one tapped far away may be in another week by the clock here.
    readCheckins(p, userId, { since: from - 2 * DAY }),
    findAnswers(p.db, await p.vault.forUser(userId), userId),
    suggestionTexts(),
    anyTalkBefore(p, userId, from),
    anyCheckinBefore(p, userId, from),
  ]);
  const titles = await readChatTitles(p, userId, [...new Set(talks.map(({ chatId }) => chatId))]);
  const past = runs.filter(({ endedAt }) => isIn(endedAt));
  const sunday = iso(Date.parse(monday) + 6 * DAY).slice(0, 10);
  const held = {
    monday,
    talks: talks.filter(({ chatId }) => titles.has(chatId)).map((talk) => toTalk(p, talk, titles)),
    memories: facts.memories
      .filter(({ createdAt }) => isIn(createdAt))
      .map(toMemory)
      .toReversed(),
    exercises: [...talks.flatMap((talk) => doneInTalk(p, talk)), ...past.map((run) => toExercise(p, run))].sort(byTime),
    marked: markedIn(p, answers?.body.items ?? {}, span, { facts, texts }).sort(byTime),
    checkins: checkins.filter(({ day }) => day >= monday && day <= sunday).toReversed(),
  };
  const then = Math.max(0, ...talks.map(({ body }) => body.riskMax), ...past.map(({ level }) => level));
  const before = runs.some(({ endedAt }) => Date.parse(endedAt) < from);
  return {
    ...held,
    close: await closeOf(held, { now: facts.risk, then }),
    earlier: before || earlier.some(Boolean),
  };
}

const byTime = (a: { at: string }, b: { at: string }): number => a.at.localeCompare(b.at);

function toTalk(p: Platform, { chatId, endedAt, body }: TalkRecord, titles: Map<string, string | null>): WeekTalk {
  const place = { chatId, title: titles.get(chatId) ?? null, at: iso(endedAt) };
  if (body.riskMax >= HARD) return { ...place, summary: null, topics: [] };
  const summary = [body.summary, body.about?.quote].find((text) => text && mayBeShown(text)) ?? null;
  const topics = (body.about?.topics ?? []).flatMap((id) => p.topicTitles.get(id) ?? []);
  return { ...place, summary, topics: [...new Set(topics)].slice(0, TOPICS_MAX) };
}

const toMemory = ({
  id,
  text,
  kind,
  sourceChatId,
  sourceChatTitle,
  createdAt,
}: Facts['memories'][number]): WeekMemory => ({
  ...{ id, text, isPerson: kind === 'person' },
  ...{ chatId: sourceChatId, title: sourceChatTitle, at: createdAt },
});

const toExercise = (p: Platform, { exercise, endedAt, before, after }: Run): WeekExercise => ({
  ...{ exercise, title: titleOf(p, exercise), at: endedAt, before, after, chatId: null },
});

function doneInTalk(p: Platform, { chatId, endedAt, body }: TalkRecord): WeekExercise[] {
  const ratings = body.about?.ratings ?? [];
  const unrated = body.exercises.filter((id) => !ratings.some(({ exercise }) => exercise === id));
  const place = { at: iso(endedAt), chatId };
  return [
    ...ratings.map((rating) => ({ ...rating, ...place, title: titleOf(p, rating.exercise) })),
    ...unrated.map((exercise) => ({ exercise, ...place, title: titleOf(p, exercise), before: null, after: null })),
  ];
}

const titleOf = (p: Platform, exercise: string): string => p.exercises.get(exercise)?.title ?? exercise;

/** What was marked as helpful. A plan that went with its chat is named no more, nor a form that is not offered. */
function markedIn(
  p: Platform,
  items: AnswersBody['items'],
  { from, until }: WeekSpan,
  { facts, texts }: { facts: Facts; texts: SuggestionTexts },
): Week['marked'] {
  return Object.entries(items).flatMap(([key, { helpfulAt }]) => {
    if (helpfulAt === null || helpfulAt < from || helpfulAt >= until) return [];
    const [type, refId] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    const title = nameOf(p, type, refId, { facts, texts });
    return title === null ? [] : [{ title, at: iso(helpfulAt) }];
  });
}

function nameOf(
  p: Platform,
  type: string,
  refId: string,
  { facts, texts }: { facts: Facts; texts: SuggestionTexts },
): string | null {
  if (type === 'exercise') return p.exercises.get(refId)?.title ?? null;
  if (type === 'questionnaire') return facts.forms.find(({ id }) => id === refId)?.shortTitle ?? null;
  const isKept = [...facts.plans, ...facts.memories].some(({ id }) => id === refId);
  if (type === 'plan_followup') return isKept ? texts.title('plan') : null;
  return texts.title(refId);
}
