import type { InfiniteData } from '@tanstack/react-query';
import type { Message, MessagePage, SentMessage } from '#shared/chats/chats.contract.ts';

/** Pages as loaded: newest page first, each page oldest message first. */
export type MessagePages = InfiniteData<MessagePage, string | null>;

const EMPTY: MessagePages = { pages: [{ messages: [], before: null }], pageParams: [null] };

/** The branch in reading order. */
export function inReadingOrder(data: MessagePages | undefined): Message[] {
  return data ? data.pages.toReversed().flatMap((page) => page.messages) : [];
}

function dropFrom(data: MessagePages, id: string): MessagePages {
  const page = data.pages.findIndex(({ messages }) => messages.some((message) => message.id === id));
  if (page < 0) return data;
  const messages = data.pages[page]?.messages ?? [];
  const kept = messages.slice(
    0,
    messages.findIndex((message) => message.id === id),
  );
  const pages = data.pages.slice(page).map((old, at) => (at === 0 ? { ...old, messages: kept } : old));
  // The newest page is always fetched without a cursor, whatever page it was before.
  return { pages, pageParams: [null, ...data.pageParams.slice(page + 1)] };
}

/** Changes one message in place, or adds it at the end where it is new. */
export function putMessage(data: MessagePages | undefined, message: Message): MessagePages {
  const held = data ?? EMPTY;
  let found = false;
  const pages = held.pages.map((page) => {
    const at = page.messages.findIndex(({ id }) => id === message.id);
    if (at < 0) return page;
    found = true;
    return { ...page, messages: page.messages.with(at, message) };
  });
  if (found) return { ...held, pages };
  const [newest = { messages: [], before: null }, ...older] = held.pages;
  return { ...held, pages: [{ ...newest, messages: [...newest.messages, message] }, ...older] };
}

/** What a send answered: the message and its reply at the end of the branch, in place of what an edit replaced. */
export function addSent(data: MessagePages | undefined, sent: SentMessage, replaces: string | null): MessagePages {
  const branch = replaces === null || data === undefined ? data : dropFrom(data, replaces);
  return putMessage(putMessage(branch, sent.message), sent.reply);
}

/** A reply tried again: the new version stands where the old one stood. */
export function replaceReply(data: MessagePages | undefined, oldId: string, reply: Message): MessagePages {
  return putMessage(data && dropFrom(data, oldId), reply);
}

/** A page answered by switching to another version replaces the whole branch. */
export function fromPage(page: MessagePage): MessagePages {
  return { pages: [page], pageParams: [null] };
}
