import type { AuthUser } from '#shared/auth/auth.contract.ts';
import type { UserDocument } from '#shared/profile/profile.contract.ts';

type NameSource = Pick<AuthUser, 'displayName' | 'email'>;

/** The name to show: document, then auth name, then the part of the e-mail before the @, then `fallback` ("User"). */
export function shownName(document: UserDocument | undefined, user: NameSource | null, fallback: string): string {
  const beforeAt = user?.email?.split('@')[0];
  return document?.displayName || user?.displayName || beforeAt || fallback;
}

/** The picture's address: document, then auth photo; null stands for the default image. */
export function shownPicture(
  document: UserDocument | undefined,
  user: Pick<AuthUser, 'photoURL'> | null,
): string | null {
  return document?.profilePic || user?.photoURL || null;
}
