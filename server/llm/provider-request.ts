import type { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ChatRequest } from './chat-model.ts';

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

/** The streaming request as the provider would have sent it. */
export async function writeRequest(model: ProviderModel, request: ChatRequest): Promise<WireRequest> {
  try {
    await model.doStream({
      prompt: [
        { role: 'system', content: request.system },
        ...request.messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
      ],
      maxOutputTokens: request.maxOutputTokens,
      ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
    });
  } catch (error) {
    if (error instanceof CaughtRequest) return error.request;
    throw error;
  }
  throw new Error('the provider sent its request past its fetch');
}
