import type { Platform } from '#server/platform.ts';
import { findPersonByAuthId, updatePerson } from './people.repository.ts';

/**
 * What a new password by link changes besides: the address has proved itself, every session ends
 * and every other link that is still out stops working.
 */
export async function settleReset(p: Platform, authId: string): Promise<void> {
  await p.db.deleteFrom('auth_sessions').where('user_id', '=', authId).execute();
  await p.db.deleteFrom('auth_verifications').where('value', '=', authId).execute();
  const person = await findPersonByAuthId(p, authId);
  if (!person) return;
  await updatePerson(p, person.uid, { email_verified: 1 });
  p.live.publish(person.uid, 'user');
}
