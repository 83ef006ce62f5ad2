/** Shortest passphrase of a sealed account: whoever holds a copy of the key store may guess without a limit. */
export const PASSPHRASE_MIN = 14;
