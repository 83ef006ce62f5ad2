import type { TurnResult } from '#companion/turn.ts';
import type { Person } from '#server/features/auth/people.service.ts';
import { type ChatModel, type ChatPart, ModelError } from '#server/llm/chat-model.ts';
import { buildRequest } from '#server/llm/prompt.ts';
import { createSentenceSplitter } from '#server/llm/sentences.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { listBranch } from './messages.repository.ts';
import { createReplyGate } from './reply-gate.ts';
import { forgetReply, registerReply } from './reply-registry.ts';
import { type ReplyDraft, ReplyWriter } from './reply-writer.ts';

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
}

/** Messages given to the model, the newest last. */
const HISTORY_MAX = 16;

/**
 * Whether a model writes this reply. Never without the person's consent; never at
 * level 3, and never inside an exercise, where every word is the exercise's own.
 */
export function asksModel(p: Platform, person: Person, result: TurnResult): ChatModel | null {
  if (!p.model || !person.consents.sendToModel) return null;
  const guidedOnly = result.level >= 3 || result.reply.cards.some((card) => card.type === 'exercise');
  return guidedOnly ? null : p.model;
}

/**
 * Writes a claimed reply to its end, whatever happens: by the model, else by the guided
 * companion in the same turn. Never throws; a reply that somebody stopped is left alone.
 */
export async function writeReply(p: Platform, generation: Generation): Promise<void> {
  const { reply, result } = generation;
  const signal = registerReply(reply.id);
  const writer = new ReplyWriter(p, generation);
  try {
    const outcome = await askModel(p, generation, writer, signal);
    if (outcome === 'withheld' && writer.text === '') await writer.answerGuided({ simpleMode: false });
    else await writer.finish('complete');
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

async function askModel(
  p: Platform,
  g: Generation,
  writer: ReplyWriter,
  stopped: AbortSignal,
): Promise<'done' | 'withheld'> {
  const { level } = g.result;
  const late = new AbortController();
  // Someone at risk must not wait for a slow model.
  const timer =
    level >= 2 ? setTimeout(() => late.abort(new ModelError('timeout_total')), p.config.model.riskMs) : null;
  const signal = AbortSignal.any([stopped, late.signal]);
  try {
    const parts = g.model.stream(await requestOf(p, g), signal);
    return level === 0 ? await release(parts, g, writer) : await releaseWhole(parts, g, writer);
  } finally {
    if (timer) clearTimeout(timer);
  }
}

async function requestOf(p: Platform, g: Generation) {
  const { position } = g.reply;
  const history = await listBranch(p.db, g.vault, g.userId, g.chatId, { before: position, limit: HISTORY_MAX });
  return buildRequest({
    plan: g.result.plan,
    tone: g.result.effectiveTone,
    level: g.result.level,
    categories: g.result.categories,
    language: g.language,
    ageBand: g.ageBand,
    history: history.map(({ role, body }) => ({ role, content: body?.text ?? '' })),
  });
}

/** Sentence by sentence: checked, stored, then shown. */
async function release(
  parts: AsyncIterable<ChatPart>,
  g: Generation,
  writer: ReplyWriter,
): Promise<'done' | 'withheld'> {
  const gate = createReplyGate(g.result);
  const splitter = createSentenceSplitter();
  for await (const part of parts) {
    if (part.type === 'end') {
      if (part.reason === 'refusal') throw new ModelError('empty');
      break;
    }
    for (const sentence of splitter.push(part.text)) {
      if (!gate.lets(sentence)) return 'withheld';
      await writer.append(sentence);
    }
  }
  const rest = splitter.end();
  if (rest.trim() !== '') {
    if (!gate.lets(rest)) return 'withheld';
    await writer.append(rest);
  }
  if (writer.text.trim() === '') throw new ModelError('empty');
  return 'done';
}

/** At any risk nothing is shown before the whole reply was checked. */
async function releaseWhole(
  parts: AsyncIterable<ChatPart>,
  g: Generation,
  writer: ReplyWriter,
): Promise<'done' | 'withheld'> {
  let text = '';
  for await (const part of parts) {
    if (part.type === 'text') text += part.text;
    else if (part.reason === 'refusal') throw new ModelError('empty');
  }
  if (text.trim() === '') throw new ModelError('empty');
  if (!createReplyGate(g.result).letsWhole(text)) return 'withheld';
  await writer.append(text);
  return 'done';
}
