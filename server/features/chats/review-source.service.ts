import type { ReviewedMessage } from '#companion/memory/extract.ts';
import type { CompanionState } from '#companion/state.ts';
import type { Platform } from '#server/platform.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import type { MessageState } from '#shared/chats/chats.contract.ts';
import { findChat, lockChat } from './chats.repository.ts';
import { findCompanionState, listBranch } from './messages.repository.ts';

/** A message as a review of its chat reads it. */
export interface StretchMessage extends ReviewedMessage {
  position: number;
  /** Epoch milliseconds. */
  createdAt: number;
  asksMood: boolean;
  /** An exercise that ended with this reply. */
  finished: string | null;
  engine: 'guided' | 'model' | null;
  /** Asked by this reply: how strong it is, before or after an exercise, 0 to 10. */
  asksRate: { exercise: string; when: 'before' | 'after' } | null;
}

export interface Stretch {
  /** BCP 47. */
  language: string;
  messages: StretchMessage[];
  /** What the companion knew of the talk at its end; null where nothing was answered. */
  known: CompanionState | null;
}

/** Messages that one review looks at; more only happens where hundreds were written in one go. */
const REVIEWED_MAX = 400;
const SETTLED: readonly MessageState[] = ['complete', 'stopped'];

/**
 * What was said on the branch shown after `after`, up to `until` where that is given; what is still being written is
 * left out. Null where the chat is gone.
 */
export async function readStretch(
  p: Platform,
  userId: string,
  chatId: string,
  { after, until }: { after: number; until: string | undefined },
): Promise<Stretch | null> {
  const vault = await p.vault.forUser(userId);
  const chat = await findChat(p.db, vault, userId, chatId);
  if (!chat) return null;
  const branch = await listBranch(p.db, vault, userId, chatId, { before: null, limit: REVIEWED_MAX });
  const end = until === undefined ? -1 : branch.findIndex(({ id }) => id === until);
  const seen = end < 0 ? branch : branch.slice(0, end + 1);
  const messages = seen.flatMap(({ id, role, position, createdAt, state, body }) => {
    if (position <= after || !SETTLED.includes(state) || !body) return [];
    const done = body.cards.find((card) => card.type === 'exercise' && card.status === 'done');
    return {
      id,
      role,
      position,
      createdAt,
      text: body.text,
      level: body.level,
      asksMood: body.cards.some((card) => card.type === 'mood'),
      finished: done?.type === 'exercise' ? done.id : null,
      engine: body.engine,
      asksRate: asksRate(body.cards),
    };
  });
  const reply = messages.findLast(({ role }) => role === 'assistant');
  const known = reply ? await findCompanionState(p.db, vault, userId, reply.id) : null;
  return { language: chat.body.language, messages, known };
}

/** Exercises ask twice how strong it is, in steps of these names. */
const RATES: Readonly<Record<string, 'before' | 'after'>> = { rate0: 'before', rate1: 'after' };

function asksRate(cards: readonly Card[]): StretchMessage['asksRate'] {
  const card = cards.find((one) => one.type === 'exercise');
  const when = card?.input?.kind === 'scale' ? RATES[card.step] : undefined;
  return card && when ? { exercise: card.id, when } : null;
}

/** Holds a chat until the caller's transaction ends; false where it is gone. */
export async function holdForReview(p: Platform, userId: string, chatId: string): Promise<boolean> {
  return (await lockChat(p.db, await p.vault.forUser(userId), userId, chatId, p.clock())) !== null;
}
