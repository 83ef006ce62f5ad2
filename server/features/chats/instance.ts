import { randomUUID } from 'node:crypto';

/** This process, as the owner of the replies it writes. */
export const instanceId = randomUUID();

/** How long a reply stays ours without a heartbeat, in milliseconds; with one more beat a dead owner's is taken in 35 s. */
export const LEASE_MS = 25_000;
export const HEARTBEAT_MS = 10_000;
