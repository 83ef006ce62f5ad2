import { serve } from '#server/main.ts';
import { OVERVIEW } from './doctor-checks.ts';
import { diagnose } from './findings.ts';
import { readConfig } from './read-config.ts';

/** `./alcove serve`: says what is on and off, then runs until it is told to stop. */
export async function serveCommand(): Promise<void> {
  const config = readConfig();
  if (!config) return;
  try {
    await serve();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EADDRINUSE') throw error;
    process.stderr.write(`Port ${config.port} is taken. Set PORT to another one, or to 0 for any free one.\n`);
    process.exit(1);
  }
  for (const { state, name, note } of await diagnose(config, OVERVIEW)) {
    process.stderr.write(`  ${state.padEnd(8)}${name.padEnd(22)}${note}\n`);
  }
}
