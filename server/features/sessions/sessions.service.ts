import { readPerson } from '#server/features/auth/people.service.ts';
import { holdForReview, readStretch, type Stretch } from '#server/features/chats/review-source.service.ts';
import { keepCandidates } from '#server/features/memories/keep-memory.service.ts';
import { isTemporary, readMemoryMode } from '#server/features/memories/memory-mode.service.ts';
import { findPickUp } from '#server/features/memories/recall.service.ts';
import { refreshSuggestions } from '#server/features/suggestions/suggestions.service.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { MemoryMode } from '#shared/memories/memories.contract.ts';
import type { EndedSession, EndSession, PickUp, SessionSummary } from '#shared/memories/sessions.contract.ts';
import { aboutSession, describeSession } from './describe-session.ts';
import { findHardTalk } from './hard-talk.service.ts';
import { type Found, reviewStretch } from './review.ts';
import { findReview, findUnreviewed, type Review, saveReview } from './reviews.repository.ts';
import { type SessionRecord, toSessionSummary } from './session-record.ts';
import { insertSession, listSessions } from './sessions.repository.ts';

// Why is this hard? A session ends in several ways at once (a click, a closed tab, an idle half hour, the next visit),
// a model may take seconds to review it, and the chat may be written in or deleted meanwhile. So the review reads
// first, thinks outside of any transaction, and writes only if the chat is still there and nobody was faster: how far
// a chat was reviewed is one number that every writer checks and moves.

/** Fewer messages of the person are no session: nothing is taken out of them (assistant.md §3). */
const TURNS_MIN = 3;
/** Level from which even a short talk is noted, without a word of it, so that the next one begins gently. */
const HARD = 2;
const NOTHING: EndedSession = { session: null, proposed: 0 };

/**
 * Ends the session of a chat: a summary in the person's words, moods, and what they may want remembered. The same
 * stretch of talk is taken in once, however often this is called; nothing is taken out of a temporary chat.
 *
 * @throws AppError `chats.not_found`
 */
export async function endSession(
  p: Platform,
  userId: string,
  chatId: string,
  input: EndSession,
): Promise<EndedSession> {
  if (isTemporary(p)) return NOTHING;
  const person = await readPerson(p, userId);
  const before = await findReview(p.db, userId, chatId);
  const stretch = await readStretch(p, userId, chatId, { after: before.position, until: input.lastMessageId });
  if (!stretch) throw new AppError('chats.not_found');
  const last = stretch.messages.at(-1);
  if (!last) return { session: await findEnded(p, userId, chatId, before.upTo), proposed: 0 };
  const told = stretch.messages.filter(({ role }) => role === 'user').length;
  const about = describeSession(stretch.messages);
  if (told < TURNS_MIN && about.riskMax < HARD) {
    await look(p, userId, chatId, before);
    return NOTHING;
  }
  const mode = await readMemoryMode(p, person);
  const { sendToModel } = person.consents;
  const { summary, found } =
    told < TURNS_MIN
      ? { summary: null, found: [] }
      : await reviewStretch(p, stretch, { sendToModel, remember: mode !== 'off' });
  const now = p.clock();
  const session: SessionRecord = {
    id: uuidV7(now),
    chatId,
    startedAt: stretch.messages[0]?.createdAt ?? now,
    endedAt: last.createdAt,
    rev: 1,
    body: {
      ...about,
      summary,
      endReason: input.reason,
      lastMessageId: last.id,
      askedSince: false,
      about: aboutSession(stretch, about.riskMax),
    },
  };
  const ended = await write(p, userId, { session, found, before, mode, stretch });
  if (ended.session) {
    await refreshSuggestions(p, userId, { withModel: true });
    p.live.publish(userId, 'chat', chatId);
    p.live.publish(userId, 'user');
  }
  return ended;
}

interface Outcome {
  session: SessionRecord;
  found: Found[];
  before: Review;
  mode: MemoryMode;
  stretch: Stretch;
}

async function write(p: Platform, userId: string, { session, found, before, mode, stretch }: Outcome) {
  const { chatId } = session;
  return p.db.transaction().execute(async (tx): Promise<EndedSession> => {
    const inside = { ...p, db: tx };
    // Deleted while it was read: nothing of it may be written down again.
    if (!(await holdForReview(inside, userId, chatId))) return NOTHING;
    const now = await findReview(tx, userId, chatId);
    if (now.position !== before.position)
      return { session: await findEnded(inside, userId, chatId, now.upTo), proposed: 0 };
    await insertSession(tx, await p.vault.forUser(userId), userId, session);
    const proposed = await keepCandidates(inside, userId, chatId, mode, found);
    const upTo = { upTo: session.body.lastMessageId, position: stretch.messages.at(-1)?.position ?? before.position };
    await saveReview(tx, userId, chatId, upTo, p.clock());
    return { session: toSessionSummary(session), proposed };
  });
}

/** Notes that there was nothing to take in yet. */
async function look(p: Platform, userId: string, chatId: string, review: Review): Promise<void> {
  await p.db.transaction().execute(async (tx) => {
    if (await holdForReview({ ...p, db: tx }, userId, chatId)) await saveReview(tx, userId, chatId, review, p.clock());
  });
}

async function findEnded(p: Platform, userId: string, chatId: string, upTo: string | null) {
  if (upTo === null) return null;
  const sessions = await listSessions(p.db, await p.vault.forUser(userId), userId, { limit: 20, chatId });
  const ended = sessions.find(({ body }) => body.lastMessageId === upTo);
  return ended ? toSessionSummary(ended) : null;
}

const QUIET_MS = 30 * 60_000;
const CATCH_UP_MAX = 5;

/** Ends what no page could end: chats that were left half an hour ago or longer. @returns how many were looked at */
export async function catchUp(p: Platform, userId: string): Promise<{ chats: number }> {
  const left = await findUnreviewed(p.db, userId, p.clock() - QUIET_MS, CATCH_UP_MAX);
  for (const chatId of left) {
    await endSession(p, userId, chatId, { reason: 'caught-up' }).catch((error: unknown) => {
      // Deleted meanwhile.
      if (!(error instanceof AppError)) throw error;
    });
  }
  return { chats: left.length };
}

const SESSIONS_MAX = 50;

/** Newest first. */
export async function readSessions(p: Platform, userId: string): Promise<SessionSummary[]> {
  const sessions = await listSessions(p.db, await p.vault.forUser(userId), userId, { limit: SESSIONS_MAX });
  return sessions.map(toSessionSummary);
}

/** How a new, empty chat may begin; all null where it begins like any other. */
export async function readPickUp(p: Platform, userId: string, chatId: string | null): Promise<PickUp> {
  const nothing: PickUp = { kind: null, text: null, memoryId: null };
  const person = await readPerson(p, userId);
  if ((await readMemoryMode(p, person)) === 'off') return nothing;
  const seed = chatId ?? userId;
  if (await findHardTalk(p, userId, chatId))
    return { kind: 'hard', text: p.memoryTalk.say('pickup_hard', seed, null), memoryId: null };
  const memory = await findPickUp(p, userId, chatId);
  if (!memory) return nothing;
  const kind = memory.body.kind === 'plan' ? 'plan' : 'told';
  const text = p.memoryTalk.say(kind === 'plan' ? 'pickup_plan' : 'pickup_told', seed, null, memory.body.text);
  return { kind, text, memoryId: memory.id };
}
