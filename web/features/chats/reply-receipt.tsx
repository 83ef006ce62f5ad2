import { Suspense } from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';
import { ShownMemories, UsedMemories } from '#web/features/memories/memory-parts.queries.ts';

interface ReplyReceiptProps {
  uid: string;
  message: Message;
  /** Answers the same message once more; null where the reply is not the last. */
  onAgain: (() => void) | null;
}

/** What a reply drew on, and what it keeps or lists of the memory. */
export function ReplyReceipt({ uid, message, onAgain }: ReplyReceiptProps) {
  const used = message.used.filter(({ kind }) => kind === 'memory').map(({ id }) => id);
  // Cards belong to the last reply; the profile has them all.
  const shown = onAgain === null ? [] : message.cards.flatMap((card) => (card.type === 'memory' ? [card.id] : []));
  if (used.length + shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {shown.length > 0 && <ShownMemories uid={uid} ids={shown} />}
      {used.length > 0 && <UsedMemories uid={uid} ids={used} onAgain={onAgain} />}
    </Suspense>
  );
}
