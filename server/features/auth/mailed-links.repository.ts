import type { AuthLinksTable } from '#server/db/tables/auth-links.table.ts';
import type { Platform } from '#server/platform.ts';

type Kind = AuthLinksTable['kind'];

export async function insertLink(p: Platform, row: AuthLinksTable): Promise<void> {
  await p.db.insertInto('auth_links').values(row).execute();
}

/** The link a token stands for; undefined where it does not (any more). */
export function findLink(p: Platform, kind: Kind, tokenHash: string): Promise<AuthLinksTable | undefined> {
  return p.db
    .selectFrom('auth_links')
    .selectAll()
    .where('kind', '=', kind)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', p.clock())
    .executeTakeFirst();
}

/** The newest mail that waits for its code from this holder. */
export function findLinkOfHolder(p: Platform, kind: Kind, holderHash: string): Promise<AuthLinksTable | undefined> {
  return p.db
    .selectFrom('auth_links')
    .selectAll()
    .where('kind', '=', kind)
    .where('holder_hash', '=', holderHash)
    .where('expires_at', '>', p.clock())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Takes a link, so that it works once; false where somebody else was first. */
export async function takeLink(p: Platform, id: string): Promise<boolean> {
  const result = await p.db.deleteFrom('auth_links').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Makes every link of a person useless. */
export async function deleteLinksOf(p: Platform, uid: string, kind?: Kind): Promise<void> {
  const all = p.db.deleteFrom('auth_links').where('uid', '=', uid);
  await (kind === undefined ? all : all.where('kind', '=', kind)).execute();
}

export async function deleteExpiredLinks(p: Platform): Promise<void> {
  await p.db.deleteFrom('auth_links').where('expires_at', '<=', p.clock()).execute();
}
