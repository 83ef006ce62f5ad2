import type { NewPasskey, PasskeyAnswer } from '#shared/auth/passkeys.contract.ts';
import { ApiError, api } from '#web/lib/api-client.ts';

// By hand: browsers of the last years know `toJSON` and `parseRequestOptionsFromJSON` only in their newest versions.
const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

interface Listed {
  id: string;
  type: 'public-key';
  transports?: AuthenticatorTransport[];
}
const listed = (all: Listed[] = []): PublicKeyCredentialDescriptor[] =>
  all.map((each) => ({ ...each, id: bytes(each.id) }));

type RequestOptions = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  challenge: string;
  allowCredentials?: Listed[];
};
type CreationOptions = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Listed[];
};

/** Whether this browser has passkeys, and this address can: they are bound to a name, never to a number. */
export function passkeysPossible(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof navigator.credentials?.get === 'function' &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  );
}

/** A closed window, a finger taken away and a time that ran out are all the same to a page: it was stopped. */
function asApiError(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  if (error.name === 'InvalidStateError') return new ApiError('auth.passkey_known', 0);
  const isStopped = error.name === 'NotAllowedError' || error.name === 'AbortError';
  return new ApiError(isStopped ? 'client.cancelled' : 'client.browser_unsupported', 0);
}

/**
 * Runs the browser's question for a passkey.
 *
 * @param begin path that gives the options
 * @throws ApiError `client.cancelled` where the person stopped it
 */
async function answerWithPasskey(begin: string, more: CredentialRequestOptions = {}): Promise<PasskeyAnswer> {
  const options = await api.post<RequestOptions>(begin);
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: listed(options.allowCredentials),
  };
  try {
    const credential = (await navigator.credentials.get({ ...more, publicKey })) as PublicKeyCredential;
    const response = credential.response as AuthenticatorAssertionResponse;
    return {
      id: credential.id,
      rawId: text(credential.rawId),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(response.clientDataJSON),
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
        userHandle: response.userHandle ? text(response.userHandle) : null,
      },
    };
  } catch (error) {
    throw asApiError(error);
  }
}

const BEGIN_SIGN_IN = '/api/auth/passkeys/begin-sign-in';

/** Asks for any passkey of this site. @throws ApiError `client.cancelled` */
export const askForPasskey = (signal?: AbortSignal) =>
  answerWithPasskey(BEGIN_SIGN_IN, signal === undefined ? {} : { signal });

/** The same among what the browser offers while an address is typed; waits as long as the page is open. */
export const offerPasskeys = (signal: AbortSignal) =>
  answerWithPasskey(BEGIN_SIGN_IN, { signal, mediation: 'conditional' });

/**
 * Has the person who is signed in prove with a passkey of theirs that they are still there.
 *
 * @param begin path of the route that begins it
 * @returns what to send as proof
 * @throws ApiError `client.cancelled`, `auth.method_unavailable` where they have none
 */
export const provePasskey = (begin = '/api/auth/passkeys/begin-proof') => answerWithPasskey(begin);

/** Makes a passkey on this device, or on one that is near. @throws ApiError `client.cancelled`, `auth.passkey_known` */
export async function makePasskey(): Promise<NewPasskey> {
  const options = await api.post<CreationOptions>('/api/auth/passkeys/begin-add');
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: listed(options.excludeCredentials),
  };
  try {
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const response = credential.response as AuthenticatorAttestationResponse;
    return {
      id: credential.id,
      rawId: text(credential.rawId),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(response.clientDataJSON),
        attestationObject: text(response.attestationObject),
        transports: response.getTransports?.() ?? [],
      },
    };
  } catch (error) {
    throw asApiError(error);
  }
}
