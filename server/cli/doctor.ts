import { CHECKS } from './doctor-checks.ts';
import { diagnose } from './findings.ts';
import { readConfig } from './read-config.ts';

/** `./alcove doctor`: what is on, off, unsafe or broken on this instance. Changes nothing; exit code 1 on an error. */
export async function doctorCommand(): Promise<void> {
  const config = readConfig();
  if (!config) return;
  const findings = await diagnose(config, CHECKS);
  for (const { state, name, note } of findings) process.stdout.write(`${state.padEnd(8)}${name.padEnd(22)}${note}\n`);
  const count = (state: string) => findings.filter((finding) => finding.state === state).length;
  process.stdout.write(`\n${count('error')} broken, ${count('unsafe')} unsafe\n`);
  if (count('error') > 0) process.exitCode = 1;
}
