import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '#shared/auth/passkeys.contract.ts';

/** User present, user verified; attested credential data follows. */
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

const text = (value: Buffer): string => value.toString('base64url');
const bytes = (value: string): Buffer => Buffer.from(value, 'base64url');
const sha256 = (value: Buffer | string): Buffer => createHash('sha256').update(value).digest();

/** CBOR of what WebAuthn needs here: whole numbers, bytes, text and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

interface Credential {
  id: Buffer;
  key: KeyObject;
  rpId: string;
  userHandle: string;
  counter: number;
}

/** What a test may do otherwise than an honest authenticator and browser. */
export interface Fault {
  origin?: string;
  rpId?: string;
  type?: string;
  flags?: number;
  counter?: number;
  userHandle?: string;
  signWith?: KeyObject | undefined;
}

/**
 * An authenticator and its browser, in software: keys on P-256, attestation `none`. The bytes are made here from the
 * W3C specification, so that they do not come from the library that checks them.
 */
export class TestAuthenticator {
  readonly #origin: string;
  readonly credentials: Credential[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  // biome-ignore lint/suspicious/noExplicitAny: options as they came over the wire
  create(options: any, fault: Fault = {}): NewPasskey {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const credential = {
      id: randomBytes(32),
      key: privateKey,
      rpId: options.rp.id,
      userHandle: options.user.id,
      counter: 0,
    };
    this.credentials.push(credential);
    const cose = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credential.id.length);
    const data = this.#authenticatorData(fault.rpId ?? credential.rpId, fault.flags ?? allFlags(true), 0, [
      Buffer.alloc(16),
      length,
      credential.id,
      cbor(cose),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    return {
      id: text(credential.id),
      rawId: text(credential.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', options.challenge, fault)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  // biome-ignore lint/suspicious/noExplicitAny: options as they came over the wire
  get(options: any, fault: Fault = {}, credential = this.credentials.at(-1)): PasskeyAnswer {
    if (!credential) throw new Error('no passkey was made');
    credential.counter += 1;
    const data = this.#authenticatorData(
      fault.rpId ?? credential.rpId,
      fault.flags ?? allFlags(false),
      fault.counter ?? credential.counter,
      [],
    );
    const clientData = this.#clientData('webauthn.get', options.challenge, fault);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(fault.signWith ?? credential.key);
    return {
      id: text(credential.id),
      rawId: text(credential.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: fault.userHandle ?? credential.userHandle,
      },
    };
  }

  #authenticatorData(rpId: string, flags: number, counter: number, more: Buffer[]): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...more]);
  }

  #clientData(type: string, challenge: string, fault: Fault): Buffer {
    const origin = fault.origin ?? this.#origin;
    return Buffer.from(JSON.stringify({ type: fault.type ?? type, challenge, origin, crossOrigin: false }));
  }
}

const allFlags = (attested: boolean): number => FLAGS.present | FLAGS.verified | (attested ? FLAGS.attested : 0);

/** The person is there, but neither finger, face nor PIN was asked for. */
export const UNVERIFIED = FLAGS.present;
