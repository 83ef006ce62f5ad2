import type { TurnResult } from '#companion/turn.ts';
import { type ChatModel, type ChatPart, type ChatRequest, ModelError } from '#server/llm/chat-model.ts';
import { createSentenceSplitter } from '#server/llm/sentences.ts';
import { createReplyGate } from './reply-gate.ts';

export interface ModelTurn {
  model: ChatModel;
  request: ChatRequest;
  /** What the guided companion decided; the model only writes it. */
  result: TurnResult;
  /** Longest wait in milliseconds at level 2 and above: someone at risk must not wait for a slow model. */
  riskMs: number;
}

/** `withheld`: the reply checker stopped the model; what was let through before stands. */
export type ModelOutcome = 'done' | 'withheld';

/**
 * Lets a model write one reply. At level 0 sentence by sentence, each checked before
 * `append` is given it; at any risk only the whole, checked reply.
 *
 * @throws ModelError when the model fails or says nothing, `stopped.reason` when the caller stops it
 */
export async function writeByModel(
  turn: ModelTurn,
  stopped: AbortSignal,
  append: (text: string) => Promise<void>,
): Promise<ModelOutcome> {
  const { level } = turn.result;
  const late = new AbortController();
  const timer = level >= 2 ? setTimeout(() => late.abort(new ModelError('timeout_total')), turn.riskMs) : null;
  try {
    const parts = turn.model.stream(turn.request, AbortSignal.any([stopped, late.signal]));
    return level === 0 ? await release(parts, turn.result, append) : await releaseWhole(parts, turn.result, append);
  } finally {
    if (timer) clearTimeout(timer);
  }
}

async function release(
  parts: AsyncIterable<ChatPart>,
  result: TurnResult,
  append: (text: string) => Promise<void>,
): Promise<ModelOutcome> {
  const gate = createReplyGate(result);
  const splitter = createSentenceSplitter();
  let saidSomething = false;
  for await (const part of parts) {
    const sentences = part.type === 'text' ? splitter.push(part.text) : [splitter.end()];
    for (const sentence of sentences.filter((text) => text.trim() !== '')) {
      if (!gate.lets(sentence)) return 'withheld';
      await append(sentence);
      saidSomething = true;
    }
    if (part.type === 'end' && part.reason === 'refusal') throw new ModelError('empty');
  }
  if (!saidSomething) throw new ModelError('empty');
  return 'done';
}

async function releaseWhole(
  parts: AsyncIterable<ChatPart>,
  result: TurnResult,
  append: (text: string) => Promise<void>,
): Promise<ModelOutcome> {
  let text = '';
  for await (const part of parts) {
    if (part.type === 'text') text += part.text;
    else if (part.reason === 'refusal') throw new ModelError('empty');
  }
  if (text.trim() === '') throw new ModelError('empty');
  if (!createReplyGate(result).letsWhole(text)) return 'withheld';
  await append(text);
  return 'done';
}
