import { chainActs } from '#server/audit/audit-chain.ts';
import { checkChain } from '#server/audit/check-chain.ts';
import { openPlatform } from '#server/open-platform.ts';
import { readConfig } from './read-config.ts';

const MEANING = {
  changed: 'was changed after it was written',
  missing: 'is missing',
  cut: 'is the last, but the chain once went further (or an older backup of the data was restored)',
  ends: 'is where the chain is said to end, and that was changed',
  nameless: 'lost its person, though no deletion is recorded',
} as const;

/** `./alcove audit`: looks over the whole chain of security acts. Exit code 1 where anything was changed. */
export async function auditCommand(): Promise<void> {
  const config = readConfig();
  if (!config) return;
  const { platform, close } = await openPlatform(config);
  try {
    await chainActs(platform);
    const { acts, faults } = await checkChain(platform);
    for (const { fault, position } of faults)
      process.stdout.write(`act ${position ?? 'without a place'} ${MEANING[fault]}\n`);
    process.stdout.write(`${acts} acts, ${faults.length === 0 ? 'all as they were written' : 'not all sound'}\n`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}
