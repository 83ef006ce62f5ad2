import type { Message } from '#shared/chats/chats.contract.ts';

/** Ids of replies after another in simple mode: it is said once, not under every reply of an outage. */
export function simpleAlready(messages: readonly Pick<Message, 'id' | 'role' | 'simpleMode'>[]): ReadonlySet<string> {
  const already = new Set<string>();
  let before = false;
  for (const { id, role, simpleMode } of messages) {
    if (role !== 'assistant') continue;
    if (before) already.add(id);
    before = simpleMode;
  }
  return already;
}
