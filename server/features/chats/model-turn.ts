import type { TurnResult } from '#companion/turn.ts';
import { type ChatModel, type ChatPart, type ChatRequest, ModelError } from '#server/llm/chat-model.ts';
import { createSentenceSplitter } from '#server/llm/sentences.ts';
import { stripHidden } from '#shared/text/strip-hidden.ts';
import { createReplyGate } from './reply-gate.ts';

export interface ModelTurn {
  model: ChatModel;
  request: ChatRequest;
  /** What the guided companion decided; the model only writes it. */
  result: TurnResult;
  /** Longest wait in milliseconds at level 2 and above: someone at risk must not wait for a slow model. */
  riskMs: number;
  /** Settles to anything but null where a second look makes the turn more careful; nothing is shown before. */
  secondLook?: Promise<unknown>;
}

export type ModelOutcome =
  | { kind: 'done' }
  /** The reply checker stopped the model; what was let through before stands. */
  | { kind: 'withheld'; broken: string[] }
  /** The second look overtook the reply; nothing was shown. */
  | { kind: 'overtaken' };

type Append = (text: string) => Promise<void>;

/**
 * Lets a model write one reply. At level 0 sentence by sentence, each checked before
 * `append` is given it; at any risk only the whole, checked reply.
 *
 * @throws ModelError when the model fails, refuses or says nothing, `stopped.reason` when the caller stops it
 */
export async function writeByModel(turn: ModelTurn, stopped: AbortSignal, append: Append): Promise<ModelOutcome> {
  const { level } = turn.result;
  const late = new AbortController();
  const timer = level >= 2 ? setTimeout(() => late.abort(new ModelError('timeout_total')), turn.riskMs) : null;
  try {
    const parts = turn.model.stream(turn.request, AbortSignal.any([stopped, late.signal]));
    return level === 0 ? await release(parts, turn, append) : await releaseWhole(parts, turn, append);
  } finally {
    if (timer) clearTimeout(timer);
  }
}

async function release(parts: AsyncIterable<ChatPart>, turn: ModelTurn, append: Append): Promise<ModelOutcome> {
  const gate = createReplyGate(turn.result);
  const splitter = createSentenceSplitter();
  let saidSomething = false;
  for await (const part of parts) {
    // A refusal is no reply, however politely the sentence before it ended.
    if (part.type === 'end' && part.reason === 'refusal') throw new ModelError('empty');
    const sentences = part.type === 'text' ? splitter.push(stripHidden(part.text)) : [splitter.end()];
    for (const sentence of sentences.filter((text) => text.trim() !== '')) {
      const broken = gate.findsIn(sentence);
      if (broken.length > 0) return { kind: 'withheld', broken };
      if (!saidSomething && (await isOvertaken(turn))) return { kind: 'overtaken' };
      await append(sentence);
      saidSomething = true;
    }
  }
  if (!saidSomething) throw new ModelError('empty');
  return { kind: 'done' };
}

async function releaseWhole(parts: AsyncIterable<ChatPart>, turn: ModelTurn, append: Append): Promise<ModelOutcome> {
  let text = '';
  for await (const part of parts) {
    if (part.type === 'text') text += stripHidden(part.text);
    else if (part.reason === 'refusal') throw new ModelError('empty');
  }
  if (text.trim() === '') throw new ModelError('empty');
  const broken = createReplyGate(turn.result).findsInWhole(text);
  if (broken.length > 0) return { kind: 'withheld', broken };
  if (await isOvertaken(turn)) return { kind: 'overtaken' };
  await append(text);
  return { kind: 'done' };
}

const isOvertaken = async ({ secondLook }: ModelTurn): Promise<boolean> => ((await secondLook) ?? null) !== null;
