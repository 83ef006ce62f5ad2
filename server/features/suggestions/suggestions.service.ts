import { readPerson } from '#server/features/auth/people.service.ts';
import { chooseSuggestions } from '#server/llm/choose-suggestions.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type {
  AnswerSuggestion,
  Suggestion,
  SuggestionList,
  SuggestionSource,
} from '#shared/suggestions/suggestions.contract.ts';
import { type Chosen, choose, MOST, withPerson } from './choose.ts';
import { type Facts, readFacts, readRisk } from './facts.ts';
import type { Ranked, Weighing } from './score.ts';
import { afterAnswer, afterShowing, isDoneByOpening } from './suggestion-answers.ts';
import {
  type AnswersBody,
  answersBodySchema,
  keyOf,
  NO_HISTORY,
  type SuggestionRecord,
  toSuggestion,
} from './suggestion-record.ts';
import { suggestionTexts } from './suggestion-texts.ts';
import {
  findAnswers,
  holdSources,
  listSuggestions,
  lockAnswers,
  replaceSuggestions,
  saveAnswers,
  saveSuggestion,
} from './suggestions.repository.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Reasons out of a chat hold a week, those out of a score two. */
const HOLDS = { questionnaire: 14 * DAY, other: 7 * DAY };
const LEAST = 3;
const DONE_MAX = 2;

/**
 * What to do now. Made anew once a day, where something expired or was deleted, and whenever a talk at risk came or
 * passed; what is shown for the first time is noted as seen.
 */
export async function readSuggestions(p: Platform, userId: string): Promise<SuggestionList> {
  const vault = await p.vault.forUser(userId);
  const now = p.clock();
  const [answers, risk] = await Promise.all([findAnswers(p.db, vault, userId), readRisk(p, userId)]);
  const stored = (await listSuggestions(p.db, vault, userId)).filter(({ expiresAt }) => expiresAt > now);
  const age = now - (answers?.refreshedAt ?? 0);
  const isSafety = answers?.body.mode === 'safety';
  const isStale =
    !answers || age >= DAY || stored.length < LEAST || risk >= 2 !== isSafety || (isSafety && age >= HOUR);
  // A level that stands in answers alone keeps the safety page, too; that is looked at once an hour.
  const waits = isSafety && risk < 2 && age < HOUR && stored.length >= LEAST;
  if (isStale && !waits) await refresh(p, userId, { withModel: false });
  return noteSeen(p, userId);
}

async function noteSeen(p: Platform, userId: string): Promise<SuggestionList> {
  const vault = await p.vault.forUser(userId);
  const now = p.clock();
  const shown = (records: SuggestionRecord[], mode: SuggestionList['mode']): SuggestionList => ({
    mode,
    suggestions: records.filter(({ expiresAt }) => expiresAt > now).map(toSuggestion),
  });
  const stored = await listSuggestions(p.db, vault, userId);
  if (stored.every(({ body }) => body.state !== 'new'))
    return shown(stored, (await findAnswers(p.db, vault, userId))?.body.mode ?? 'start');
  return p.db.transaction().execute(async (tx) => {
    const answers = await lockAnswers(tx, vault, userId);
    const records = await listSuggestions(tx, vault, userId);
    const fresh = records.filter(({ body }) => body.state === 'new');
    const seen: SuggestionRecord[] = [];
    for (const record of records) {
      const body = { ...record.body, state: 'seen' as const };
      seen.push(fresh.includes(record) ? await saveSuggestion(tx, vault, userId, { ...record, body }) : record);
    }
    await saveAnswers(tx, vault, userId, { ...answers, body: afterShowing(answers.body, fresh, records, now) });
    return shown(seen, answers.body.mode);
  });
}

/**
 * Notes what the person says to a suggestion. "Not now" and "never" make room for another one.
 *
 * @throws AppError `suggestions.not_found`
 */
export async function answerSuggestion(
  p: Platform,
  userId: string,
  id: string,
  answer: AnswerSuggestion,
): Promise<Suggestion> {
  const vault = await p.vault.forUser(userId);
  const saved = await p.db.transaction().execute(async (tx) => {
    const answers = await lockAnswers(tx, vault, userId);
    const record = (await listSuggestions(tx, vault, userId)).find((one) => one.id === id);
    if (!record) throw new AppError('suggestions.not_found');
    const isSaidTwice = record.body.state === answer.state;
    if (!isSaidTwice)
      await saveAnswers(tx, vault, userId, { ...answers, body: afterAnswer(answers.body, record, answer, p.clock()) });
    const state = answer.state === 'started' && isDoneByOpening(record.body) ? 'done' : answer.state;
    return saveSuggestion(tx, vault, userId, { ...record, body: { ...record.body, state } });
  });
  if (answer.state === 'not_now' || answer.state === 'never') await refresh(p, userId, { withModel: false });
  p.live.publish(userId, 'user');
  return toSuggestion(saved);
}

/** After a session or a questionnaire. Never throws: what was just written down must not fail for it. */
export async function refreshSuggestions(p: Platform, userId: string, how: { withModel: boolean }): Promise<void> {
  try {
    await refresh(p, userId, how);
    p.live.publish(userId, 'user');
  } catch (error) {
    p.log.warn({ name: (error as Error).name }, 'suggestions could not be made');
  }
}

async function refresh(p: Platform, userId: string, { withModel }: { withModel: boolean }): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const [facts, texts] = await Promise.all([readFacts(p, userId), suggestionTexts()]);
  const before = (await findAnswers(p.db, vault, userId))?.body ?? answersBodySchema.parse({});
  const weigh = (answers: AnswersBody): Weighing => ({
    ...{ facts, texts, exercises: p.exercises, lastTypes: answers.lastTypes, kinds: kindsOf(answers) },
    history: (key) => answers.items[key] ?? NO_HISTORY,
    seed: `${userId}:${Math.floor(facts.now / DAY)}`,
  });
  const chosen = choose(weigh(before), before.personAt);
  const worded = withModel && chosen.mode === 'usual' ? await reword(p, userId, chosen, weigh(before)) : chosen;
  const rests = [...worded.suggestions, ...(await listSuggestions(p.db, vault, userId)).map(({ body }) => body)];
  const ids = rests.flatMap(({ source }) => [source.id, source.chatId].filter((id) => id !== null));
  await p.db.transaction().execute(async (tx) => {
    const held = await holdSources(tx, userId, [...new Set(ids)]);
    const answers = await lockAnswers(tx, vault, userId);
    const { history } = weigh(answers.body);
    const holds = ({ source: { id, chatId } }: { source: SuggestionSource }) =>
      (id === null || held.has(id)) && (chatId === null || held.has(chatId));
    const kept = (await listSuggestions(tx, vault, userId)).filter(({ body }) => holds(body));
    const done = worded.mode === 'safety' ? [] : doneToday(kept, history, facts.now);
    const stands = worded.suggestions.filter((one) => {
      const { never, hiddenUntil } = history(keyOf(one));
      const isAway = worded.mode !== 'safety' && (never || hiddenUntil > facts.now);
      return !isAway && holds(one) && !done.some(({ body }) => keyOf(body) === keyOf(one));
    });
    const isNewDay = facts.now - answers.refreshedAt >= DAY;
    const records = stands.slice(0, MOST - done.length).map((one, at) => recordOf(one, at + 1, facts, kept, isNewDay));
    const below = done.map((record, at) => ({
      ...record,
      rev: record.rev + 1,
      body: { ...record.body, rank: records.length + at + 1 },
    }));
    await replaceSuggestions(tx, vault, userId, [...records, ...below]);
    await saveAnswers(tx, vault, userId, {
      ...answers,
      refreshedAt: facts.now,
      body: { ...answers.body, mode: worded.mode },
    });
  });
}

/** A model may put the personal ones in another order and say them more plainly; scores stay with us. */
async function reword(p: Platform, userId: string, chosen: Chosen, ground: Weighing): Promise<Chosen> {
  const { consents } = await readPerson(p, userId);
  const sent = chosen.suggestions.filter(({ source }) => source.kind === 'chat' || source.kind === 'memory');
  const candidates = sent.map(({ type, refId, why, source }) => ({ type, refId, why, sourceId: source.id }));
  const { sendToModel } = consents;
  if (candidates.length === 0 || !sendToModel) return chosen;
  const answer = await chooseSuggestions(p, { sendToModel, language: 'en', candidates });
  const first = answer.flatMap(({ type, refId, why }) => {
    const meant = sent.find((one) => keyOf(one) === keyOf({ type, refId }));
    return meant ? [{ ...meant, why }] : [];
  });
  const rest = chosen.suggestions.filter((one) => !first.some((other) => keyOf(other) === keyOf(one)));
  return { ...chosen, suggestions: withPerson([...first, ...rest], ground) };
}

/** What was done in the last day stays on the page, below, to be answered; the last two. */
function doneToday(
  kept: readonly SuggestionRecord[],
  history: Weighing['history'],
  now: number,
): readonly SuggestionRecord[] {
  const doneAt = ({ body }: SuggestionRecord) => history(keyOf(body)).doneAt ?? 0;
  return kept
    .filter(({ body }) => body.state === 'done' || body.state === 'helpful')
    .filter((record) => now - doneAt(record) < DAY && record.expiresAt > now && !history(keyOf(record.body)).never)
    .sort((a, b) => doneAt(b) - doneAt(a))
    .slice(0, DONE_MAX);
}

function kindsOf({ items }: AnswersBody): Weighing['kinds'] {
  const kinds = new Map<string, { helpful: number; away: number }>();
  for (const [key, { helpful, never }] of Object.entries(items)) {
    const type = key.slice(0, key.indexOf(':'));
    const known = kinds.get(type) ?? { helpful: 0, away: 0 };
    kinds.set(type, { helpful: known.helpful + helpful, away: known.away + (never ? 1 : 0) });
  }
  return kinds;
}

/** The same suggestion for the same reason stays the same document. */
function recordOf(
  { relevance, rule, ...chosen }: Ranked,
  rank: number,
  { now }: Facts,
  kept: readonly SuggestionRecord[],
  isNewDay: boolean,
): SuggestionRecord {
  const same = kept.find(
    ({ body, expiresAt }) => keyOf(body) === keyOf(chosen) && body.source.id === chosen.source.id && expiresAt > now,
  );
  const holds = chosen.source.kind === 'questionnaire' ? HOLDS.questionnaire : HOLDS.other;
  const state = same && !(isNewDay && same.body.state !== 'started') ? same.body.state : 'new';
  return {
    id: same?.id ?? uuidV7(now),
    createdAt: same?.createdAt ?? now,
    expiresAt: same?.expiresAt ?? now + holds,
    rev: (same?.rev ?? 0) + 1,
    body: { ...chosen, state, rank },
  };
}
