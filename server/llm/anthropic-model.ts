import type { ChatModel } from './chat-model.ts';
import type { ModelAddress } from './openai-compatible-model.ts';
import { createProviderModel } from './provider-model.ts';
import { createTransport } from './transport.ts';

/** Anthropic's messages. The protocol has no switch for storing requests, so none is sent. */
export function anthropicModel({
  baseUrl,
  name,
  apiKey,
}: ModelAddress): ChatModel & { warmUp: () => Promise<unknown> } {
  return createProviderModel({ name, host: new URL(baseUrl).host, kind: 'anthropic' }, async () => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    // An empty key still has to be given: the provider would look for one in the environment.
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? 'none', fetch: createTransport() })(name);
  });
}
