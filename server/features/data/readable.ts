import type { OpenedRow } from '#server/db/kept-rows.ts';
import type { KeptMessageBody } from '#server/features/chats/kept-chats.service.ts';
import type { ExportedChat, Message } from '#shared/chats/chats.contract.ts';
import type { Checkin } from '#shared/checkins/checkins.contract.ts';
import { csvCell } from '#shared/questionnaires/results-csv.ts';
import type { ArchiveWords } from './archive-words.ts';

/** 2026-03-01 14:03 */
const minuteOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const NAME_MAX = 60;

/** A name that every file system takes, and that leads nowhere else. */
export function fileNameOf(title: string): string {
  const plain = title.normalize('NFC').replace(/[^\p{L}\p{N} _-]+/gu, ' ');
  return [...plain.replace(/\s+/g, ' ').trim()].slice(0, NAME_MAX).join('').trim();
}

/** The head of a chat as Markdown. */
export const chatHead = (title: string, at: number): string => `# ${title.replace(/\s+/g, ' ')}\n\n${minuteOf(at)}\n`;

type Told = Pick<Message, 'role' | 'state' | 'text' | 'cards' | 'unreadable'> & { at: number };

/** A message as the archive has it, to be told. */
export function toldRow(row: OpenedRow): Told {
  const { text, cards } = row.body as KeptMessageBody;
  return {
    role: row.role as Told['role'],
    state: row.state as Told['state'],
    at: row.created_at as number,
    text,
    cards,
  };
}

/** One message as Markdown. */
export function messageText({ role, state, text, cards, unreadable, at }: Told, words: ArchiveWords): string {
  const who = role === 'user' ? words.you : words.companion;
  const said = unreadable ? `_${words.unreadable}_` : text;
  const help = cards.some(({ type }) => type === 'help') ? `\n\n_${words.helpShown}_` : '';
  const cut = state === 'complete' ? '' : `\n\n_${words.unfinished}_`;
  return `\n**${who}**, ${minuteOf(at)}\n\n${said}${help}${cut}\n`;
}

/** One chat as a Markdown file of its own. */
export function wholeChatText({ title, timestamp, messages }: ExportedChat, words: ArchiveWords): string {
  const told = messages.map((message) => messageText({ ...message, at: Date.parse(message.createdAt) }, words));
  return `${chatHead(title ?? words.untitled, Date.parse(timestamp))}\n_${words.utc}_\n${told.join('')}`;
}

/** One page of the journal as Markdown. */
export const journalText = ({ day, text }: { day: string; text: string }): string => `\n## ${day}\n\n${text}\n`;

export const CHECKIN_COLUMNS = 'day,at,mood,energy,tags,note\r\n';

/** One check-in as a line of CSV. */
export function checkinLine({ day, at, mood, energy, tags, note }: Checkin): string {
  return `${[day, at, mood, energy ?? '', tags.join('; '), note].map(csvCell).join(',')}\r\n`;
}
