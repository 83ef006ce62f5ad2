import type { OpenedRow } from '#server/db/kept-rows.ts';
import type { KeptMessageBody } from '#server/features/chats/kept-chats.service.ts';
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

/** One message as Markdown. */
export function messageText(row: OpenedRow, words: ArchiveWords): string {
  const body = row.body as KeptMessageBody;
  const who = row.role === 'user' ? words.you : words.companion;
  const help = body.cards.some(({ type }) => type === 'help') ? `\n\n_${words.helpShown}_` : '';
  const cut = row.state === 'stopped' || row.state === 'failed' ? `\n\n_${words.unfinished}_` : '';
  return `\n**${who}**, ${minuteOf(row.created_at as number)}\n\n${body.text}${help}${cut}\n`;
}

/** One page of the journal as Markdown. */
export const journalText = ({ day, text }: { day: string; text: string }): string => `\n## ${day}\n\n${text}\n`;

export const CHECKIN_COLUMNS = 'day,at,mood,energy,tags,note\r\n';

/** One check-in as a line of CSV. */
export function checkinLine({ day, at, mood, energy, tags, note }: Checkin): string {
  return `${[day, at, mood, energy ?? '', tags.join('; '), note].map(csvCell).join(',')}\r\n`;
}
