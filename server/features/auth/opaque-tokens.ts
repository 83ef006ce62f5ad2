import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the store keeps of a token: enough to know it again, of no use to a reader. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
