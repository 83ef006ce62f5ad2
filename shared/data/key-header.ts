/** The request header in which the key of a sealed account travels; the server never keeps it. */
export const KEY_HEADER = 'alcove-key';
