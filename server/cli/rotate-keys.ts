import { parseArgs } from 'node:util';
import { recordAct } from '#server/audit/audit.ts';
import { resealPictures } from '#server/features/profile/pictures.service.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { Platform } from '#server/platform.ts';
import { rotateMasterKey } from '#server/vault/rotate-master.ts';
import { rotateUserKeys } from '#server/vault/rotate-user-keys.ts';
import { readConfig } from './read-config.ts';

const DAY_MS = 86_400_000;
/** People whose key was made within a day were done by a run before this one. */
const DEFAULT_DAYS = '1';

const USAGE = `Usage: ./alcove rotate-keys [--users [--older-than <days>]]

Without --users: a new master key; every person's key is wrapped with it, and the old one is forgotten.
With --users: a new key for every person whose key is older (1 day by default), and everything sealed again.
Either may be run while the server runs, and begun again where it was cut.
`;

async function rotatePeople(p: Platform, days: number): Promise<string> {
  let last = '';
  const { rotated, kept } = await rotateUserKeys(
    {
      ...{ db: p.db, vault: p.vault, clock: p.clock },
      resealFiles: (uid) => resealPictures(p, uid),
      onStep: (step, done, of) => {
        const line = `${step}: ${done} of ${of}`;
        if (done === of || (done % 500 === 0 && line !== last)) process.stderr.write(`${line}\n`);
        last = line;
      },
    },
    p.clock() - days * DAY_MS,
  );
  const left = kept === 0 ? '' : ` ${kept} keep their old key beside it: something of theirs does not open.`;
  return `${rotated} people have a new key.${left}`;
}

async function rotateMaster(p: Platform): Promise<string> {
  const { rewrapped, retired } = await rotateMasterKey(p.vault, {
    onStep: (done) => process.stderr.write(`wrapped again: ${done}\n`),
  });
  const where = p.vault.provider.kind === 'file' ? '' : ' The old one is retired where it is kept.';
  return `${rewrapped} keys are wrapped with ${await p.vault.provider.currentId()}; ${retired} old master keys are gone.${where}`;
}

/** `./alcove rotate-keys`. */
export async function rotateKeysCommand(args: string[]): Promise<void> {
  const options = { users: { type: 'boolean' }, 'older-than': { type: 'string' }, help: { type: 'boolean' } } as const;
  let values: { users?: boolean; 'older-than'?: string; help?: boolean };
  try {
    ({ values } = parseArgs({ args, options }));
  } catch {
    values = { help: true };
    process.exitCode = 2;
  }
  const days = Number(values['older-than'] ?? DEFAULT_DAYS);
  if (values.help || !(days >= 0)) {
    process.stderr.write(USAGE);
    return;
  }
  const config = readConfig();
  if (!config) return;
  const { platform, close } = await openPlatform(config);
  try {
    const said = values.users ? await rotatePeople(platform, days) : await rotateMaster(platform);
    await recordAct(platform, null, 'keys.rotated');
    process.stdout.write(`${said}\n`);
  } finally {
    await close();
  }
}
