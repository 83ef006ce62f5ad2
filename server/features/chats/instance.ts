import { randomUUID } from 'node:crypto';

/** This process, as the owner of the replies it writes. */
export const instanceId = randomUUID();

/** How long a reply stays ours without a heartbeat, in milliseconds; a dead owner's reply is finished after it. */
export const LEASE_MS = 30_000;
export const HEARTBEAT_MS = 10_000;
