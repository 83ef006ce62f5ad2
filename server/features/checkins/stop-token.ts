import { createHash, randomBytes } from 'node:crypto';

/** Stops reminders from a mail, without signing in. */
export const newStopToken = (): string => randomBytes(32).toString('base64url');

/** What the database holds of it. */
export const hashOfStop = (token: string): string => createHash('sha256').update(token).digest('hex');
