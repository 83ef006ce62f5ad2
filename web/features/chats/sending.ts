import { useSyncExternalStore } from 'react';
import type { SentMessage } from '#shared/chats/chats.contract.ts';
import { sentMessageSchema } from '#shared/chats/chats.contract.ts';
import { ApiError, api } from '#web/lib/api-client.ts';
import { backoffDelay } from '#web/lib/backoff.ts';
import { dropUnsent, keepUnsent, readUnsent, type UnsentMessage } from '#web/lib/outbox.ts';

// Why is this hard? A message must never be lost and never be stored twice, through
// reloads, dead networks and refusals. So it is kept on this device first, sent in the
// order it was written, and only forgotten when the server has named it in an answer.
// The id never changes, which makes every further try harmless.

export interface PendingMessage extends UnsentMessage {
  /** `waiting`: tried, not reached, tried again by itself. `refused`: the server will not take it as it is. */
  status: 'sending' | 'waiting' | 'refused';
  code: string | null;
}

export type OnSent = (pending: UnsentMessage, sent: SentMessage) => void;

const NONE: readonly PendingMessage[] = [];
const byChat = new Map<string, readonly PendingMessage[]>();
const listeners = new Set<() => void>();
const running = new Set<string>();
let onSent: OnSent = () => {};
let owner: string | null = null;
let attempt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function set(chatId: string, next: readonly PendingMessage[]): void {
  if (next.length === 0) byChat.delete(chatId);
  else byChat.set(chatId, next);
  for (const listener of listeners) listener();
}

const list = (chatId: string) => byChat.get(chatId) ?? NONE;

function mark(message: PendingMessage, status: PendingMessage['status'], code: string | null = null): void {
  const next = list(message.chatId).map((held) => (held.id === message.id ? { ...held, status, code } : held));
  set(message.chatId, next);
}

function take(message: UnsentMessage): void {
  set(
    message.chatId,
    list(message.chatId).filter(({ id }) => id !== message.id),
  );
  void dropUnsent(message.id);
}

async function post(message: UnsentMessage): Promise<SentMessage> {
  const chats = `/api/users/${message.uid}/chats`;
  if (message.createsChat) {
    await api.post(chats, { id: message.chatId }).catch((error: unknown) => {
      // Made by an earlier try whose answer was lost.
      if (!(error instanceof ApiError && error.code === 'chats.id_taken')) throw error;
    });
  }
  const answer = await api.post(`${chats}/${message.chatId}/messages`, {
    id: message.id,
    text: message.text,
    localHour: new Date().getHours(),
    ...(message.replaces === null ? {} : { replaces: message.replaces }),
  });
  return sentMessageSchema.parse(answer);
}

/** A refusal is final only where the same text would be refused again. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404, 409, 413].includes(error.status);

async function run(chatId: string): Promise<void> {
  if (running.has(chatId)) return;
  running.add(chatId);
  try {
    for (;;) {
      const next = list(chatId).find(({ status }) => status !== 'refused');
      if (next === undefined) return;
      if (next.status !== 'sending') mark(next, 'sending');
      try {
        const sent = await post(next);
        attempt = 0;
        if (owner !== next.uid) return;
        onSent(next, sent);
        take(next);
      } catch (error) {
        if (isFinal(error)) mark(next, 'refused', error.code);
        else {
          for (const held of list(chatId)) if (held.status === 'sending') mark(held, 'waiting');
          later();
          return;
        }
      }
    }
  } finally {
    running.delete(chatId);
  }
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(retryUnsent, backoffDelay(attempt++, 2000, 60_000));
}

/** Tries everything that waits, now: on "Try again", and whenever the connection is back. */
export function retryUnsent(): void {
  for (const chatId of byChat.keys()) void run(chatId);
}

/** Puts a message on its way; it shows at once and is tried until the server has it. */
export function sendMessage(message: UnsentMessage): void {
  set(message.chatId, [...list(message.chatId), { ...message, status: 'sending', code: null }]);
  void keepUnsent(message).then(() => run(message.chatId));
}

/** Takes a refused or waiting message back; the caller has its text. */
export function withdrawMessage(message: UnsentMessage): void {
  take(message);
}

/** Begins to send for one person, with what an earlier visit left; answers how to stop. */
export function startSending(uid: string, sent: OnSent): () => void {
  onSent = sent;
  if (owner !== uid) {
    byChat.clear();
    owner = uid;
    void readUnsent(uid).then((left) => {
      if (owner !== uid) return;
      for (const message of left) {
        if (list(message.chatId).some(({ id }) => id === message.id)) continue;
        set(message.chatId, [...list(message.chatId), { ...message, status: 'waiting', code: null }]);
      }
      retryUnsent();
    });
  }
  window.addEventListener('online', retryUnsent);
  return () => window.removeEventListener('online', retryUnsent);
}

/** True while the chat exists on this device only. */
export const isUnborn = (pending: readonly PendingMessage[]): boolean => pending.some(({ createsChat }) => createsChat);

/** What of this chat is on its way. */
export function useUnsent(chatId: string): readonly PendingMessage[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => list(chatId),
    () => NONE,
  );
}
