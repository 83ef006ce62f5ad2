import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { KeptRows, OpenedRow } from '#server/db/kept-rows.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { KEPT } from './kept.ts';
import { insertRows, listEnds, listIds, openRow, pageRows, replaceOnlyRow, sealRow } from './rows.repository.ts';

type Db = Kysely<Database>;
type Ends = Map<string, { id: string; position: number }>;

/** Writes rows that come along into an account, from an archive or from another account, in one transaction. */
export class Arrival {
  readonly #tx: Db;
  readonly #vault: UserVault;
  readonly #userId: string;
  /** Chats that were here before, and where the branch shown of each ends. */
  readonly #chats: ReadonlySet<string>;
  readonly #ends: Ends;

  private constructor(tx: Db, vault: UserVault, userId: string, chats: ReadonlySet<string>, ends: Ends) {
    this.#tx = tx;
    this.#vault = vault;
    this.#userId = userId;
    this.#chats = chats;
    this.#ends = ends;
  }

  static async open(tx: Db, vault: UserVault, userId: string): Promise<Arrival> {
    const chats = await listIds(tx, userId, KEPT[0] as KeptRows);
    const ends: Ends = chats.size === 0 ? new Map() : await listEnds(tx, userId);
    return new Arrival(tx, vault, userId, chats, ends);
  }

  /**
   * Ids stay: every key begins with the person, so nobody else's is in the way, and the same id here is the same thing,
   * which stays as it is.
   *
   * @param wasShown whether a message was on the branch shown where the rows come from
   * @returns how many were new
   */
  async write(kept: KeptRows, rows: readonly OpenedRow[], wasShown: (id: string) => boolean): Promise<number> {
    if (rows.length === 0) return 0;
    if (kept.key.length === 0) return this.#writeOnly(kept, rows[0] as OpenedRow);
    const placed = kept.name === 'messages' ? rows.map((row) => this.#placed(row, wasShown)) : rows;
    return insertRows(
      this.#tx,
      kept,
      placed.map((row) => sealRow(this.#vault, this.#userId, kept, row)),
    );
  }

  /** A chat that is here already goes on where it went on elsewhere; where it went another way here, that one is shown. */
  #placed(row: OpenedRow, wasShown: (id: string) => boolean): OpenedRow {
    const chat = row.chat_id as string;
    if (!this.#chats.has(chat)) return row;
    const end = this.#ends.get(chat);
    const goesOn = !end || (wasShown(end.id) && (row.position as number) > end.position);
    return { ...row, active: row.active === 1 && goesOn ? 1 : 0 };
  }

  /** Of what a person has only one of, the two are made one. */
  async #writeOnly(kept: KeptRows, comes: OpenedRow): Promise<number> {
    const [row] = await pageRows(this.#tx, this.#userId, kept, null, 1);
    const here = row && openRow(this.#vault, this.#userId, kept, row);
    if (!row) return insertRows(this.#tx, kept, [sealRow(this.#vault, this.#userId, kept, comes)]);
    const joined = here && kept.join ? { ...here, ...kept.join(here, comes) } : (here ?? comes);
    if (isDeepStrictEqual(joined, here)) return 0;
    const next = { ...joined, rev: (row.rev as number) + 1 };
    await replaceOnlyRow(this.#tx, this.#userId, kept, sealRow(this.#vault, this.#userId, kept, next));
    return 1;
  }
}
