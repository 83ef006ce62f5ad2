import type { AuthUser } from '#shared/auth/auth.contract.ts';
import { PasswordPart } from './password-part.tsx';

/** How this person gets in, and from where. Each part stands for itself; an account without an address has fewer. */
export function SecuritySection({ user }: { user: AuthUser }) {
  return <div className="flex flex-col gap-10">{user.email !== null && <PasswordPart user={user} />}</div>;
}
