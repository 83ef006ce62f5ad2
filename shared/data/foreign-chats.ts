import type { ForeignMessage, ForeignSource } from './foreign-chats.contract.ts';
import { FOREIGN_MESSAGES_MAX, FOREIGN_TEXT_MAX } from './foreign-chats.contract.ts';

/** A chat as it is offered to be brought in. */
export interface ForeignChat {
  source: ForeignSource;
  /** Names it where it comes from. */
  key: string;
  title: string | null;
  /** ISO 8601. */
  at: string;
  messages: ForeignMessage[];
}

// These files belong to other services, which say little about them and may change them: everything is looked at
// before it is used, and what is not as expected is passed over.
type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function isoOf(value: unknown, otherwise: string): string {
  const at = typeof value === 'number' ? value * 1000 : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(at) && at > 0 && at < 8.64e15 ? new Date(at).toISOString() : otherwise;
}

/** A text in pieces that fit, without what only was space. */
function pieces(role: ForeignMessage['role'], text: string, at: string): ForeignMessage[] {
  const all: ForeignMessage[] = [];
  const whole = text.trim();
  for (let from = 0; from < whole.length; from += FOREIGN_TEXT_MAX)
    all.push({ role, text: whole.slice(from, from + FOREIGN_TEXT_MAX), at });
  return all;
}

/**
 * Chats of an export of another service, newest first; those without any words are left out. Null where the text is
 * no export that is known here.
 *
 * @param now ISO 8601, for what carries no date
 */
export function readForeignChats(text: string, now: string): ForeignChat[] | null {
  if (/^# .*\n\n\d{4}-\d\d-\d\d \d\d:\d\d\n/.test(text)) return kept([fromAlcoveText(text)]);
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  const list = Array.isArray(said)
    ? said
    : isObject(said) && Array.isArray(said.conversations)
      ? said.conversations
      : [said];
  const known = list.filter(isObject).filter((chat) => isObject(chat.mapping) || Array.isArray(chat.chat_messages));
  if (known.length === 0) return null;
  return kept(known.map((chat) => (isObject(chat.mapping) ? fromChatGpt(chat, now) : fromClaude(chat, now))));
}

const kept = (chats: ForeignChat[]): ForeignChat[] =>
  chats
    .filter(({ messages }) => messages.length > 0)
    .map((chat) => ({ ...chat, messages: chat.messages.slice(0, FOREIGN_MESSAGES_MAX) }))
    .sort((a, b) => b.at.localeCompare(a.at));

const titleOf = (value: unknown): string | null => textOf(value).trim().slice(0, 200).trim() || null;

/** ChatGPT's `conversations.json`: a tree of messages; the branch last looked at leads up from `current_node`. */
function fromChatGpt(chat: Loose, now: string): ForeignChat {
  const nodes = chat.mapping as Record<string, unknown>;
  const at = isoOf(chat.create_time, now);
  const path: Loose[] = [];
  const seen = new Set<string>();
  for (let id = textOf(chat.current_node); id !== '' && !seen.has(id); ) {
    seen.add(id);
    const node = Object.hasOwn(nodes, id) ? nodes[id] : null;
    if (!isObject(node)) break;
    path.unshift(node);
    id = textOf(node.parent);
  }
  const messages = path.flatMap(({ message }) => {
    if (!isObject(message) || !isObject(message.author) || !isObject(message.content)) return [];
    const { role } = message.author;
    if (role !== 'user' && role !== 'assistant') return [];
    if (isObject(message.metadata) && message.metadata.is_visually_hidden_from_conversation === true) return [];
    const parts = Array.isArray(message.content.parts) ? message.content.parts : [];
    return pieces(role, parts.filter((part) => typeof part === 'string').join('\n\n'), isoOf(message.create_time, at));
  });
  const key = textOf(chat.conversation_id) || textOf(chat.id) || `${at} ${textOf(chat.title)}`;
  return { source: 'chatgpt', key: key.slice(0, 200), title: titleOf(chat.title), at, messages };
}

/** Claude's `conversations.json`: a list of messages, each with its words as `text` or in parts. */
function fromClaude(chat: Loose, now: string): ForeignChat {
  const at = isoOf(chat.created_at, now);
  const messages = (chat.chat_messages as unknown[]).filter(isObject).flatMap((message) => {
    const role = message.sender === 'human' ? 'user' : message.sender === 'assistant' ? 'assistant' : null;
    if (!role) return [];
    const parts = Array.isArray(message.content) ? message.content.filter(isObject) : [];
    const said = parts.filter(({ type }) => type === 'text').map((part) => textOf(part.text));
    return pieces(role, said.join('\n\n').trim() || textOf(message.text), isoOf(message.created_at, at));
  });
  const key = textOf(chat.uuid) || `${at} ${textOf(chat.name)}`;
  return { source: 'claude', key: key.slice(0, 200), title: titleOf(chat.name), at, messages };
}

/** One chat of our own archive, as the text to read: `**You**, 2026-03-01 14:03` above each message. */
function fromAlcoveText(text: string): ForeignChat {
  const [head = '', , when = ''] = text.split('\n');
  const at = isoOf(`${when.replace(' ', 'T')}:00Z`, new Date(0).toISOString());
  const [, ...said] = text.split(/^\*\*(You|Alcove)\*\*, (\d{4}-\d\d-\d\d \d\d:\d\d)$/m);
  const messages: ForeignMessage[] = [];
  for (let n = 0; n + 2 < said.length; n += 3) {
    const moment = isoOf(`${(said[n + 1] ?? '').replace(' ', 'T')}:00Z`, at);
    messages.push(...pieces(said[n] === 'You' ? 'user' : 'assistant', said[n + 2] ?? '', moment));
  }
  return { source: 'alcove-text', key: `${at} ${head.slice(2, 150)}`, title: titleOf(head.slice(2)), at, messages };
}
