import { randomInt, randomUUIDv7 } from 'node:crypto';
import { deliverSoon, enqueueMail } from '#server/mail/mail-queue.ts';
import { writeMail } from '#server/mail/mail-texts.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { CODE_TRY_LIMIT } from './account-limits.ts';
import { countTry, forgetTries, triesLeft } from './attempt-limits.ts';
import { deleteLinksOf, findLinkOfHolder, insertLink, takeLink } from './mailed-links.repository.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import { SIGN_IN_LINK_MS } from './session-times.ts';

type Kind = 'sign-in' | 'confirm';

const codeIndex = (p: Platform, id: string, code: string): Promise<string> => p.vault.blindIndex(`code:${id}:${code}`);

/** Six digits, of which a mail and its holder know; 000000 is as good as any. */
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

interface CodeMail {
  uid: string;
  email: string;
  kind: Kind;
  /** Who may use it: the cookie of the browser that asked, or the id of the session that confirms. */
  holder: string;
}

/**
 * Mails a code, with a link to sign in for `sign-in`. Good for ten minutes, once; an earlier one of the same kind
 * stops working.
 */
export async function mailCode(p: Platform, to: CodeMail): Promise<void> {
  const id = randomUUIDv7();
  const token = newToken();
  const code = newCode();
  const expiresAt = p.clock() + SIGN_IN_LINK_MS;
  const link = to.kind === 'sign-in' ? `${p.config.publicUrl}/authpage#link=${token}` : p.config.publicUrl;
  const mail = await writeMail(to.kind === 'sign-in' ? 'sign-in-link' : 'confirm-code', to.email, link, { code });
  const index = await codeIndex(p, id, code);
  await p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    await deleteLinksOf(tp, to.uid, to.kind);
    await insertLink(tp, {
      id,
      uid: to.uid,
      kind: to.kind,
      token_hash: hashToken(token),
      holder_hash: hashToken(to.holder),
      code_index: index,
      created_at: p.clock(),
      expires_at: expiresAt,
    });
    await enqueueMail(tp, to.uid, mail, expiresAt);
  });
  deliverSoon(p);
}

/**
 * Takes a typed code, once. Five tries a mail; where no mail was sent the answers are the same.
 *
 * @returns whose code it was
 * @throws AppError `auth.code_wrong` with `details.left`, `auth.code_expired` once the tries are used up
 */
export async function takeCode(p: Platform, kind: Kind, holder: string, code: string): Promise<string> {
  const subject = `${kind}:${hashToken(holder)}`;
  if ((await countTry(p, CODE_TRY_LIMIT, subject)) > 0) throw new AppError('auth.code_expired');
  const row = await findLinkOfHolder(p, kind, hashToken(holder));
  const fits = row !== undefined && row.code_index === (await codeIndex(p, row.id, code));
  if (!fits || !(await takeLink(p, row.id))) {
    throw new AppError('auth.code_wrong', { details: { left: await triesLeft(p, CODE_TRY_LIMIT, subject) } });
  }
  await forgetTries(p, CODE_TRY_LIMIT, subject);
  return row.uid;
}
