import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { openKeyProvider } from '#server/vault/open-key-provider.ts';
import { type Check, codeOf, type Finding, finding } from './findings.ts';

const LOST = 'It is missing, and without it nothing stored can be read. Put it back from its backup.';

/** Group and others have no rights at all. Windows has no such bits. */
export function isPrivate(path: string): boolean {
  return process.platform === 'win32' || (statSync(path).mode & 0o077) === 0;
}

/** Whoever holds the master key has to answer, and to hold every key that something is still wrapped with. */
async function providerCheck(config: Config): Promise<Finding> {
  let active: string;
  try {
    active = await openKeyProvider(config).currentId();
  } catch (error) {
    return finding('Master key', 'error', `Whoever holds it does not answer (${codeOf(error)}).`);
  }
  if (config.masterKeyHook) return finding('Master key', 'on', `The hook answers; active is ${active}.`);
  if (config.masterKeys) return finding('Master key', 'on', `Handed in by the environment; active is ${active}.`);
  return isPrivate(config.masterKeyFile)
    ? finding('Master key', 'on', `Only its owner can read it; active is ${active}.`)
    : finding('Master key', 'unsafe', 'Others on this machine can read it: chmod 400.');
}

/** The master key, wherever it is held, and the store of the keys that it wraps. */
export const keysCheck: Check = async (config) => {
  const { keysDir, keysDatabaseUrl, masterKeyFile, masterKeys, masterKeyHook, dataDir } = config;
  const hasData = existsSync(join(dataDir, 'alcove.db'));
  const inFile = !masterKeys && !masterKeyHook;
  if (inFile && !existsSync(masterKeyFile)) {
    return [
      hasData
        ? finding('Master key', 'error', LOST)
        : finding('Master key', 'off', 'None yet; the first start makes it.'),
    ];
  }
  const findings = [await providerCheck(config)];
  if (existsSync(keysDir) && !isPrivate(keysDir)) {
    findings.push(finding('Keys folder', 'unsafe', 'Others on this machine can look into it: chmod 700.'));
  }
  if (inFile && !relative(dataDir, masterKeyFile).startsWith('..')) {
    findings.push(
      finding('Keys folder', 'unsafe', 'Keys lie inside the data folder: whoever copies the data gets both.'),
    );
  }
  if (hasData && !keysDatabaseUrl && !existsSync(join(keysDir, 'keys.db')))
    findings.push(finding('Key store', 'error', LOST));
  return findings;
};
