import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ENTRY_TEXT_MAX, type JournalItem } from '#shared/journal/journal.contract.ts';
import { openChat } from '#web/features/chats/open-chat.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { timeText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { useItemName } from './item-name.ts';
import { putEntry } from './journal-sender.ts';

const TEXT = 'whitespace-pre-wrap [overflow-wrap:anywhere]';

/** One thing that was written: what it is, the words, and where it comes from. */
export function JournalItemView({ uid, item }: { uid: string; item: JournalItem }) {
  const name = useItemName();
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{name(item)}</span>
        <time dateTime={item.at} className="text-sm text-ink-soft">
          {timeText(new Date(item.at))}
        </time>
      </p>
      {item.kind === 'entry' && <Entry uid={uid} entry={item} />}
      {item.kind === 'exercise' && <Answers item={item} />}
      {item.kind === 'checkin' && (
        <>
          <p dir="auto" className={TEXT}>
            {item.text}
          </p>
          <SourceLink to={`/suggestions?view=checkin&day=${item.day}`} />
        </>
      )}
    </div>
  );
}

function SourceLink({ to }: { to: string }) {
  const t = useTexts('journal');
  return (
    <Link to={to} className="link no-print inline-flex min-h-11 items-center self-start text-sm">
      {t('source.checkin')}
    </Link>
  );
}

function Answers({ item }: { item: Extract<JournalItem, { kind: 'exercise' }> }) {
  const t = useTexts('journal');
  const navigate = useNavigate();
  const { answers, chatId, exercise } = item;
  return (
    <>
      <dl className="flex flex-col gap-2">
        {answers.map(({ question, text }) => (
          <div key={`${question}${text}`} className="flex flex-col">
            {question !== '' && <dt className="text-sm text-ink-soft">{question}</dt>}
            <dd dir="auto" className={TEXT}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {chatId === null ? (
        <Link
          to={`/suggestions?exercise=${exercise}`}
          className="link no-print inline-flex min-h-11 items-center self-start text-sm"
        >
          {t('source.exercise')}
        </Link>
      ) : (
        <button
          type="button"
          className="link no-print inline-flex min-h-11 items-center self-start text-start text-sm"
          onClick={() => {
            openChat(chatId);
            navigate('/chat');
          }}
        >
          {t('source.chat')}
        </button>
      )}
    </>
  );
}

function Entry({ uid, entry }: { uid: string; entry: Extract<JournalItem, { kind: 'entry' }> }) {
  const t = useTexts('journal');
  const [text, setText] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  const isEditing = text !== null;
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasEditing.current && !isEditing) box.current?.querySelector('button')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { id, day, at } = entry;
  const save = async () => {
    const changed = text?.trim() ?? '';
    if (changed === '') return;
    if (changed !== entry.text) await putEntry(uid, id, { day, at, text: changed });
    setText(null);
    announce(t('saved'), { quiet: true });
  };
  if (isEditing)
    return (
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <AreaField
          label={t('edit.label')}
          dir="auto"
          rows={6}
          autoFocus
          value={text}
          maxLength={ENTRY_TEXT_MAX}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setText(null)}
        />
        <Row>
          <Button type="submit" look="primary" size="small" aria-disabled={text.trim() === '' || undefined}>
            {t('edit.save')}
          </Button>
          <Button size="small" onClick={() => setText(null)}>
            {t('edit.cancel')}
          </Button>
        </Row>
      </form>
    );
  return (
    <>
      <p dir="auto" className={TEXT}>
        {entry.text}
      </p>
      <div ref={box} className="no-print -mx-4 flex flex-wrap">
        <Button look="quiet" size="small" onClick={() => setText(entry.text)}>
          {t('edit')}
        </Button>
        <Button look="quiet" size="small" onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      </div>
      <Dialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={t('delete.title')}
        description={t('delete.text')}
        actions={
          <>
            <Button onClick={() => setDeleting(false)}>{t('delete.keep')}</Button>
            <Button
              look="danger"
              onClick={() => {
                setDeleting(false);
                void putEntry(uid, id, null);
                announce(t('deleted'));
              }}
            >
              {t('delete.yes')}
            </Button>
          </>
        }
      />
    </>
  );
}

const Row = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-3">{children}</div>;
