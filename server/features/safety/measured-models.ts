import type { ModelConfig } from '#server/config/config.ts';
import type { ModelPlace } from '#server/config/model-fallbacks.ts';
import type { SafetyRun, SafetyRuns } from '#shared/safety/safety-run.contract.ts';

/** Under this name the run of the guided companion alone is kept. */
export const GUIDED = 'guided';

export type Runs = ReadonlyMap<string, SafetyRun>;

/** Every model of the settings, in the order they are asked; none where the guided companion answers alone. */
export function placesOf(config: ModelConfig): ModelPlace[] {
  const { provider, baseUrl, name, apiKey, fallbacks } = config;
  if (provider === 'guided' || name === null) return [];
  return [{ provider, baseUrl, name, apiKey }, ...(fallbacks ?? [])];
}

/** What a model's run is kept under: the same name at another address is another model. Holds no key. */
export function engineKey(place: Pick<ModelPlace, 'provider' | 'baseUrl' | 'name'>): string {
  return `${place.provider} ${(place.baseUrl ?? 'home').replace(/\/+$/, '')} ${place.name}`;
}

/** A model under the bar never answers; a hardened instance lets none answer that was not measured. */
function mayAnswer(place: ModelPlace, runs: Runs, hardened: boolean): boolean {
  return runs.get(engineKey(place))?.passed ?? !hardened;
}

/**
 * The settings without the models that are under the bar of `./alcove safety`: what is left is connected, and
 * where nothing is left the guided companion answers.
 */
export function onlyMeasured(config: ModelConfig, runs: Runs, hardened: boolean): ModelConfig {
  const [first, ...fallbacks] = placesOf(config).filter((place) => mayAnswer(place, runs, hardened));
  if (config.provider === 'guided' || config.name === null) return config;
  return first ? { ...config, ...first, fallbacks } : { ...config, provider: 'guided', fallbacks: [] };
}

/** What /safety shows: every engine in order, the guided companion last. */
export function describeEngines(config: ModelConfig, runs: Runs, hardened: boolean): SafetyRuns['engines'] {
  const models = placesOf(config).map((place) => ({
    model: place.name,
    run: runs.get(engineKey(place)) ?? null,
    answers: mayAnswer(place, runs, hardened),
  }));
  return [...models, { model: null, run: runs.get(GUIDED) ?? null, answers: true }];
}
