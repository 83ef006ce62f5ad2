import { useRef } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { useKeepFocus } from '#web/ui/keep-focus.ts';
import { useMemories } from './memories.queries.ts';
import { MemoryItem } from './memory-item.tsx';

const DAY_MS = 86_400_000;

/** What the end of a session brought up, as small lines to keep, edit or drop; without a chat those of all chats. */
export function ProposedMemories({ uid, chatId }: { uid: string; chatId: string | null }) {
  const t = useTexts('memories');
  const { data } = useMemories(uid);
  const box = useRef<HTMLElement>(null);
  const here = (data?.memories ?? []).filter((memory) => chatId === null || memory.sourceChatId === chatId);
  const proposed = here.filter(({ status }) => status === 'proposed');
  // Kept without asking, as the person chose: said for a day, with the way back.
  const isNew = (at: string) => Date.now() - Date.parse(at) < DAY_MS;
  const kept =
    data?.mode === 'auto' ? here.filter(({ status, createdAt }) => status === 'active' && isNew(createdAt)) : [];
  const ids = [...proposed, ...kept].map(({ id }) => id);
  const onPress = useKeepFocus(box, ids);
  if (ids.length === 0) return null;
  return (
    <section
      ref={box}
      onClickCapture={onPress}
      aria-label={t(proposed.length > 0 ? 'proposed.title' : 'kept.title')}
      className="flex animate-appear flex-col gap-3 rounded-card border border-line bg-surface p-4 text-sm"
    >
      <div>
        <h3 className="font-sans text-base font-semibold">
          {t(proposed.length > 0 ? 'proposed.title' : 'kept.title')}
        </h3>
        {proposed.length > 0 && <p className="text-ink-soft">{t('proposed.hint')}</p>}
      </div>
      <ul className="flex flex-col gap-4">
        {proposed.map((memory) => (
          <li key={memory.id} data-item={memory.id}>
            <MemoryItem uid={uid} memory={memory} place="proposed" />
          </li>
        ))}
        {kept.map((memory) => (
          <li key={memory.id} data-item={memory.id}>
            <MemoryItem uid={uid} memory={memory} place="chat" />
          </li>
        ))}
      </ul>
    </section>
  );
}
