import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { deliverSoon, enqueueMail } from '#server/mail/mail-queue.ts';
import { writeMail } from '#server/mail/mail-texts.ts';
import type { Platform } from '#server/platform.ts';
import { consentsSchema, type signInAnonymouslySchema, type signUpSchema } from '#shared/auth/auth.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { addressIndex, blindAddress, checkAddress } from './addresses.ts';
import { type Admission, admit, admitNameless, withNewKey } from './admission.ts';
import { admitAge } from './age-question.ts';
import { countTry, MAIL_LIMIT } from './attempt-limits.ts';
import { isDuplicate } from './auth-errors.ts';
import { inAuthTransaction } from './auth-instance.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import { checkNewPassword } from './password-check.ts';
import { hashPassword } from './password-hash.ts';
import { findPerson, findPersonByAddress } from './people.repository.ts';
import { CONFIRM_LINK_MS } from './session-times.ts';
import type { OpenSession } from './sessions.service.ts';
import { deleteSignUpsFor, insertSignUp, takeSignUp } from './sign-ups.repository.ts';

export type SignUpOutcome = { next: 'signed_in'; uid: string } | { next: 'check_inbox'; browserToken: string };

type Waiting = Omit<Admission, 'emailVerified'>;

/** Where a waiting sign-up's texts are sealed for. */
export const signUpPlace = (id: string, column: string) => ({ table: 'auth_sign_ups', column, rowId: id, rev: 0 });

/**
 * Signs up with address and password; a signed-in anonymous person keeps their uid and all of theirs.
 *
 * With a mail server the answer is always `check_inbox`, whether or not the address has an account,
 * and nothing exists until the mail is answered. Without one the person is signed in at once, and
 * a taken address has to be named (rulings, 14).
 *
 * @throws AppError `auth.too_young`, `auth.email_invalid`, `auth.password_missing`, `auth.password_weak`,
 * `auth.already_upgraded`, and without mail `auth.email_unavailable`
 */
export async function signUp(
  p: Platform,
  input: z.output<typeof signUpSchema>,
  current: OpenSession | null,
): Promise<SignUpOutcome> {
  const ageBand = admitAge(input.ageBand);
  const email = checkAddress(input.email);
  await checkNewPassword(p, input.password, [email, input.displayName ?? '']);
  const person = current && (await findPerson(p, current.uid));
  if (person && !person.anonymous) throw new AppError('auth.already_upgraded');
  const admission: Waiting = {
    uid: person?.uid ?? randomUUIDv7(),
    upgrade: person !== null,
    addressIndex: await addressIndex(p, email),
    email,
    displayName: input.displayName || null,
    passwordHash: await hashPassword(input.password),
    ageBand,
    consents: input.consents,
  };
  if (p.mail.configured) return { next: 'check_inbox', browserToken: await askToConfirm(p, admission) };
  await signUpAtOnce(p, admission);
  return { next: 'signed_in', uid: admission.uid };
}

async function signUpAtOnce(p: Platform, waiting: Waiting): Promise<void> {
  const make = () =>
    inAuthTransaction(p, async (tp, writer) => {
      const authId = await admit(tp, writer, { ...waiting, emailVerified: false });
      // More rights, new session: one that somebody got hold of before must not grow with the account.
      await writer.deleteUserSessions(authId);
    });
  try {
    await (waiting.upgrade ? make() : withNewKey(p, waiting.uid, make));
    p.live.publish(waiting.uid, 'user');
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('auth.email_unavailable');
    throw error;
  }
}

/** Sends the one mail that fits and tells nobody which. Returns the token that marks this browser. */
async function askToConfirm(p: Platform, waiting: Waiting): Promise<string> {
  const browserToken = newToken();
  if ((await countTry(p, MAIL_LIMIT, waiting.addressIndex)) > 0) return browserToken;
  const owner = await findPersonByAddress(p, blindAddress(waiting.addressIndex));
  const expiresAt = p.clock() + CONFIRM_LINK_MS;
  if (owner) {
    const mail = await writeMail('someone-tried', owner.email ?? waiting.email, `${p.config.publicUrl}/authpage`);
    await enqueueMail(p, owner.uid, mail, expiresAt);
  } else {
    const write = () => writeWaiting(p, waiting, browserToken, expiresAt);
    await (waiting.upgrade ? write() : withNewKey(p, waiting.uid, write));
  }
  deliverSoon(p);
  return browserToken;
}

async function writeWaiting(p: Platform, waiting: Waiting, browserToken: string, expiresAt: number): Promise<void> {
  const id = randomUUIDv7();
  const token = newToken();
  const keys = await p.vault.forUser(waiting.uid);
  const mail = await writeMail('confirm-address', waiting.email, `${p.config.publicUrl}/authpage#verify=${token}`);
  await p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    await insertSignUp(tp, {
      id,
      token_hash: hashToken(token),
      browser_hash: hashToken(browserToken),
      uid: waiting.uid,
      upgrade: waiting.upgrade ? 1 : 0,
      address_index: waiting.addressIndex,
      email_sealed: keys.seal(signUpPlace(id, 'email_sealed'), waiting.email),
      display_name_sealed:
        waiting.displayName === null ? null : keys.seal(signUpPlace(id, 'display_name_sealed'), waiting.displayName),
      password_hash: waiting.passwordHash,
      age_band: waiting.ageBand,
      consents: JSON.stringify(waiting.consents),
      created_at: p.clock(),
      expires_at: expiresAt,
    });
    await enqueueMail(tp, waiting.uid, mail, expiresAt);
  });
}

/**
 * Answers a confirmation link. Only the browser that signed up is signed in by it: whoever signs up
 * with somebody else's address must not get that person into an account they know the password of.
 *
 * @param browserToken from the cookie set at sign-up, or null in another browser
 * @throws AppError `auth.link_expired` for a link that is unknown, used, too old or overtaken
 */
export async function confirmSignUp(
  p: Platform,
  token: string,
  browserToken: string | null,
): Promise<{ uid: string; sameBrowser: boolean }> {
  const work = inAuthTransaction(p, async (tp, writer) => {
    const row = await takeSignUp(tp, hashToken(token));
    if (!row) throw new AppError('auth.link_expired');
    const keys = await tp.vault.forUser(row.uid);
    await admit(tp, writer, {
      uid: row.uid,
      upgrade: row.upgrade === 1,
      addressIndex: row.address_index,
      email: keys.open(signUpPlace(row.id, 'email_sealed'), row.email_sealed),
      emailVerified: true,
      displayName:
        row.display_name_sealed && keys.open(signUpPlace(row.id, 'display_name_sealed'), row.display_name_sealed),
      passwordHash: row.password_hash,
      ageBand: row.age_band,
      consents: consentsSchema.parse(JSON.parse(row.consents)),
    });
    const abandoned = await deleteSignUpsFor(tp, row.address_index, row.uid);
    const sameBrowser = browserToken !== null && hashToken(browserToken) === row.browser_hash;
    return { uid: row.uid, abandoned, sameBrowser };
  });
  const { uid, abandoned, sameBrowser } = await work.catch((error: unknown) => {
    const overtaken = isDuplicate(error) || (error instanceof AppError && error.code === 'auth.already_upgraded');
    throw overtaken ? new AppError('auth.link_expired') : error;
  });
  for (const other of abandoned) await p.vault.destroyKeys(other);
  p.live.publish(uid, 'user');
  return { uid, sameBrowser };
}

/**
 * Makes a person without an address.
 *
 * @throws AppError `auth.too_young`
 */
export async function signInAnonymously(
  p: Platform,
  input: z.output<typeof signInAnonymouslySchema>,
): Promise<{ uid: string }> {
  const to = { uid: randomUUIDv7(), ageBand: admitAge(input.ageBand), consents: input.consents };
  await withNewKey(p, to.uid, () => inAuthTransaction(p, (tp, writer) => admitNameless(tp, writer, to)));
  return { uid: to.uid };
}
