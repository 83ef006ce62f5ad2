const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Security note §4.2, all in milliseconds: a session ends after seven idle days and after thirty in any case. */
export const IDLE_SESSION_MS = 7 * DAY;
export const ABSOLUTE_SESSION_MS = 30 * DAY;
/** Renewed five minutes before (specification §9). */
export const LEASE_MS = HOUR;
export const RESET_LINK_MS = 15 * MINUTE;
export const CONFIRM_LINK_MS = DAY;
