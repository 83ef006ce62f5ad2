const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Security note §4.2, all in milliseconds: a session ends after seven idle days and after thirty in any case. */
export const IDLE_SESSION_MS = 7 * DAY;
export const ABSOLUTE_SESSION_MS = 30 * DAY;
/** On a device that others use too: half an hour without an act, twelve hours in any case. */
export const SHARED_IDLE_MS = 30 * MINUTE;
export const SHARED_ABSOLUTE_MS = 12 * HOUR;
/** Renewed five minutes before (specification §9). */
export const LEASE_MS = HOUR;
export const RESET_LINK_MS = 15 * MINUTE;
export const CONFIRM_LINK_MS = DAY;
/** ASVS 6.5.5: mailed codes and links that sign in live ten minutes at most. */
export const SIGN_IN_LINK_MS = 10 * MINUTE;
/** How long a proof stands for the acts that ask for one (security note §4.4). */
export const PROOF_MS = 5 * MINUTE;
/** How long the old address can take a change of address back. */
export const EMAIL_UNDO_MS = 7 * DAY;
