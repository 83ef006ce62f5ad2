import { type Config, ConfigError, loadConfig } from '#server/config/config.ts';

/** The settings of this process, or null after saying on standard error which cannot be used. */
export function readConfig(): Config | null {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return null;
  }
}
