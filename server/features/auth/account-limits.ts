const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Security note §4.5, as `attempt-limits.ts` counts them. All of them fail closed. */

/** However many networks somebody guesses from: a day's evaluations of one account by devices it does not know. */
export const UNKNOWN_DEVICE_LIMIT = { name: 'sign-in-unknown', max: 50, windowMs: 24 * HOUR };
/** A device that the person has signed in with has tries of its own, so that nobody else can use them up. */
export const KNOWN_DEVICE_LIMIT = { name: 'sign-in-known', max: 5, windowMs: 15 * MINUTE };
export const SIGN_IN_ADDRESS_LIMIT = { name: 'sign-in-address', max: 30, windowMs: 15 * MINUTE };
export const SIGN_UP_ADDRESS_LIMIT = { name: 'sign-up-address', max: 5, windowMs: HOUR };
/** Reset, link, code and "send again", by where they are asked from. */
export const MAIL_ADDRESS_LIMIT = { name: 'mail-address', max: 10, windowMs: HOUR };
/** "Confirm it's you" with the password, in one session. */
export const CONFIRM_LIMIT = { name: 'confirm', max: 5, windowMs: 15 * MINUTE };
/** Mailed codes a person can ask for. */
export const CODE_MAIL_LIMIT = { name: 'code-mail', max: 3, windowMs: HOUR };
/** Tries at one mailed code. */
export const CODE_TRY_LIMIT = { name: 'code-try', max: 5, windowMs: 15 * MINUTE };
