import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/chats/chats.contract.ts';
import { addSent, fromPage, inReadingOrder, type MessagePages, putMessage, replaceReply } from './message-pages.ts';

const message = (id: string, role: Message['role'] = 'user', text = id): Message => ({
  id,
  role,
  text,
  createdAt: '2026-01-01T00:00:00.000Z',
  state: 'complete',
  parent: null,
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
  versions: [id],
});

const loaded: MessagePages = {
  pages: [
    { messages: [message('c'), message('d', 'assistant')], before: '3' },
    { messages: [message('a'), message('b', 'assistant')], before: null },
  ],
  pageParams: [null, '3'],
};
const ids = (data: MessagePages | undefined) => inReadingOrder(data).map(({ id }) => id);

describe('message pages', () => {
  it('reads oldest first across pages', () => {
    expect(ids(loaded)).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(undefined)).toEqual([]);
  });

  it('shows a sent message and its reply once, however often the answer comes', () => {
    const sent = { message: message('e'), reply: message('f', 'assistant') };
    const once = addSent(loaded, sent, null);
    expect(ids(once)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(ids(addSent(once, sent, null))).toEqual(ids(once));
    expect(ids(addSent(undefined, sent, null))).toEqual(['e', 'f']);
  });

  it('puts an edit in the place of what it replaces and drops what followed, also on an older page', () => {
    const sent = { message: message('e'), reply: message('f', 'assistant') };
    const edited = addSent(loaded, sent, 'a');
    expect(ids(edited)).toEqual(['e', 'f']);
    expect(edited.pageParams).toEqual([null]);
    expect(ids(addSent(loaded, sent, 'c'))).toEqual(['a', 'b', 'e', 'f']);
  });

  it('stands a reply tried again where the old one stood', () => {
    expect(ids(replaceReply(loaded, 'd', message('d2', 'assistant')))).toEqual(['a', 'b', 'c', 'd2']);
  });

  it('changes a message in place on whatever page it lies', () => {
    const changed = putMessage(loaded, message('b', 'assistant', 'new text'));
    expect(ids(changed)).toEqual(ids(loaded));
    expect(inReadingOrder(changed)[1]?.text).toBe('new text');
  });

  it('takes over a switched branch whole', () => {
    expect(ids(fromPage({ messages: [message('x')], before: null }))).toEqual(['x']);
  });
});
