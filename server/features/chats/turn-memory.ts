import type { TurnResult } from '#companion/turn.ts';
import type { Person } from '#server/features/auth/people.service.ts';
import { type RememberedTurn, rememberTurn } from '#server/features/memories/memory-turn.service.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { asksModel } from './generation.ts';
import type { MessageRecord } from './message-record.ts';
import { findMessage } from './messages.repository.ts';

/** Memories a reply drew on or showed. */
export function memoriesOf(reply: MessageRecord | null): string[] {
  const used = reply?.body?.used.filter(({ kind }) => kind === 'memory').map(({ id }) => id) ?? [];
  const shown = reply?.body?.cards.flatMap((card) => (card.type === 'memory' ? [card.id] : [])) ?? [];
  return [...new Set([...used, ...shown])];
}

/** Lets the memory take part in a turn; `above` is what stood before the message that is answered. */
export function withMemory(
  p: Platform,
  vault: UserVault,
  person: Person,
  turn: {
    chatId: string;
    replyId: string;
    messageId: string;
    texts: readonly string[];
    above: MessageRecord | null;
    again: boolean;
    result: TurnResult;
  },
): Promise<RememberedTurn> {
  const { above, result, ...rest } = turn;
  const previous = async () => {
    const earlier =
      above?.role === 'assistant' && above.parentId
        ? await findMessage(p.db, vault, person.uid, above.parentId)
        : above;
    return earlier?.body ? { id: earlier.id, text: earlier.body.text, level: earlier.body.level } : null;
  };
  return rememberTurn(p, person, {
    ...rest,
    result,
    first: above === null,
    spokenOf: memoriesOf(above?.role === 'assistant' ? above : null),
    previous,
    byModel: asksModel(p, person, result) !== null,
  });
}
