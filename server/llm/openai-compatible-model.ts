import { createProviderModel, type ProviderChatModel } from './provider-model.ts';
import { catchRequest } from './provider-request.ts';
import { openAiData, readOpenAi } from './reply-dialects.ts';

export interface ModelAddress {
  /** Ends before `/chat/completions` or `/messages`. */
  baseUrl: string;
  name: string;
  apiKey: string | null;
}

/** Any server that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM, LM Studio, OpenAI, OpenRouter. */
export function openAiCompatibleModel({ baseUrl, name, apiKey }: ModelAddress): ProviderChatModel {
  const { host } = new URL(baseUrl);
  return createProviderModel(
    { name, host, kind: 'openai-compatible' },
    async () => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'configured',
        baseURL: baseUrl,
        ...(apiKey === null ? {} : { apiKey }),
        supportsStructuredOutputs: true,
        fetch: catchRequest,
        transformRequestBody: (body) => adaptBody(host, name, body),
      }).chatModel(name);
    },
    readOpenAi,
    openAiData,
  );
}

/**
 * What single providers want differently. Fields are added only where the
 * provider documents them: some servers refuse a request with an unknown field.
 */
export function adaptBody(host: string, name: string, body: Record<string, unknown>): Record<string, unknown> {
  if (host === 'openrouter.ai') return { ...body, provider: { data_collection: 'deny' } };
  if (!/(^|\.)(openai\.com|openai\.azure\.com)(:|$)/.test(host)) return body;
  const { max_tokens, temperature, ...rest } = body;
  // OpenAI's reasoning models refuse a temperature, and its newer ones the old name of the token limit.
  const reasoning = /^(o\d|gpt-[5-9])/.test(name);
  return {
    ...rest,
    store: false,
    ...(max_tokens === undefined ? {} : { max_completion_tokens: max_tokens }),
    ...(temperature === undefined || reasoning ? {} : { temperature }),
  };
}
