import { type EndReason, ModelError, type ModelErrorCode } from './chat-model.ts';
import { codeOfErrorEvent } from './model-failures.ts';
import type { JsonWay } from './provider-request.ts';

/** What one event of a reply says; the dialects call these in the order of the text. */
export interface ReplyListener {
  text: (text: string) => void;
  end: (reason: EndReason) => void;
  fail: (code: ModelErrorCode) => void;
}

/** Reads the events of one reply. The data of an event goes in, what it says goes to the listener. */
export type ReplyDialect = (listener: ReplyListener) => (data: string) => void;

// biome-ignore lint/suspicious/noExplicitAny: a foreign server's JSON; every use below checks what it reads
function parse(data: string, listener: ReplyListener): any {
  try {
    return JSON.parse(data);
  } catch {
    listener.fail('garbage');
    return null;
  }
}

const OPENAI_ENDS: Record<string, EndReason> = { stop: 'stop', length: 'length', content_filter: 'refusal' };

/** OpenAI's chat completion chunks. The reason comes before the end, sometimes with the last text. */
export const readOpenAi: ReplyDialect = (listener) => {
  let refused = false;
  return (data) => {
    if (data.startsWith('[DONE]')) return;
    const chunk = parse(data, listener);
    if (chunk?.error) return listener.fail(codeOfErrorEvent(chunk.error));
    const choice = chunk?.choices?.[0];
    const { content, refusal } = choice?.delta ?? {};
    if (typeof content === 'string') listener.text(content);
    else if (Array.isArray(content)) for (const part of content) listener.text(String(part?.text ?? ''));
    if (typeof refusal === 'string' && refusal !== '') {
      refused = true;
      listener.text(refusal);
    }
    const finish = choice?.finish_reason;
    if (typeof finish === 'string') listener.end(refused ? 'refusal' : (OPENAI_ENDS[finish] ?? 'other'));
  };
};

const ANTHROPIC_ENDS: Record<string, EndReason> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'refusal',
};

/** Anthropic's message events; the reason stands in `message_delta`. */
export const readAnthropic: ReplyDialect = (listener) => (data) => {
  const event = parse(data, listener);
  if (event?.type === 'content_block_delta' && event.delta?.type === 'text_delta') {
    listener.text(String(event.delta.text ?? ''));
  } else if (event?.type === 'message_delta' && typeof event.delta?.stop_reason === 'string') {
    listener.end(ANTHROPIC_ENDS[event.delta.stop_reason] ?? 'other');
  } else if (event?.type === 'error') {
    listener.fail(codeOfErrorEvent(event.error));
  }
};

/** How data is asked for over one protocol, best way first, and where it stands in the response. */
export interface DataDialect {
  ways: readonly JsonWay[];
  /** JSON as text, or an object the server has read already. @throws ModelError on a refusal or a cut answer */
  read: (response: unknown) => unknown;
}

export const openAiData: DataDialect = {
  ways: ['json_schema', 'tool', 'prompt'],
  // biome-ignore lint/suspicious/noExplicitAny: a foreign server's JSON; every use checks what it reads
  read(response: any) {
    if (response?.error) throw new ModelError(codeOfErrorEvent(response.error));
    const choice = response?.choices?.[0];
    const { content, refusal, tool_calls } = choice?.message ?? {};
    if (refusal || choice?.finish_reason === 'content_filter') throw new ModelError('empty');
    if (choice?.finish_reason === 'length') throw new ModelError('cut_off');
    return tool_calls?.[0]?.function?.arguments ?? content ?? '';
  },
};

/** Anthropic's way is a tool it has to call; a schema for the text itself is not known to every model there. */
export const anthropicData: DataDialect = {
  ways: ['tool', 'prompt'],
  // biome-ignore lint/suspicious/noExplicitAny: as above
  read(response: any) {
    if (response?.stop_reason === 'refusal') throw new ModelError('empty');
    if (response?.stop_reason === 'max_tokens') throw new ModelError('cut_off');
    const blocks: unknown = response?.content;
    if (!Array.isArray(blocks)) throw new ModelError('garbage');
    return blocks.find((block) => block?.type === 'tool_use')?.input ?? blocks[0]?.text ?? '';
  },
};
