import { setTimeout as sleep } from 'node:timers/promises';
import { recordAct } from '#server/audit/audit.ts';
import { emptyJournals } from '#server/db/empty-journal.ts';
import { resealPictures } from '#server/features/profile/pictures.service.ts';
import type { Platform } from '#server/platform.ts';
import { currentRequestKey, withRequestKey } from '#server/vault/request-key.ts';
import { resealAll } from '#server/vault/reseal.ts';
import {
  addOpenKey,
  addSealedKeys,
  dropOlderKeys,
  hasOlderKeys,
  openSealedKey,
  renewSealedKeys,
} from '#server/vault/sealed-keys.ts';
import { PASSPHRASE_MIN } from '#shared/data/passphrase-length.ts';
import type { SealedNow, SealedState, UnlockedNow, UnlockWith } from '#shared/data/sealed-account.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { demandTry, forgetTries, PASSPHRASE_LIMIT } from './attempt-limits.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Longer than another instance takes to hear of the new keys and to finish a write begun before, in milliseconds. */
const SETTLE_MS = 1_500;

/** Whether the account is sealed, and whether the key came with the request. */
export async function readSealedState(p: Platform, uid: string): Promise<SealedState> {
  const standing = await p.vault.standing(uid);
  return { sealed: standing !== 'open', unlocked: standing === 'unlocked' };
}

async function checkPassphrase(passphrase: string): Promise<void> {
  const isShort = passphrase.trim().length < PASSPHRASE_MIN || new Set(passphrase).size < 6;
  if (isShort || (await isCommonPassword(passphrase, []))) throw new AppError('vault.passphrase_weak');
}

/** A reply that is being written holds the keys of its beginning; it is over in two minutes at most. */
async function demandQuiet(p: Platform, uid: string): Promise<void> {
  const running = await p.db
    .selectFrom('running_replies')
    .select('reply_id')
    .where('user_id', '=', uid)
    .executeTakeFirst();
  if (running) throw new AppError('vault.reply_running');
}

async function demandUnlocked(p: Platform, uid: string): Promise<Buffer> {
  const standing = await p.vault.standing(uid);
  if (standing === 'open') throw new AppError('vault.not_sealed');
  const request = currentRequestKey();
  if (standing === 'locked' || !request) throw new AppError('vault.sealed');
  return request.key;
}

/** Seals everything of a person again under their newest keys, then destroys the older ones. May be cut and repeated. */
async function moveToNewest(p: Platform, uid: string, key: string): Promise<void> {
  await withRequestKey(key, async () => {
    const pass = async () => {
      const damaged = await resealAll(p.db, p.vault, uid);
      await resealAll(p.temporaryDb, p.vault, uid);
      return damaged;
    };
    await pass();
    await resealPictures(p, uid);
    await sleep(SETTLE_MS);
    const damaged = await pass();
    await dropOlderKeys(p.vault, uid, Buffer.from(key, 'base64url'), damaged);
  });
  await emptyJournals(p.config);
}

/**
 * Seals an account: what the person wrote gets a fresh key that only their passphrase and their recovery code open.
 * The server keeps neither, so from then on it reads only what comes with the key.
 *
 * @throws AppError `vault.already_sealed`, `vault.passphrase_weak`, `vault.reply_running`
 */
export async function sealAccount(p: Platform, uid: string, passphrase: string): Promise<SealedNow> {
  if ((await p.vault.standing(uid)) !== 'open') throw new AppError('vault.already_sealed');
  await checkPassphrase(passphrase);
  await demandQuiet(p, uid);
  const unlocked = await addSealedKeys(p.vault, uid, passphrase, p.clock());
  await moveToNewest(p, uid, unlocked.key);
  await recordAct(p, uid, 'account.sealed');
  p.live.publish(uid, 'user');
  return unlocked;
}

/**
 * Opens a sealed account for whoever knows the passphrase or the recovery code: answers the key, which the page sends
 * along from then on. What an earlier act left half done is finished, since only now it can be.
 *
 * @throws AppError `vault.not_sealed`, `vault.passphrase_wrong`, `auth.slow_down`
 */
export async function unlockAccount(p: Platform, uid: string, by: UnlockWith): Promise<UnlockedNow> {
  if ((await p.vault.standing(uid)) === 'open') throw new AppError('vault.not_sealed');
  await demandTry(p, PASSPHRASE_LIMIT, uid);
  const dataKey = await openSealedKey(p.vault, uid, by);
  if (!dataKey) throw new AppError('vault.passphrase_wrong');
  await forgetTries(p, PASSPHRASE_LIMIT, uid);
  const key = dataKey.toString('base64url');
  if (await hasOlderKeys(p.vault, uid)) await moveToNewest(p, uid, key);
  return { key };
}

/**
 * A new passphrase with a new recovery code, and a fresh key: what the old ones open in an old copy stays as it was,
 * what is written from now on they do not open.
 *
 * @throws AppError `vault.not_sealed`, `vault.sealed`, `vault.passphrase_weak`, `vault.reply_running`
 */
export async function changePassphrase(p: Platform, uid: string, passphrase: string): Promise<SealedNow> {
  const former = await demandUnlocked(p, uid);
  await checkPassphrase(passphrase);
  await demandQuiet(p, uid);
  const unlocked = await renewSealedKeys(p.vault, uid, passphrase, former, p.clock());
  await moveToNewest(p, uid, unlocked.key);
  await recordAct(p, uid, 'account.sealed');
  return unlocked;
}

/**
 * Gives the account back to the server's keeping: everything works again, and the operator's key opens it.
 *
 * @throws AppError `vault.not_sealed`, `vault.sealed`, `vault.reply_running`
 */
export async function unsealAccount(p: Platform, uid: string): Promise<void> {
  const dataKey = await demandUnlocked(p, uid);
  await demandQuiet(p, uid);
  await addOpenKey(p.vault, uid, p.clock());
  await moveToNewest(p, uid, dataKey.toString('base64url'));
  await recordAct(p, uid, 'account.unsealed');
  p.live.publish(uid, 'user');
}
