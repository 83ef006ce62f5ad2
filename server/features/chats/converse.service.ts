import { COMPANION_VERSION } from '#companion/companion.ts';
import type { SecondOpinion } from '#companion/second-opinion.ts';
import { type CompanionState, freshState, noteSaid } from '#companion/state.ts';
import type { TurnResult } from '#companion/turn.ts';
import type { ChatTurn } from '#server/llm/chat-model.ts';
import { ModelError } from '#server/llm/chat-model.ts';
import type { Platform } from '#server/platform.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import type { Notice } from '#shared/chats/notices.contract.ts';
import { type ChatBody, NEW_CHAT } from './chat-record.ts';
import { writeTurn } from './model-writing.ts';
import { noticeTexts } from './notice-texts.ts';
import { chatAfter, takeTurn } from './turn.ts';
import { withFinding } from './use-of-chats.ts';

/** A conversation that nobody's account holds. */
export interface Conversation {
  id: string;
  body: ChatBody;
  state: CompanionState | null;
  /** Oldest first, ending with a reply. */
  history: ChatTurn[];
  replies: number;
}

export interface ConversedReply {
  text: string;
  cards: Card[];
  notices: Notice[];
  /** Name of the model, or of the guided companion with its version. */
  by: string;
}

const HISTORY_MAX = 16;

export const newConversation = (id: string): Conversation => ({
  id,
  body: NEW_CHAT,
  state: null,
  history: [],
  replies: 0,
});

/**
 * One turn through everything a message in a chat goes through (risk, safety flow, model, reply checker, notices),
 * with nothing stored: the caller holds the conversation, which is written on.
 */
export async function converse(p: Platform, conversation: Conversation, texts: string[]): Promise<ConversedReply> {
  const first = withFinding(turnOf(p, conversation, texts), 'balanced');
  const { result, text, by } = await word(p, conversation, texts, first);
  follow(conversation, texts, result, text);
  const cards = by === GUIDED ? result.reply.cards : result.reply.cards.filter((card) => card.type === 'help');
  return { text, cards, by, notices: noticeTexts(result.notices ?? [], result.language) };
}

/** Takes a turn that happened elsewhere into the conversation. */
export function recount(p: Platform, conversation: Conversation, texts: string[], reply: string): void {
  follow(conversation, texts, turnOf(p, conversation, texts), reply);
}

const GUIDED = `guided-${COMPANION_VERSION}`;

function turnOf(p: Platform, { id, body, state, replies }: Conversation, texts: string[], opinion?: SecondOpinion) {
  return takeTurn(p, {
    userId: id,
    chat: { id, createdAt: 0, rev: 1, body },
    replyId: String(replies),
    texts,
    state,
    localHour: null,
    ageBand: null,
    ...(opinion ? { secondOpinion: opinion } : {}),
  });
}

async function word(
  p: Platform,
  conversation: Conversation,
  texts: string[],
  result: TurnResult,
): Promise<{ result: TurnResult; text: string; by: string }> {
  const guided = (turn: TurnResult) => ({ result: turn, text: turn.reply.text, by: GUIDED });
  if (!p.model || result.level >= 3) return guided(result);
  let text = '';
  let by = p.model.name;
  const writing = {
    model: p.model,
    result,
    riskMs: p.config.model.riskMs,
    readsRisk: p.config.model.readsRisk !== false,
    prompt: {
      language: result.language,
      ageBand: null,
      history: [...conversation.history.slice(-HISTORY_MAX), { role: 'user' as const, content: texts.join('\n\n') }],
    },
    takeAgain: async (opinion: SecondOpinion) => turnOf(p, conversation, texts, opinion),
    asked: (name: string) => {
      by = name;
    },
  };
  try {
    const written = await writeTurn(writing, new AbortController().signal, async (more) => {
      text += more;
    });
    return written.by === 'model' ? { result, text: text.trim(), by } : guided(written.result);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    // Cut off after a sentence: what was shown stands, as in a chat.
    return { result, text: text.trim(), by };
  }
}

function follow(conversation: Conversation, texts: string[], result: TurnResult, reply: string): void {
  const state = result.state ?? freshState('pending');
  state.lastReply = reply;
  noteSaid(state, reply);
  conversation.state = state;
  conversation.body = chatAfter(conversation.body, result);
  conversation.history = [
    ...conversation.history,
    { role: 'user' as const, content: texts.join('\n\n') },
    { role: 'assistant' as const, content: reply },
  ].slice(-HISTORY_MAX);
  conversation.replies += 1;
}
