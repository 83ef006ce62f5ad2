import { useState } from 'react';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Chip } from '#web/ui/chip.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { useMemories, useMemoryWrites } from './memories.queries.ts';
import { Source } from './memory-item.tsx';

interface UsedMemoriesProps {
  uid: string;
  ids: readonly string[];
  /** Answers the same message once more; null where the reply is not the last. */
  onAgain: (() => void) | null;
}

/** The receipt under a reply: what it drew on, and the way to have it answered without. */
export function UsedMemories({ uid, ids, onAgain }: UsedMemoriesProps) {
  const t = useTexts('memories');
  const [open, setOpen] = useState(false);
  return (
    <details className="text-sm text-ink-soft" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 w-fit cursor-pointer content-center">
        {t('used.line', { count: ids.length })}
      </summary>
      {open && <UsedList uid={uid} ids={ids} onAgain={onAgain} />}
    </details>
  );
}

function UsedList({ uid, ids, onAgain }: UsedMemoriesProps) {
  const t = useTexts('memories');
  const { data } = useMemories(uid);
  const writes = useMemoryWrites(uid);
  if (!data) return null;
  const leaveOut = (id: string) =>
    void writes.update(id, { paused: true }).then(
      () => {
        announce(t('said.paused'));
        onAgain?.();
      },
      (error: unknown) => announce(errorText(error)),
    );
  return (
    <ul className="flex flex-col gap-3 border-s-2 border-line ps-4">
      {ids.map((id) => {
        const memory = data.memories.find((held) => held.id === id);
        if (!memory) return <li key={id}>{t('used.gone')}</li>;
        return (
          <li key={id} className="flex flex-col gap-1">
            <p className="text-ink [overflow-wrap:anywhere]">“{memory.text}”</p>
            <Source memory={memory} />
            {!memory.paused && (
              <Chip className="self-start" onClick={() => leaveOut(id)}>
                {t(onAgain ? 'used.without' : 'item.pause')}
              </Chip>
            )}
          </li>
        );
      })}
    </ul>
  );
}
