import type { PicturesTable } from '#server/db/tables/pictures.table.ts';
import type { Platform } from '#server/platform.ts';

export type PictureSource = PicturesTable['source'];

export function findPicture(p: Platform, uid: string, source: PictureSource): Promise<PicturesTable | undefined> {
  return p.db.selectFrom('pictures').selectAll().where('uid', '=', uid).where('source', '=', source).executeTakeFirst();
}

export function listPictures(p: Platform, uid: string): Promise<PicturesTable[]> {
  return p.db.selectFrom('pictures').selectAll().where('uid', '=', uid).execute();
}

/** Puts a picture in the place of the one before; answers that one's file. */
export async function replacePicture(p: Platform, row: PicturesTable): Promise<string | null> {
  const before = await findPicture(p, row.uid, row.source);
  await p.db
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['uid', 'source']).doUpdateSet({ file: row.file, size: row.size, created_at: row.created_at }),
    )
    .execute();
  return before?.file ?? null;
}

export async function deletePicture(p: Platform, uid: string, source: PictureSource): Promise<void> {
  await p.db.deleteFrom('pictures').where('uid', '=', uid).where('source', '=', source).execute();
}

export async function deletePictureRows(p: Platform, uid: string): Promise<void> {
  await p.db.deleteFrom('pictures').where('uid', '=', uid).execute();
}
