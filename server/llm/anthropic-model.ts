import type { ModelAddress } from './openai-compatible-model.ts';
import { createProviderModel, type ProviderChatModel } from './provider-model.ts';
import { catchRequest } from './provider-request.ts';
import { anthropicData, readAnthropic } from './reply-dialects.ts';

/** Anthropic's messages. The protocol has no switch for storing requests, so none is sent. */
export function anthropicModel({ baseUrl, name, apiKey }: ModelAddress): ProviderChatModel {
  return createProviderModel(
    { name, host: new URL(baseUrl).host, kind: 'anthropic' },
    async () => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      // An empty key still has to be given: the provider would look for one in the environment.
      return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? 'none', fetch: catchRequest })(name);
    },
    readAnthropic,
    anthropicData,
  );
}
