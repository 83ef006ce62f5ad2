import type { KeptRows, OpenedRow } from '#server/db/kept-rows.ts';
import { readConsentLog } from '#server/features/auth/consent-log.service.ts';
import { readPerson } from '#server/features/auth/people.service.ts';
import type { KeptChatBody } from '#server/features/chats/kept-chats.service.ts';
import { readPicture } from '#server/features/profile/pictures.service.ts';
import { readSettings } from '#server/features/profile/profile.service.ts';
import { exportResponses } from '#server/features/questionnaires/export.service.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { Checkin } from '#shared/checkins/checkins.contract.ts';
import {
  type AccountFile,
  ARCHIVE_ACCOUNT,
  ARCHIVE_FORMAT,
  ARCHIVE_PICTURE,
  ARCHIVE_VERSION,
  archiveFileOf,
  type Counts,
} from '#shared/data/archive.contract.ts';
import { type ArchiveWords, archiveWords } from './archive-words.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { KEPT } from './kept.ts';
import {
  CHECKIN_COLUMNS,
  chatHead,
  checkinLine,
  dayOf,
  fileNameOf,
  journalText,
  messageText,
  toldRow,
} from './readable.ts';
import { openRow, pageBranch, pageRows } from './rows.repository.ts';

/** Rows that are opened before others get their turn. */
const PAGE = 50;

export interface ArchiveMaking {
  p: Platform;
  userId: string;
  vault: UserVault;
  /** The kinds that go in. */
  kept?: readonly KeptRows[];
  /** Called after each page with how many rows it had. */
  onRows?: (count: number) => Promise<void>;
}

interface Tally {
  counts: Counts;
  unreadable: number;
  /** Of kinds that others refer to. */
  ids: Map<string, ReadonlySet<unknown>>;
}

const keptOf = (name: string): KeptRows => KEPT.find((kept) => kept.name === name) as KeptRows;

/** All opened rows of a kind, page by page. */
async function* opened({ p, userId, vault }: ArchiveMaking, kept: KeptRows): AsyncGenerator<(OpenedRow | null)[]> {
  let after: Record<string, unknown> | null = null;
  for (;;) {
    const rows = await pageRows(p.db, userId, kept, after, PAGE);
    if (rows.length > 0) yield rows.map((row) => openRow(vault, userId, kept, row));
    if (rows.length < PAGE || kept.key.length === 0) return;
    after = rows.at(-1) ?? null;
  }
}

/** Writes everything of a person into an archive. @returns how many rows of each kind are in it */
export async function makeArchive(making: ArchiveMaking, writer: ArchiveWriter): Promise<Counts> {
  const { p, userId } = making;
  const words = await archiveWords();
  const counts: Counts = {};
  const tally: Tally = { counts, unreadable: 0, ids: new Map() };
  await writer.add('README.txt', [words.readme]);
  for (const kept of making.kept ?? KEPT) await writer.add(archiveFileOf(kept.name), jsonRows(making, kept, tally));
  await addChats(making, writer, words);
  await writer.add('journal.md', journal(making, words));
  await writer.add('checkins.csv', checkins(making));
  await writer.add('scores.csv', [(await exportResponses(p, userId, 'csv', {})).text]);
  await writer.add('fhir.json', [(await exportResponses(p, userId, 'fhir', {})).text]);
  const picture = await readPicture(p, userId);
  if (picture) await writer.add(ARCHIVE_PICTURE, [picture]);
  const account = await accountFile(making, counts, tally.unreadable);
  await writer.add(ARCHIVE_ACCOUNT, [`${JSON.stringify(account, null, 2)}\n`]);
  await writer.end();
  return counts;
}

async function* jsonRows(making: ArchiveMaking, kept: KeptRows, tally: Tally): AsyncGenerator<string> {
  const ids = new Set<unknown>();
  const isReferredTo = KEPT.some(({ refers }) => refers?.some(({ to }) => to === kept.name));
  let count = 0;
  yield '[';
  for await (const rows of opened(making, kept)) {
    let text = '';
    for (const row of rows) {
      if (row === null) tally.unreadable++;
      // Written while the archive was being made: what it hangs on is not in it.
      else if (kept.refers?.some(({ column, to }) => row[column] !== null && !tally.ids.get(to)?.has(row[column])))
        continue;
      else {
        if (isReferredTo) ids.add(row.id);
        text += `${count++ === 0 ? '\n' : ',\n'}${JSON.stringify(kept.leaves?.(row) ?? row)}`;
      }
    }
    yield text;
    await making.onRows?.(rows.length);
  }
  yield '\n]\n';
  tally.ids.set(kept.name, ids);
  tally.counts[kept.name] = count;
}

async function addChats(making: ArchiveMaking, writer: ArchiveWriter, words: ArchiveWords): Promise<void> {
  const names = new Set<string>();
  for await (const rows of opened(making, keptOf('chats')))
    for (const row of rows) {
      if (row === null) continue;
      const title = (row.body as KeptChatBody).title ?? words.untitled;
      const at = row.created_at as number;
      const name = `chats/${dayOf(at)} ${fileNameOf(title) || words.untitled}`;
      let unique = name;
      for (let n = 2; names.has(unique.toLowerCase()); n++) unique = `${name} ${n}`;
      names.add(unique.toLowerCase());
      await writer.add(`${unique}.md`, chatText(making, row.id as string, chatHead(title, at), words));
    }
}

/** The branch shown, as it can be read; the other branches are in the JSON. */
async function* chatText(
  { p, userId, vault }: ArchiveMaking,
  chatId: string,
  head: string,
  words: ArchiveWords,
): AsyncGenerator<string> {
  yield head;
  const kept = keptOf('messages');
  let after = 0;
  for (;;) {
    const rows = await pageBranch(p.db, userId, kept, chatId, after, PAGE);
    const texts = rows.map((row) => openRow(vault, userId, kept, row)).filter((row) => row !== null);
    yield texts.map((row) => messageText(toldRow(row), words)).join('');
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.position as number;
  }
}

async function* journal(making: ArchiveMaking, words: ArchiveWords): AsyncGenerator<string> {
  yield `# ${words.journal}\n`;
  for await (const rows of opened(making, keptOf('journal')))
    yield rows.map((row) => (row === null ? '' : journalText(row.body as { day: string; text: string }))).join('');
}

async function* checkins(making: ArchiveMaking): AsyncGenerator<string> {
  yield CHECKIN_COLUMNS;
  for await (const rows of opened(making, keptOf('checkins')))
    yield rows.map((row) => (row === null ? '' : checkinLine(row.body as Checkin))).join('');
}

async function accountFile({ p, userId }: ArchiveMaking, counts: Counts, unreadable: number): Promise<AccountFile> {
  const person = await readPerson(p, userId);
  const { displayName, email, ageBand, anonymous, consents } = person;
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    madeBy: `Alcove ${p.config.version}`,
    madeAt: new Date(p.clock()).toISOString(),
    person: {
      ...{ displayName, email, ageBand, anonymous, consents },
      createdAt: new Date(person.createdAt).toISOString(),
    },
    consentLog: await readConsentLog(p, userId),
    settings: await readSettings(p, userId),
    counts,
    unreadable,
  };
}
