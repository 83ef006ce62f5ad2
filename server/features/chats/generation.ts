import type { SecondOpinion } from '#companion/second-opinion.ts';
import type { TurnResult } from '#companion/turn.ts';
import type { Person } from '#server/features/auth/people.service.ts';
import { bookSafety } from '#server/features/memories/safety-events.service.ts';
import type { ChatModel } from '#server/llm/chat-model.ts';
import { ModelError } from '#server/llm/chat-model.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { findChat, lockChat, saveChatBody } from './chats.repository.ts';
import { findMessage, saveMessage } from './messages.repository.ts';
import { afterReply } from './model-after.ts';
import { readContext } from './model-context.ts';
import { isGuidedOnly, type Writing, writeTurn } from './model-writing.ts';
import { forgetReply, registerReply } from './reply-registry.ts';
import { type ReplyDraft, ReplyWriter } from './reply-writer.ts';
import { chatAfter, readBefore, takeTurn } from './turn.ts';

/** A reply that a model is asked to write, and the guided one that stands ready in its place. */
export interface Generation {
  model: ChatModel;
  userId: string;
  chatId: string;
  ageBand: Person['ageBand'];
  vault: UserVault;
  language: string;
  result: TurnResult;
  reply: ReplyDraft;
  /** What the person lets be remembered and this reply may draw on. */
  memories?: readonly { id: string; text: string }[];
}

/**
 * The model that is asked anything about this turn, or null; none ever is without the person's
 * consent. Inside an exercise it reads the risk only; at level 3 the rules have said all there is.
 */
export function asksModel(p: Platform, person: Person, result: TurnResult): ChatModel | null {
  if (!person.consents.sendToModel || result.level >= 3) return null;
  return isGuidedOnly(result) && !readsRisk(p) ? null : p.model;
}

const readsRisk = (p: Platform): boolean => p.config.model.readsRisk !== false;

/**
 * Writes a claimed reply to its end, whatever happens: by the model, else by the guided
 * companion in the same turn. Never throws; a reply that somebody stopped is left alone.
 */
export async function writeReply(p: Platform, generation: Generation): Promise<void> {
  const { reply, result } = generation;
  const signal = registerReply(reply.id);
  const writer = new ReplyWriter(p, generation);
  try {
    const context = await readContext(p, generation);
    const written = await writeTurn(writingOf(p, generation, context, writer), signal, (text) => writer.append(text));
    if (written.by === 'model') await writer.finish('complete');
    else {
      if (written.failed) p.log.warn({ model: written.failed, level: result.level }, 'the model did not answer');
      if (written.changed) await noteLevel(p, generation, written.result);
      const simpleMode = written.failed !== null && written.failed !== 'withheld' && !written.changed;
      await writer.answerGuided({ simpleMode, result: written.result });
    }
    void afterReply(p, generation, context).catch(() => p.log.warn('the work after a reply was not done'));
  } catch (error) {
    if (signal.aborted) return;
    p.log.warn(
      { model: error instanceof ModelError ? error.code : 'failed', level: result.level },
      'the model did not answer',
    );
    if (writer.text === '') await writer.answerGuided({ simpleMode: true }).catch(() => {});
    else await writer.finish('failed').catch(() => {});
  } finally {
    forgetReply(reply.id);
    writer.wake();
  }
}

function writingOf(
  p: Platform,
  g: Generation,
  context: Awaited<ReturnType<typeof readContext>>,
  writer: ReplyWriter,
): Writing {
  return {
    model: g.model,
    result: g.result,
    riskMs: p.config.model.riskMs,
    readsRisk: readsRisk(p),
    prompt: {
      language: g.language,
      ageBand: g.ageBand,
      summary: context.text,
      challenge: context.challenge,
      memories: (g.memories ?? []).map((memory) => memory.text),
      history: context.division.recent.map(({ role, body }) => ({ role, content: body?.text ?? '' })),
    },
    takeAgain: (opinion) => takeAgain(p, g, opinion),
    asked: (name) => writer.by(name),
  };
}

/** The same turn from the same state, now with the model's reading. */
async function takeAgain(p: Platform, g: Generation, secondOpinion: SecondOpinion): Promise<TurnResult> {
  const chat = await findChat(p.db, g.vault, g.userId, g.chatId);
  const parent = g.reply.parentId ? await findMessage(p.db, g.vault, g.userId, g.reply.parentId) : null;
  if (!chat || !parent) throw new Error('what the reply answers is gone');
  const { texts, state } = await readBefore(p.db, g.vault, g.userId, parent);
  const { userId, ageBand, reply } = g;
  return takeTurn(p, { userId, chat, replyId: reply.id, texts, state, localHour: null, ageBand, secondOpinion });
}

/** The level belongs to the message and to the chat before the careful reply is seen. */
async function noteLevel(p: Platform, g: Generation, result: TurnResult): Promise<void> {
  await p.db.transaction().execute(async (tx) => {
    const chat = await lockChat(tx, g.vault, g.userId, g.chatId, p.clock());
    const message = g.reply.parentId ? await findMessage(tx, g.vault, g.userId, g.reply.parentId) : null;
    if (!chat || !message?.body) return;
    await saveMessage(tx, g.vault, g.userId, { ...message, body: { ...message.body, level: result.level } });
    await saveChatBody(tx, g.vault, g.userId, chat, chatAfter(chat.body, result));
    await bookSafety({ ...p, db: tx }, g.userId, { chatId: g.chatId, result });
  });
}
