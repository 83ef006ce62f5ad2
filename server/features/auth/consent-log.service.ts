import { randomUUIDv7 } from 'node:crypto';
import { describeInstance } from '#server/http/instance.ts';
import type { Platform } from '#server/platform.ts';
import type { Consents } from '#shared/auth/auth.contract.ts';
import type { ConsentEvent } from '#shared/erasure/erasure.contract.ts';
import { insertConsentEvents, listConsentEvents } from './consent-log.repository.ts';

const CONSENTS = ['storeChats', 'memory', 'sendToModel'] as const;

/**
 * Notes which consents were given and which withdrawn, in the transaction that changes them.
 *
 * @param before null at sign-up: then what was given is noted, and what was not is no withdrawal
 */
export async function noteConsents(tp: Platform, uid: string, before: Consents | null, now: Consents): Promise<void> {
  const { model } = describeInstance(tp);
  const receiver = model.kind === 'model' ? `${model.name ?? ''} (${model.host ?? ''})` : null;
  const changed = CONSENTS.filter((consent) => now[consent] !== (before?.[consent] ?? false));
  await insertConsentEvents(
    tp.db,
    changed.map((consent) => ({
      uid,
      id: randomUUIDv7(),
      at: tp.clock(),
      consent,
      given: now[consent] ? 1 : 0,
      receiver: consent === 'sendToModel' ? receiver : null,
    })),
  );
}

/** Every consent that was given or withdrawn, newest first. */
export async function readConsentLog(p: Platform, uid: string): Promise<ConsentEvent[]> {
  const rows = await listConsentEvents(p.db, uid);
  return rows.map(({ at, consent, given, receiver }) => ({
    at: new Date(at).toISOString(),
    consent,
    given: given === 1,
    receiver,
  }));
}
