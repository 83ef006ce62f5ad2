import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
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
