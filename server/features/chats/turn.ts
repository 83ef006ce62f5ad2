import { COMPANION_VERSION } from '#companion/companion.ts';
import { lookBack } from '#companion/mirror.ts';
import { dueNotices } from '#companion/notices.ts';
import type { SecondOpinion } from '#companion/second-opinion.ts';
import { type CompanionState, freshState, noteSaid } from '#companion/state.ts';
import type { TurnResult } from '#companion/turn.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { Tone } from '#shared/chats/tones.contract.ts';
import type { ChatBody, ChatRecord } from './chat-record.ts';
import type { MessageBody, MessageRecord } from './message-record.ts';
import { findCompanionState, findMessage } from './messages.repository.ts';
import { noticeTexts } from './notice-texts.ts';

/** What a reply answers: the person's messages since the last reply, and where the companion stood then. */
export interface Before {
  texts: string[];
  state: CompanionState | null;
  /** The last message the person wrote; the reply hangs on it. */
  leaf: MessageRecord | null;
}

/** Messages that one reply may answer together; more only happens when every reply was stopped unseen. */
const ANSWERED_TOGETHER_MAX = 10;

/** Walks up from a message to the last reply that was really given. */
export async function readBefore(
  db: Platform['db'],
  vault: UserVault,
  userId: string,
  leaf: MessageRecord | null,
): Promise<Before> {
  const texts: string[] = [];
  let at = leaf;
  while (at && at.role === 'user' && texts.length < ANSWERED_TOGETHER_MAX) {
    texts.unshift(at.body?.text ?? '');
    at = at.parentId ? await findMessage(db, vault, userId, at.parentId) : null;
  }
  return { texts, leaf, state: at ? await findCompanionState(db, vault, userId, at.id) : null };
}

export interface TurnContext {
  userId: string;
  chat: ChatRecord;
  replyId: string;
  texts: string[];
  state: CompanionState | null;
  localHour: number | null;
  ageBand: '13-17' | '18+' | null;
  /** False where "how is today" was skipped too often lately. */
  checkIns?: boolean;
  /** Earlier versions of this reply: the new one must not say the same. */
  avoid?: string[];
  /** How a model read the same words. */
  secondOpinion?: SecondOpinion;
}

/** Lets the companion take its turn. Pure but for the clock. */
export function takeTurn(p: Platform, turn: TurnContext): TurnResult {
  const { tone, toneChosen, language, languageChosen } = turn.chat.body;
  const result = p.companion.step({
    state: avoiding(turn.state, turn.avoid ?? [], tone),
    seed: `${turn.chat.id}:${turn.replyId}`,
    texts: turn.texts,
    now: p.clock(),
    localHour: turn.localHour,
    tone,
    toneChosen,
    language,
    languageChosen,
    ageBand: turn.ageBand,
    checkIns: turn.checkIns ?? true,
    ...(turn.secondOpinion ? { secondOpinion: turn.secondOpinion } : {}),
  });
  return withNotices(result, turn, p.clock());
}

/** Moves whose reply says itself that a program is speaking. */
const SAYS_WHAT_IT_IS = /^bot\./;

/** Takes the turn into the counts of use and of the talk as a whole. */
export function withNotices(
  result: TurnResult,
  turn: Pick<TurnContext, 'state' | 'texts' | 'localHour'>,
  now: number,
): TurnResult {
  const { state: before, localHour } = turn;
  const text = turn.texts.join('\n');
  const use = dueNotices({
    memory: before?.notices ?? null,
    now,
    localHour,
    level: result.level,
    text,
    asked: SAYS_WHAT_IT_IS.test(result.reply.move),
    wroteAt: null,
  });
  result.state.notices = use.memory;
  result.state.mirror = lookBack(before?.mirror, {
    said: before?.recent.at(-1) ?? '',
    replied: before?.lastReply ?? '',
    text,
    far: (before?.far ?? 0) > 0,
    categories: before?.categories ?? [],
  });
  return { ...result, notices: use.notices };
}

function avoiding(state: CompanionState | null, texts: string[], tone: Tone): CompanionState | null {
  if (texts.length === 0) return state;
  const copy = state ? structuredClone(state) : freshState(tone);
  for (const text of texts) noteSaid(copy, text);
  return copy;
}

/** The chat as the turn leaves it. A title the person gave is never touched. */
export function chatAfter(body: ChatBody, result: TurnResult): ChatBody {
  const untitled = body.title === null && !body.titleGenerated;
  // What a model found is said with the next reply or never: later it would be about another talk.
  const { mirrored, ...kept } = body;
  return {
    ...kept,
    ...(untitled && result.title ? { title: result.title, titleGenerated: true } : {}),
    tone: body.toneChosen ? body.tone : result.tone,
    language: body.languageChosen ? body.language : result.language,
    level: result.level,
    phase: result.reply.phase,
  };
}

/** The companion's own reply as a message body. */
export function guidedBody(result: TurnResult, simpleMode: boolean): MessageBody {
  return {
    text: result.reply.text,
    level: result.level,
    tone: result.effectiveTone,
    move: result.reply.move,
    phase: result.reply.phase,
    cards: result.reply.cards,
    used: [],
    engine: 'guided',
    version: COMPANION_VERSION,
    simpleMode,
    feedback: null,
    ...(result.notices?.length ? { notices: noticeTexts(result.notices, result.language) } : {}),
  };
}
