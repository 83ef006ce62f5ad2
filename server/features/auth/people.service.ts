import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { demandTry, UPLOAD_LIMIT } from './attempt-limits.ts';
import { findPerson, type Person, sealField, updatePerson } from './people.repository.ts';

export type { Person } from './people.repository.ts';

/** @throws AppError `profile.not_found` */
export async function readPerson(p: Platform, uid: string): Promise<Person> {
  const person = await findPerson(p, uid);
  if (!person) throw new AppError('profile.not_found');
  return person;
}

/** Sets the display name; an empty one is none. */
export async function renamePerson(p: Platform, uid: string, displayName: string | null): Promise<void> {
  const sealed = await sealField(p, uid, 'display_name_sealed', displayName === '' ? null : displayName);
  if (!(await updatePerson(p, uid, { display_name_sealed: sealed }))) throw new AppError('profile.not_found');
}

/** Points to the person's picture, or with null to none. @throws AppError `profile.not_found` */
export async function setProfilePicture(p: Platform, uid: string, address: string | null): Promise<void> {
  const sealed = await sealField(p, uid, 'profile_pic_sealed', address);
  if (!(await updatePerson(p, uid, { profile_pic_sealed: sealed }))) throw new AppError('profile.not_found');
}

/** Counts an upload of a person. @throws AppError `auth.slow_down` */
export const demandUpload = (p: Platform, uid: string): Promise<void> => demandTry(p, UPLOAD_LIMIT, uid);
