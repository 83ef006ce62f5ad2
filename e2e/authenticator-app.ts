import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app on a phone, written from RFC 6238 and the link that it opens, not from our server. */
export class AuthenticatorApp {
  readonly #key: Buffer;
  readonly #digits: number;
  readonly #periodMs: number;
  readonly secret: string;

  /** @param link what the QR code holds: `otpauth://totp/…` */
  constructor(link: string) {
    const given = new URL(link).searchParams;
    this.secret = given.get('secret') ?? '';
    this.#digits = Number(given.get('digits'));
    this.#periodMs = Number(given.get('period')) * 1000;
    let bits = 0n;
    for (const letter of this.secret) bits = (bits << 5n) | BigInt(BASE32.indexOf(letter));
    this.#key = Buffer.from(bits.toString(16).padStart((this.secret.length * 5) / 4, '0'), 'hex');
  }

  /** @param ahead 1 for the code that the phone shows next */
  code(ahead = 0): string {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / this.#periodMs) + ahead));
    const mac = createHmac('sha1', this.#key).update(counter).digest();
    const at = (mac[19] ?? 0) % 16;
    const number = mac.readUInt32BE(at) % 2 ** 31;
    return String(number % 10 ** this.#digits).padStart(this.#digits, '0');
  }
}
