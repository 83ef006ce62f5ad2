/** The bytes that a base64 text stands for, in a browser as on the server. */
export function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

/** Whole numbers from -128 to 255 as base64, one byte each. */
export function base64Of(bytes: Iterable<number>): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte & 0xff);
  return btoa(text);
}
