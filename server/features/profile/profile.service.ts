import { readPerson, renamePerson } from '#server/features/auth/people.service.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { Settings, UserDocument } from '#shared/profile/profile.contract.ts';
import { findSettings, lockSettings, saveSettings } from './settings.repository.ts';

/** The user document of the specification. @throws AppError `profile.not_found` */
export async function readUserDocument(p: Platform, userId: string): Promise<UserDocument> {
  const { displayName, profilePic } = await readPerson(p, userId);
  return { displayName, profilePic };
}

/** Changes the display name and tells every tab. @throws AppError `profile.not_found` */
export async function updateUserDocument(
  p: Platform,
  userId: string,
  change: { displayName: string | null },
): Promise<UserDocument> {
  await renamePerson(p, userId, change.displayName);
  p.live.publish(userId, 'user');
  return readUserDocument(p, userId);
}

/** @throws AppError `profile.not_found` */
export async function readSettings(p: Platform, userId: string): Promise<Settings> {
  const settings = await findSettings(p.peopleDb ?? p.db, userId);
  if (!settings) throw new AppError('profile.not_found');
  return settings;
}

/** Keeps what came out of the talk itself, inside the caller's transaction. @throws AppError `profile.not_found` */
export async function keepSettings(p: Platform, userId: string, change: Partial<Settings>): Promise<void> {
  const db = p.peopleDb ?? p.db;
  const before = await lockSettings(db, userId);
  if (!before) throw new AppError('profile.not_found');
  await saveSettings(db, userId, { ...before, ...change });
}

/** Changes the settings named and keeps the rest. @throws AppError `profile.not_found` */
export async function updateSettings(p: Platform, userId: string, change: Partial<Settings>): Promise<Settings> {
  const settings = await p.db.transaction().execute(async (tx) => {
    const before = await lockSettings(tx, userId);
    if (!before) throw new AppError('profile.not_found');
    const after = { ...before, ...change };
    await saveSettings(tx, userId, after);
    return after;
  });
  p.live.publish(userId, 'user');
  return settings;
}
