import type { z } from 'zod';
import { type Message, type MessageState, messageSchema } from '#shared/chats/chats.contract.ts';

/** What is sealed in a message's row. */
export const messageBodySchema = messageSchema.pick({
  text: true,
  level: true,
  tone: true,
  move: true,
  phase: true,
  cards: true,
  used: true,
  engine: true,
  version: true,
  simpleMode: true,
  feedback: true,
  notices: true,
});
export type MessageBody = z.infer<typeof messageBodySchema>;

export interface MessageRecord {
  id: string;
  chatId: string;
  parentId: string | null;
  role: 'user' | 'assistant';
  state: MessageState;
  position: number;
  active: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
  rev: number;
  /** Null where the record does not open: one damaged row must not take the list with it. */
  body: MessageBody | null;
}

const EMPTY_BODY: MessageBody = {
  text: '',
  level: 0,
  tone: null,
  move: null,
  phase: null,
  cards: [],
  used: [],
  engine: null,
  version: null,
  simpleMode: false,
  feedback: null,
};

/** The body of something a person wrote. */
export function userBody(text: string, level: MessageBody['level']): MessageBody {
  return { ...EMPTY_BODY, text, level };
}

/** @param versions ids of all versions at this place, oldest first */
export function toMessage(record: MessageRecord, versions: string[] = [record.id]): Message {
  return {
    id: record.id,
    role: record.role,
    createdAt: new Date(record.createdAt).toISOString(),
    state: record.state,
    parent: record.parentId,
    versions,
    ...(record.body ?? EMPTY_BODY),
    ...(record.body ? {} : { unreadable: true as const }),
  };
}
