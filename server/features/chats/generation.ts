import type { TurnResult } from '#companion/turn.ts';
import type { Person } from '#server/features/auth/people.service.ts';
import { type ChatModel, ModelError } from '#server/llm/chat-model.ts';
import { buildRequest } from '#server/llm/prompt.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { listBranch } from './messages.repository.ts';
import { writeByModel } from './model-turn.ts';
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

/** At level 3, and inside an exercise, every word is the guided companion's own. */
export function isGuidedOnly(result: TurnResult): boolean {
  return result.level >= 3 || result.reply.cards.some((card) => card.type === 'exercise');
}

/** The model that writes this reply, or null; none ever does without the person's consent. */
export function asksModel(p: Platform, person: Person, result: TurnResult): ChatModel | null {
  return person.consents.sendToModel && !isGuidedOnly(result) ? p.model : null;
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
    const turn = {
      model: generation.model,
      result,
      request: await requestOf(p, generation),
      riskMs: p.config.model.riskMs,
    };
    const outcome = await writeByModel(turn, signal, (text) => writer.append(text));
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
