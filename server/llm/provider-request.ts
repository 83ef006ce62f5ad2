import type { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ChatRequest, ChatTurn, DataQuestion } from './chat-model.ts';

// Why is this hard? The `ai` providers know how each vendor wants a request, but
// their reading of the reply costs about 100 µs of CPU a token at real pace,
// three times a plain parser. So the provider writes the request, it is caught
// at the provider's own `fetch`, and the reply is sent for and read here.

/** What both providers implement; named through one of them, since their common package is not ours to depend on. */
export type ProviderModel = ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>;

export interface WireRequest {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

class CaughtRequest extends Error {
  readonly request: WireRequest;

  constructor(request: WireRequest) {
    super('request written');
    this.request = request;
  }
}

/** Given to a provider as its `fetch`: sends nothing, hands the finished request back to `writeRequest`. */
export const catchRequest: typeof fetch = async (input, init) => {
  throw new CaughtRequest({
    url: new URL(String(input)),
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: String(init?.body ?? ''),
  });
};

const promptOf = (system: string, messages: readonly ChatTurn[]) => [
  { role: 'system' as const, content: system },
  ...messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
];

/** The streaming request as the provider would have sent it. */
export function writeRequest(model: ProviderModel, request: ChatRequest): Promise<WireRequest> {
  return caught(() =>
    model.doStream({
      prompt: promptOf(request.system, request.messages),
      maxOutputTokens: request.maxOutputTokens,
      ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
    }),
  );
}

/** How a server is made to answer in JSON; they differ in which of these they know. */
export type JsonWay = 'json_schema' | 'tool' | 'prompt';

/** The request for data, all at once: no stream, the lowest temperature. */
export function writeDataRequest(model: ProviderModel, question: DataQuestion, way: JsonWay): Promise<WireRequest> {
  const { name, schema } = question;
  const told = `${question.system}\n\nAnswer with one JSON object and nothing else. Its JSON Schema:\n${JSON.stringify(schema)}`;
  return caught(() =>
    model.doGenerate({
      prompt: promptOf(way === 'prompt' ? told : question.system, question.messages),
      maxOutputTokens: question.maxOutputTokens,
      temperature: 0,
      ...(way === 'json_schema' ? { responseFormat: { type: 'json' as const, name, schema } } : {}),
      ...(way === 'tool'
        ? {
            tools: [{ type: 'function' as const, name, description: 'Takes the answer.', inputSchema: schema }],
            toolChoice: { type: 'tool' as const, toolName: name },
          }
        : {}),
    }),
  );
}

async function caught(send: () => PromiseLike<unknown>): Promise<WireRequest> {
  try {
    await send();
  } catch (error) {
    if (error instanceof CaughtRequest) return error.request;
    throw error;
  }
  throw new Error('the provider sent its request past its fetch');
}
