import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { MEMORY_TEXT_MAX, type Memory } from '#shared/memories/memories.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { writeStored } from '#web/lib/storage.ts';
import { dayText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { useMemoryWrites } from './memories.queries.ts';

export type MemoryPlace = 'proposed' | 'chat' | 'profile';

/** One thing that is or may be kept, with all that can be done about it. */
export function MemoryItem({ uid, memory, place }: { uid: string; memory: Memory; place: MemoryPlace }) {
  const t = useTexts('memories');
  const writes = useMemoryWrites(uid);
  const [editing, setEditing] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasEditing.current && !editing) line.current?.querySelector('button')?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const act = (work: Promise<void>, said: string) =>
    work.then(
      () => announce(said),
      (error: unknown) => announce(errorText(error)),
    );
  const update = (change: Parameters<typeof writes.update>[1], said: string) =>
    act(writes.update(memory.id, change), said);
  const remove = () =>
    void act(writes.remove(memory.id), t(memory.status === 'proposed' ? 'said.dropped' : 'said.deleted'));
  const isWaiting = memory.status === 'proposed';

  if (editing) {
    return (
      <EditMemory
        text={memory.text}
        onCancel={() => setEditing(false)}
        onSave={(text) => {
          setEditing(false);
          void update(isWaiting ? { text, status: 'active' } : { text }, t(isWaiting ? 'said.kept' : 'said.saved'));
        }}
      />
    );
  }
  return (
    <div ref={line} className="flex flex-col gap-2">
      <p className="[overflow-wrap:anywhere]">
        “{memory.text}”{memory.class === 'M2' && <Mark>{t('item.sensitive')}</Mark>}
        {memory.paused && <Mark>{t('item.paused')}</Mark>}
      </p>
      {place === 'profile' && <Source memory={memory} />}
      <div className="flex flex-wrap gap-2">
        {isWaiting && (
          <Button look="primary" size="small" onClick={() => void update({ status: 'active' }, t('said.kept'))}>
            {t('item.keep')}
          </Button>
        )}
        <Chip onClick={() => setEditing(true)}>{t('item.edit')}</Chip>
        {!isWaiting && place !== 'chat' && (
          <Chip
            onClick={() => void update({ paused: !memory.paused }, t(memory.paused ? 'said.resumed' : 'said.paused'))}
          >
            {t(memory.paused ? 'item.resume' : 'item.pause')}
          </Chip>
        )}
        <Chip onClick={remove}>{t(isWaiting ? 'item.drop' : place === 'chat' ? 'item.undo' : 'item.delete')}</Chip>
      </div>
    </div>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return <span className="ms-2 rounded-full bg-dusk-soft px-2.5 py-0.5 text-sm text-dusk">{children}</span>;
}

/** The one chat it comes from, as a link, and the day. */
export function Source({ memory }: { memory: Memory }) {
  const t = useTexts('memories');
  const chat = memory.sourceChatTitle ?? t('item.untitled');
  const open = () => {
    writeStored('activeChatId', memory.sourceChatId);
    window.dispatchEvent(new CustomEvent('chat-change', { detail: { chatId: memory.sourceChatId } }));
  };
  return (
    <p className="text-sm text-ink-soft">
      <Link to="/chat" onClick={open} className="link">
        {t('item.from', { chat, date: dayText(new Date(memory.createdAt)) })}
      </Link>
    </p>
  );
}

function EditMemory({
  text,
  onSave,
  onCancel,
}: {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}) {
  const t = useTexts('memories');
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onSave(typed.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <input
        // biome-ignore lint/a11y/noAutofocus: the field stands where the pressed button was
        autoFocus
        aria-label={t('item.editLabel')}
        value={typed}
        maxLength={MEMORY_TEXT_MAX}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        className="min-h-12 w-full rounded-md border border-line-strong bg-surface px-4"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="small">
          {t('item.save')}
        </Button>
        <Chip onClick={onCancel}>{t('item.cancel')}</Chip>
      </div>
    </form>
  );
}
