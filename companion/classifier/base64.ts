/** Bytes as the content holds them: base64 in a file of JSON, themselves once they came by `dist/weights.bin`. */
export type Coded = string | Uint8Array;

/** The bytes themselves, in a browser as on the server. */
export function bytesOf(coded: Coded): Uint8Array {
  if (typeof coded !== 'string') return coded;
  const signs = atob(coded);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
}

/** Whole numbers from -128 to 255 as base64, one byte each. */
export function base64Of(bytes: Iterable<number>): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte & 0xff);
  return btoa(text);
}
