import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the systemd credential (`LoadCredential=alcove-master-key:…`). */
const CREDENTIAL = 'alcove-master-key';

/** Master keys in base64 from `MASTER_KEY`, else from the systemd credential; null where there are none. */
export function readHandedInKeys(settings: {
  MASTER_KEY?: string | undefined;
  CREDENTIALS_DIRECTORY?: string | undefined;
}): string[] | null {
  const { MASTER_KEY, CREDENTIALS_DIRECTORY } = settings;
  const lines = (text: string) => text.split(/[\s,]+/).filter((part) => part !== '');
  if (MASTER_KEY) return lines(MASTER_KEY);
  const file = CREDENTIALS_DIRECTORY && join(CREDENTIALS_DIRECTORY, CREDENTIAL);
  return file && existsSync(file) ? lines(readFileSync(file, 'utf8')) : null;
}
