import type { Platform } from '#server/platform.ts';
import { MESSAGES_PAGE, type MessagePage } from '#shared/chats/chats.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { findVersions } from './branches.repository.ts';
import { chatExists } from './chats.repository.ts';
import { toMessage } from './message-record.ts';
import { countMessages, findPlace, listBranch } from './messages.repository.ts';

interface Page {
  /** Position in the branch; the page ends above it. */
  before?: number | undefined;
  /** Position in the branch; the page begins below it. */
  after?: number | undefined;
  /** Id of a message that stands in the middle of the page. */
  around?: string | undefined;
  limit?: number | undefined;
}

/** A page of the branch shown, oldest first. @throws AppError `chats.not_found`, `chats.message_not_found` */
export async function readMessages(p: Platform, userId: string, chatId: string, page: Page): Promise<MessagePage> {
  const vault = await p.vault.forUser(userId);
  const limit = page.limit ?? MESSAGES_PAGE;
  const before =
    page.around === undefined ? (page.before ?? null) : await middleOf(p, userId, chatId, page.around, limit);
  const after = page.after === undefined ? {} : { after: page.after };
  const [exists, messages] = await Promise.all([
    chatExists(p.db, userId, chatId),
    listBranch(p.db, vault, userId, chatId, { before, ...after, limit }),
  ]);
  if (!exists) throw new AppError('chats.not_found');
  const versions = messages.length > 0 ? await findVersions(p.db, userId, chatId, messages) : new Map();
  const first = messages[0];
  const isWhole = messages.length < limit && page.after === undefined;
  return {
    messages: messages.map((message) => toMessage(message, versions.get(message.id))),
    before: first && !isWhole && first.position > 1 ? String(first.position) : null,
    ...(page.around === undefined && page.after === undefined
      ? {}
      : { after: await belowOf(p, userId, chatId, messages.at(-1)?.position) }),
  };
}

/** Where a page ends that has this message in its middle. */
async function middleOf(p: Platform, userId: string, chatId: string, id: string, limit: number): Promise<number> {
  const place = await findPlace(p.db, userId, chatId, id);
  if (place === null) throw new AppError('chats.message_not_found');
  return place + Math.ceil(limit / 2);
}

/** The cursor of the page below, or null where this is the end of the chat. */
async function belowOf(p: Platform, userId: string, chatId: string, last: number | undefined): Promise<string | null> {
  if (last === undefined) return null;
  const shown = await countMessages(p.db, userId, chatId, 'shown');
  return last < shown ? String(last) : null;
}
