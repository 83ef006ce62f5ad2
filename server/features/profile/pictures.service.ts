import { randomBytes } from 'node:crypto';
import { setProfilePicture } from '#server/features/auth/people.service.ts';
import { FileStoreError } from '#server/files/file-store.ts';
import { drawPicture } from '#server/files/picture-drawer.ts';
import type { Platform } from '#server/platform.ts';
import { VaultError } from '#server/vault/record.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { PICTURE_MAX_BYTES, type PictureMetadata } from '#shared/profile/picture.contract.ts';
import { pictureKind } from './picture-kind.ts';
import {
  deletePicture,
  deletePictureRows,
  findPicture,
  listPictures,
  type PictureSource,
  replacePicture,
} from './pictures.repository.ts';

const FOLDER_LETTERS = 32;

const place = (file: string) => ({ table: 'pictures', column: 'file', rowId: file, rev: 1 });
const addressOf = (uid: string, file: string): string => `/api/users/${uid}/pictures/${file.split('/')[1]}`;

/** A keyed hash: whoever lists the store cannot tell whose folder it is, we can tell what is whose. */
const folderOf = async (p: Platform, uid: string): Promise<string> =>
  (await p.vault.blindIndex(`files:${uid}`)).slice(0, FOLDER_LETTERS);

/** A store that is away is said as such, and nothing of what was stored before is lost. */
async function stored<T>(p: Platform, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    p.log.error({ name: error.name, problem: error.message }, 'the file store failed');
    throw new AppError('pictures.upload_unfinished', { cause: error });
  }
}

async function drawAnew(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length > PICTURE_MAX_BYTES) throw new AppError('pictures.too_large');
  if (pictureKind(bytes) === null) throw new AppError('pictures.type_unsupported');
  const { picture, problem } = await drawPicture(bytes);
  if (picture !== null) return Buffer.from(picture);
  throw new AppError(problem === 'pixels' ? 'pictures.too_many_pixels' : 'pictures.unreadable');
}

/** Seals and stores a drawn picture, then points to it; the file before it goes last. */
async function keep(p: Platform, uid: string, source: PictureSource, picture: Buffer): Promise<void> {
  const file = `${await folderOf(p, uid)}/${randomBytes(FOLDER_LETTERS / 2).toString('hex')}`;
  const sealed = await p.vault.seal(uid, place(file), picture.toString('base64'));
  await stored(p, p.files.put(file, sealed));
  const row = { uid, source, file, size: picture.length, created_at: p.clock() };
  const before = await p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    if (source === 'own') await setProfilePicture(tp, uid, addressOf(uid, file));
    return replacePicture(tp, row);
  });
  if (before !== null) await forgetFile(p, before);
  p.live.publish(uid, 'user');
}

/** A file that stays behind is unreadable to others and goes with the account; that is no reason to fail the act. */
const forgetFile = (p: Platform, file: string): Promise<void> =>
  p.files.remove(file).catch(() => p.log.warn('a replaced picture could not be removed yet'));

/**
 * Makes an upload the person's picture: drawn anew at 512 × 512, sealed, stored, and told to every tab.
 *
 * @param bytes as uploaded: JPEG, PNG or WebP, at most 8 MB and 25 million pixels
 * @throws AppError `pictures.too_large`, `pictures.type_unsupported`, `pictures.unreadable`,
 * `pictures.upload_unfinished`, `profile.not_found`
 */
export async function savePicture(p: Platform, uid: string, bytes: Uint8Array): Promise<PictureMetadata> {
  await keep(p, uid, 'own', await drawAnew(bytes));
  return readPictureMetadata(p, uid);
}

/** Copies the photo of an account somebody signed in with. One that is no good picture is left out, without a word. */
export async function savePictureFrom(p: Platform, uid: string, bytes: Uint8Array): Promise<void> {
  try {
    await keep(p, uid, 'sign-in', await drawAnew(bytes));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    p.log.warn({ code: error.code }, 'a sign-in photo was left out');
  }
}

/** @throws AppError `pictures.not_found` */
export async function readPictureMetadata(p: Platform, uid: string): Promise<PictureMetadata> {
  const row = await findPicture(p, uid, 'own');
  if (!row) throw new AppError('pictures.not_found');
  return {
    name: row.file.split('/')[1] ?? '',
    contentType: 'image/webp',
    size: row.size,
    timeCreated: new Date(row.created_at).toISOString(),
    downloadURL: addressOf(uid, row.file),
  };
}

async function openFile(p: Platform, uid: string, file: string): Promise<Buffer | null> {
  const sealed = await stored(p, p.files.get(file));
  if (sealed === null) return null;
  try {
    return Buffer.from(await p.vault.open(uid, place(file), sealed), 'base64');
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/** The picture as WebP, or null where there is none or its file does not open. */
export async function readPicture(p: Platform, uid: string, source: PictureSource = 'own'): Promise<Buffer | null> {
  const row = await findPicture(p, uid, source);
  return row ? openFile(p, uid, row.file) : null;
}

/** The picture of a person by the last part of its address. @throws AppError `pictures.not_found` */
export async function readPictureNamed(p: Platform, uid: string, name: string): Promise<Buffer> {
  const row = (await listPictures(p, uid)).find(({ file }) => file.endsWith(`/${name}`));
  const picture = row ? await openFile(p, uid, row.file) : null;
  if (picture === null) throw new AppError('pictures.not_found');
  return picture;
}

/** The address of the photo that came with a sign-in, or null. */
export async function readPhotoAddress(p: Platform, uid: string): Promise<string | null> {
  const row = await findPicture(p, uid, 'sign-in');
  return row ? addressOf(uid, row.file) : null;
}

/** Goes back to the sign-in photo or the default. Without a picture nothing happens. */
export async function removePicture(p: Platform, uid: string): Promise<void> {
  const row = await findPicture(p, uid, 'own');
  if (!row) return;
  await p.db.transaction().execute(async (tx) => {
    const tp = { ...p, db: tx };
    await setProfilePicture(tp, uid, null);
    await deletePicture(tp, uid, 'own');
  });
  await forgetFile(p, row.file);
  p.live.publish(uid, 'user');
}

/**
 * Removes every picture of a person with every file of theirs, also such as no row names (an upload that was cut).
 * Needs no key of theirs. Not for within a transaction: files do not come back.
 */
export async function deletePictures(p: Platform, uid: string): Promise<void> {
  for (const file of await stored(p, p.files.list(await folderOf(p, uid)))) await stored(p, p.files.remove(file));
  await deletePictureRows(p, uid);
}

/** Writes a person's files anew under the newest version of their key. One that does not open is left as it is. */
export async function resealPictures(p: Platform, uid: string): Promise<void> {
  for (const { file } of await listPictures(p, uid)) {
    const picture = await openFile(p, uid, file);
    if (picture === null) continue;
    await stored(p, p.files.put(file, await p.vault.seal(uid, place(file), picture.toString('base64'))));
  }
}
