const STEP = 64;
const STEP_UNTIL = 1024;

/**
 * Pads text so that its stored length says less: to steps of 64 bytes up to 1 KB,
 * then to steps of about 5 %. The first four bytes hold the true length.
 */
export function pad(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const needed = bytes.length + 4;
  const step = needed <= STEP_UNTIL ? STEP : Math.max(STEP, 2 ** Math.floor(Math.log2(needed * 0.05)));
  const padded = Buffer.alloc(Math.ceil(needed / step) * step);
  padded.writeUInt32BE(bytes.length, 0);
  bytes.copy(padded, 4);
  return padded;
}

/** @throws RangeError when the bytes are not what `pad` made */
export function unpad(padded: Buffer): string {
  const length = padded.readUInt32BE(0);
  if (length > padded.length - 4) throw new RangeError('padding is broken');
  return padded.toString('utf8', 4, 4 + length);
}
