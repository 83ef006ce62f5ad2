import type { ModelConfig } from '#server/config/config.ts';
import { MODEL_HOMES } from '#server/config/configured-hosts.ts';
import type { ModelPlace } from '#server/config/model-fallbacks.ts';
import { anthropicModel } from './anthropic-model.ts';
import { answerThrough, createBreaker, withBreaker } from './breaker.ts';
import type { ChatModel } from './chat-model.ts';
import { openAiCompatibleModel } from './openai-compatible-model.ts';
import { withFallbacks } from './with-fallbacks.ts';
import { withRetry } from './with-retry.ts';
import { withTimeouts } from './with-timeouts.ts';

/** Times in milliseconds. */
export type ModelSettings = Omit<ModelConfig, 'riskMs'>;

/** The provider's code is read once the server has answered its first requests. */
const WARM_UP_AFTER = 1_500;

/**
 * The configured models as one, or null where the guided companion answers alone.
 * Nothing is sent until the first reply. Throws where a model is wanted and `MODEL_NAME` is missing.
 */
export function connectModel(config: ModelSettings, clock: () => number = Date.now): ChatModel | null {
  if (config.provider === 'guided') return null;
  if (config.name === null) throw new Error('MODEL_PROVIDER is set, so MODEL_NAME must be set too.');
  const first = { provider: config.provider, baseUrl: config.baseUrl, name: config.name, apiKey: config.apiKey };
  return withFallbacks([first, ...(config.fallbacks ?? [])].map((place) => connectOne(place, config, clock)));
}

function connectOne(place: ModelPlace, config: ModelSettings, clock: () => number): ChatModel {
  const address = {
    baseUrl: (place.baseUrl ?? MODEL_HOMES[place.provider]).replace(/\/+$/, ''),
    name: place.name,
    apiKey: place.apiKey,
  };
  const model = place.provider === 'anthropic' ? anthropicModel(address) : openAiCompatibleModel(address);
  setTimeout(() => void model.warmUp().catch(() => {}), WARM_UP_AFTER).unref();
  const timeouts = { firstText: config.firstTokenMs, idle: config.idleMs, total: config.totalMs };
  const breaker = createBreaker(clock);
  const talking = withBreaker(withRetry(withTimeouts(model, timeouts)), breaker);
  return model.answer ? { ...talking, answer: answerThrough(model.answer, breaker) } : talking;
}
