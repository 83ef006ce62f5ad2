import { recordAct } from '#server/audit/audit.ts';
import type { Platform } from '#server/platform.ts';
import { spoilLinks } from './credentials.service.ts';
import { deleteDevicesBut } from './devices.repository.ts';
import { findPersonByAuthId, updatePerson } from './people.repository.ts';

/**
 * What a new password by link changes besides: the address has proved itself, every session ends
 * and every other link that is still out stops working.
 */
export async function settleReset(p: Platform, authId: string): Promise<void> {
  await p.db.deleteFrom('auth_sessions').where('user_id', '=', authId).execute();
  const person = await findPersonByAuthId(p, authId);
  if (!person) return;
  await spoilLinks(p, person.uid, authId);
  // Whoever signs in from now on does so with the new password: nobody's device is known any more.
  await deleteDevicesBut(p, person.uid, null);
  await recordAct(p, person.uid, 'password.reset');
  await updatePerson(p, person.uid, { email_verified: 1 });
  p.live.publish(person.uid, 'user');
}
