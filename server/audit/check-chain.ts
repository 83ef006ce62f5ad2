import type { Platform } from '#server/platform.ts';
import { FIRST, LAST, MARK, NOTHING } from './audit-chain.ts';
import { auditHashes } from './audit-hash.ts';

/**
 * What is wrong: `changed` a row does not fit its hash, `missing` places without a row, `cut` the chain ends before
 * where it once was, `ends` somebody moved one of its ends, `nameless` a row lost its person though no deletion is
 * recorded.
 */
export interface ChainFault {
  fault: 'changed' | 'missing' | 'cut' | 'ends' | 'nameless';
  position: number | null;
}

export interface ChainReport {
  acts: number;
  /** Acts that wait for their place. */
  waiting: number;
  faults: ChainFault[];
}

const PAGE = 1000;
const FAULTS_MAX = 20;

/** Looks over the whole chain: every hash, every place, both ends, and the mark that lies with the keys. */
export async function checkChain(p: Platform): Promise<ChainReport> {
  const hashes = await auditHashes(p);
  const faults: ChainFault[] = [];
  const find = (fault: ChainFault['fault'], position: number | null) => {
    if (faults.length < FAULTS_MAX) faults.push({ fault, position });
  };
  // The mark first: acts are chained while this looks, and the end it reads next is never behind the mark.
  const mark = await p.marks.read(MARK);
  const ends = new Map((await p.db.selectFrom('audit_ends').selectAll().execute()).map((end) => [end.name, end]));
  for (const end of ends.values())
    if (end.mac !== hashes.end(end.name, end.position, end.hash)) find('ends', end.position);
  const last = ends.get(LAST) ?? NOTHING;
  let at: { position: number; hash: string } = ends.get(FIRST) ?? NOTHING;
  const nameless = new Map<string, number | null>();
  const look = (row: { uid: string | null; who: string; position: number | null }) => {
    if (row.uid !== null && row.who !== hashes.who(row.uid)) find('changed', row.position);
    if (row.uid === null && row.who !== hashes.who(null)) nameless.set(row.who, row.position);
  };
  let acts = 0;
  for (;;) {
    const rows = await p.db
      .selectFrom('audit_acts')
      .selectAll()
      .where('position', '>', at.position)
      .where('position', '<=', last.position)
      .orderBy('position')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      const position = row.position ?? 0;
      if (position !== at.position + 1) find('missing', at.position + 1);
      else if (row.hash !== hashes.link(at.hash, position, row)) find('changed', position);
      else if (mark?.position === position && mark.hash !== row.hash) find('changed', position);
      look(row);
      at = { position, hash: row.hash };
      acts++;
    }
    if (rows.length < PAGE) break;
  }
  if (last.position !== at.position || last.hash !== at.hash || (mark && mark.position > at.position))
    find('cut', at.position);
  const waiting = await p.db.selectFrom('audit_acts').selectAll().where('position', 'is', null).execute();
  for (const row of waiting) {
    look(row);
    if (row.hash !== hashes.row(row)) find('changed', null);
  }
  for (const [who, position] of nameless) if (!(await saidGoodbye(p, who))) find('nameless', position);
  return { acts, waiting: waiting.length, faults };
}

async function saidGoodbye(p: Platform, who: string): Promise<boolean> {
  const row = await p.db
    .selectFrom('audit_acts')
    .select('id')
    .where('who', '=', who)
    .where('act', '=', 'account.deleted')
    .executeTakeFirst();
  return row !== undefined;
}
