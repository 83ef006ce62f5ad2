import type { Config } from '#server/config/config.ts';
import { environmentKeyProvider } from './environment-keys.ts';
import { hookKeyProvider } from './hook-keys.ts';
import type { KeyProvider } from './key-provider.ts';
import { fileKeyProvider } from './master-key.ts';

/** The provider that the settings name: a hook, keys in the environment, else the file. */
export function openKeyProvider(config: Pick<Config, 'masterKeyFile' | 'masterKeys' | 'masterKeyHook'>): KeyProvider {
  if (config.masterKeyHook) return hookKeyProvider(config.masterKeyHook);
  if (config.masterKeys) return environmentKeyProvider(config.masterKeys);
  return fileKeyProvider(config.masterKeyFile);
}
