import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { COMMANDS, helpText } from './commands.ts';

/**
 * Runs one command of `./alcove`; start.mjs calls it on the right Node.
 *
 * @param args the command's name, then its own arguments
 */
export async function runCommand(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  if (['', 'help', '--help', '-h'].includes(name)) {
    process.stdout.write(helpText());
    return;
  }
  const command = COMMANDS[name];
  if (!command) {
    process.stderr.write(`There is no command "${name}".\n\n${helpText()}`);
    process.exitCode = 2;
    return;
  }
  // Settings of the process win over those of the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const run = await command.load();
  await run(rest);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runCommand(process.argv.slice(2));
