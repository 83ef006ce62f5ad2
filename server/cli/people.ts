import { parseArgs } from 'node:util';
import { deleteByOperator, pauseAccount, resumeAccount } from '#server/features/erasure/operator-acts.service.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { Platform } from '#server/platform.ts';
import { readConfig } from './read-config.ts';

/** Why an operator deletes an account; a closed list, so that nobody writes a person's story into a log. */
const REASONS = ['asked', 'misuse', 'law', 'test'];

const USAGE = `Usage: ./alcove delete-user <uid> --reason ${REASONS.join('|')}
       ./alcove pause-user <uid>
       ./alcove resume-user <uid>

The uid is what the person reads to you from their archive, or what your log of requests names; nobody can be looked
up by name or address. Each act is recorded. A deletion cannot be taken back: key first, then every row.
`;

async function withPerson(args: string[], work: (p: Platform, uid: string, reason: string) => Promise<string | null>) {
  let uid: string | undefined;
  let reason = '';
  try {
    const parsed = parseArgs({ args, options: { reason: { type: 'string' } }, allowPositionals: true });
    uid = parsed.positionals[0];
    reason = parsed.values.reason ?? '';
  } catch {}
  if (uid === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const config = readConfig();
  if (!config) return;
  const { platform, close } = await openPlatform(config);
  try {
    const line = await work(platform, uid, reason);
    if (line !== null) process.stdout.write(`${line}\n`);
    else {
      process.stderr.write('Nothing was done: there is no such account, or it was not paused.\n');
      process.exitCode = 1;
    }
  } finally {
    await close();
  }
}

/** `./alcove delete-user <uid> --reason …`: the receipt as JSON on standard output. */
export async function deleteUserCommand(args: string[]): Promise<void> {
  await withPerson(args, async (p, uid, reason) => {
    if (!REASONS.includes(reason)) {
      process.exitCode = 2;
      return `A reason is needed: --reason ${REASONS.join('|')}. Nothing was deleted.`;
    }
    const receipt = await deleteByOperator(p, uid);
    return receipt && JSON.stringify({ reason, ...receipt });
  });
}

/** `./alcove pause-user <uid>`. */
export async function pauseUserCommand(args: string[]): Promise<void> {
  await withPerson(args, async (p, uid) => ((await pauseAccount(p, uid)) ? 'Paused. Every session has ended.' : null));
}

/** `./alcove resume-user <uid>`. */
export async function resumeUserCommand(args: string[]): Promise<void> {
  await withPerson(args, async (p, uid) => ((await resumeAccount(p, uid)) ? 'Open again.' : null));
}
