import { randomUUIDv7 } from 'node:crypto';
import { recordAct } from '#server/audit/audit.ts';
import { deliverSoon, enqueueMail } from '#server/mail/mail-queue.ts';
import { writeMail } from '#server/mail/mail-texts.ts';
import type { Platform } from '#server/platform.ts';
import type { EmailAnswered, EmailChange } from '#shared/auth/credentials.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { addressIndex, blindAddress, checkAddress } from './addresses.ts';
import { demandTry, MAIL_LIMIT } from './attempt-limits.ts';
import { isDuplicate } from './auth-errors.ts';
import { spoilLinks } from './credentials.service.ts';
import { deleteDevicesBut } from './devices.repository.ts';
import {
  deleteEmailChangesOf,
  deleteOpenEmailChanges,
  findEmailChange,
  insertEmailChange,
  takeAnswer,
  updateEmailChange,
} from './email-changes.repository.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import { findPerson, findUidByAddress, type Person, sealField, updatePerson } from './people.repository.ts';
import { CONFIRM_LINK_MS, EMAIL_UNDO_MS } from './session-times.ts';
import { endSessionsBut } from './sessions.service.ts';

/*
 * Why is this hard?
 * Whoever holds the address holds the account. So both mailboxes must agree, the old one can take it back for a week,
 * and nobody learns from any answer whether the new address has an account. Where the old address was never confirmed,
 * nobody can be asked there: then the new one alone decides.
 */

const place = (id: string, column: 'new_sealed' | 'old_sealed') => ({
  table: 'auth_email_changes',
  column,
  rowId: id,
  rev: 0,
});

async function setAddress(tp: Platform, person: Person, email: string, verified: boolean): Promise<void> {
  await tp.db
    .updateTable('auth_users')
    .set({ email: blindAddress(await addressIndex(tp, email)), email_verified: verified ? 1 : 0 })
    .where('id', '=', person.authId)
    .execute();
  await updatePerson(tp, person.uid, {
    email_sealed: await sealField(tp, person.uid, 'email_sealed', email),
    email_verified: verified ? 1 : 0,
  });
  await spoilLinks(tp, person.uid, person.authId);
}

/**
 * Begins to change a person's address. Without a mail server it is changed at once, and a taken one has to be named;
 * with one, both addresses are asked and the answer is always the same.
 *
 * @throws AppError `auth.email_invalid`, `auth.slow_down`, `auth.method_unavailable` without an address to change,
 * and without mail `auth.email_unavailable`
 */
export async function beginEmailChange(p: Platform, uid: string, typed: string): Promise<EmailChange> {
  const email = checkAddress(typed);
  const person = await findPerson(p, uid);
  if (!person?.email) throw new AppError('auth.method_unavailable');
  const index = await addressIndex(p, email);
  if (!p.mail.configured) return changeAtOnce(p, person, email);
  await demandTry(p, MAIL_LIMIT, index);
  const taken = (await findUidByAddress(p, blindAddress(index))) !== null;
  const asksOld = person.emailVerified;
  const id = randomUUIDv7();
  const tokens = { new: newToken(), old: newToken() };
  const expiresAt = p.clock() + CONFIRM_LINK_MS;
  const link = (kind: string, token: string) => `${p.config.publicUrl}/authpage#${kind}=${token}`;
  const toNew = taken
    ? await writeMail('someone-tried', email, `${p.config.publicUrl}/authpage`)
    : await writeMail('new-address', email, link('email-new', tokens.new));
  const toOld = await writeMail('leave-address', person.email, link('email-old', tokens.old));
  const keys = await p.vault.forUser(uid);
  const old = person.email;
  await p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    await deleteOpenEmailChanges(tp, uid);
    await insertEmailChange(tp, {
      id,
      uid,
      new_index: index,
      new_sealed: keys.seal(place(id, 'new_sealed'), email),
      old_sealed: keys.seal(place(id, 'old_sealed'), old),
      new_hash: hashToken(tokens.new),
      old_hash: asksOld ? hashToken(tokens.old) : null,
      undo_hash: null,
      done_at: null,
      created_at: p.clock(),
      expires_at: expiresAt,
    });
    await enqueueMail(tp, uid, toNew, expiresAt);
    if (asksOld) await enqueueMail(tp, uid, toOld, expiresAt);
  });
  deliverSoon(p);
  return { next: 'check_inbox' };
}

async function changeAtOnce(p: Platform, person: Person, email: string): Promise<EmailChange> {
  try {
    await p.db.transaction().execute((tx) => setAddress({ ...p, db: tx }, person, email, false));
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('auth.email_unavailable');
    throw error;
  }
  await recordAct(p, person.uid, 'email.changed');
  p.live.publish(person.uid, 'user');
  return { next: 'changed' };
}

/**
 * Answers one of the links: either address agrees, or the old one takes the change back. Taking it back signs
 * everybody out: whoever changed the address may still be in.
 *
 * @throws AppError `auth.link_expired` for a link that is unknown, used, too old or overtaken
 */
export async function answerEmailChange(p: Platform, token: string): Promise<EmailAnswered> {
  const hash = hashToken(token);
  const row = await findEmailChange(p, hash);
  if (!row) throw new AppError('auth.link_expired');
  const person = await findPerson(p, row.uid);
  if (!person) throw new AppError('auth.link_expired');
  const keys = await p.vault.forUser(row.uid);
  const old = row.old_sealed && keys.open(place(row.id, 'old_sealed'), row.old_sealed);
  const side = row.undo_hash === hash ? 'undo_hash' : row.new_hash === hash ? 'new_hash' : 'old_hash';
  const work = p.db.transaction().execute(async (tx): Promise<EmailAnswered> => {
    const tp = { ...p, db: tx };
    const now = await takeAnswer(tp, row.id, side);
    if (!now) throw new AppError('auth.link_expired');
    if (side === 'undo_hash') {
      if (old !== null) await setAddress(tp, person, old, true);
      await deleteEmailChangesOf(tp, row.uid);
      return { next: 'taken_back' };
    }
    if (now.new_hash !== null || now.old_hash !== null) return { next: 'waiting' };
    await setAddress(tp, person, keys.open(place(row.id, 'new_sealed'), row.new_sealed), true);
    const undo = newToken();
    const until = p.clock() + EMAIL_UNDO_MS;
    await updateEmailChange(tp, row.id, { undo_hash: hashToken(undo), done_at: p.clock(), expires_at: until });
    if (old !== null && person.emailVerified) {
      const mail = await writeMail('address-changed', old, `${p.config.publicUrl}/authpage#email-undo=${undo}`);
      await enqueueMail(tp, row.uid, mail, until);
    }
    return { next: 'changed' };
  });
  const answer = await work.catch((error: unknown) => {
    // Somebody else's account has the address by now.
    throw isDuplicate(error) ? new AppError('auth.link_expired') : error;
  });
  if (answer.next === 'waiting') return answer;
  await recordAct(p, row.uid, 'email.changed');
  if (answer.next === 'taken_back') {
    await endSessionsBut(p, row.uid, null);
    await deleteDevicesBut(p, row.uid, null);
  } else {
    p.live.publish(row.uid, 'user');
    deliverSoon(p);
  }
  return answer;
}
