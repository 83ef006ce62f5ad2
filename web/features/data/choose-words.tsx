import { useState } from 'react';
import type { OwnLine } from '#shared/data/appointment-choices.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { JournalItem } from '#shared/journal/journal.contract.ts';
import { useChats } from '#web/features/chats/chats.queries.ts';
import { useMessages } from '#web/features/chats/messages.queries.ts';
import { useJournal } from '#web/features/journal/journal.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { AreaField, SelectField } from '#web/ui/field.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { dayOf, fullDay } from './day-words.ts';
import { WordsField } from './worded-line.tsx';

interface ChooseProps {
  uid: string;
  own: readonly OwnLine[];
  /** Calendar days, both included. */
  days: { from: string; to: string };
  within: (day: string) => boolean;
  onOwn: (own: OwnLine[]) => void;
}

/** The person's own words: written here, or chosen from what they wrote; each a copy that can be changed. */
export function ChooseWords(props: ChooseProps) {
  const { own, onOwn } = props;
  const t = useTexts('data');
  const [written, setWritten] = useState('');
  const add = () => {
    if (written.trim() === '') return;
    onOwn([...own, { id: uuidV7(), text: written.trim(), day: null }]);
    setWritten('');
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <AreaField
          label={t('own.write')}
          value={written}
          rows={2}
          onChange={(event) => setWritten(event.target.value)}
        />
        <Button size="small" className="self-start" onClick={add}>
          {t('own.add')}
        </Button>
      </div>
      <details>
        <summary className="min-h-11 content-center text-primary">{t('own.fromChat')}</summary>
        <FromChat {...props} />
      </details>
      <details>
        <summary className="min-h-11 content-center text-primary">{t('own.fromEntries')}</summary>
        <FromEntries {...props} />
      </details>
      {own.length > 0 && (
        <ul aria-label={t('lines')} className="flex flex-col gap-4">
          {own.map((line, at) => (
            <li key={line.id} className="flex flex-col gap-2 border-t border-line pt-4">
              <WordsField
                label={t('own.line', { number: at + 1 })}
                text={line.text}
                onChange={(text) => onOwn(own.map((one) => (one.id === line.id ? { ...one, text } : one)))}
              />
              <Button
                look="quiet"
                size="small"
                className="-ms-4 self-start"
                onClick={() => {
                  onOwn(own.filter(({ id }) => id !== line.id));
                  announce(t('own.removed'));
                }}
              >
                {t('own.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FromChat({ uid, ...props }: ChooseProps) {
  const t = useTexts('data');
  const { chats, hasNextPage, fetchNextPage } = useChats(uid);
  const [chatId, setChatId] = useState('');
  const options = chats.map(({ id, title, timestamp }) => ({
    value: id,
    label: `${title ?? t('own.chat.untitled')} · ${fullDay(dayOf(new Date(timestamp)))}`,
  }));
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={t('own.chat')}
        value={chatId}
        options={[{ value: '', label: t('own.chat.none') }, ...options]}
        onFocus={() => hasNextPage && void fetchNextPage()}
        onChange={(event) => setChatId(event.target.value)}
      />
      {chatId !== '' && <Messages key={chatId} uid={uid} chatId={chatId} {...props} />}
    </div>
  );
}

function Messages({ uid, chatId, within, ...props }: ChooseProps & { chatId: string }) {
  const t = useTexts('data');
  const { messages, hasNextPage, fetchNextPage, isPending } = useMessages(uid, chatId);
  const lines = messages
    .filter(({ role, unreadable, text }) => role === 'user' && !unreadable && text.trim() !== '')
    .map(({ id, text, createdAt }) => ({ id, text, day: dayOf(new Date(createdAt)) }))
    .filter(({ day }) => within(day));
  return (
    <>
      {hasNextPage && (
        <Button size="small" className="self-start" onClick={() => void fetchNextPage()}>
          {t('own.older')}
        </Button>
      )}
      {!isPending && lines.length === 0 && <p className="text-ink-soft">{t('own.noMessages')}</p>}
      <Lines lines={lines} {...props} />
    </>
  );
}

function FromEntries({ uid, days, own, onOwn }: ChooseProps) {
  const t = useTexts('data');
  const { items = [], query } = useJournal(uid, days, null);
  const lines = items.flatMap(linesOf);
  return (
    <>
      {!query.isPending && lines.length === 0 && <p className="text-ink-soft">{t('own.noEntries')}</p>}
      <Lines lines={lines} own={own} onOwn={onOwn} />
      {query.hasNextPage && (
        <Button size="small" className="self-start" onClick={() => void query.fetchNextPage()}>
          {t('own.olderEntries')}
        </Button>
      )}
    </>
  );
}

/** The words of one thing in the journal: an entry, each answer of an exercise, the line of a check-in. */
function linesOf(item: JournalItem): OwnLine[] {
  const { id } = item;
  const lines =
    item.kind === 'exercise'
      ? item.answers.map(({ text }, at) => ({ id: `${id}/${at}`, text, day: dayOf(new Date(item.at)) }))
      : [{ id, text: item.text, day: item.day }];
  return lines.filter(({ text }) => text.trim() !== '');
}

/** What was written, to tick. */
function Lines({ lines, own, onOwn }: Pick<ChooseProps, 'own' | 'onOwn'> & { lines: readonly OwnLine[] }) {
  const tick = (line: OwnLine, on: boolean) =>
    onOwn(on ? [...own, { ...line }] : own.filter(({ id }) => id !== line.id));
  return (
    <ul className="flex max-h-96 flex-col overflow-y-auto">
      {lines.map((line) => (
        <li key={line.id}>
          <Checkbox
            label={<span className="[overflow-wrap:anywhere]">{line.text}</span>}
            hint={line.day === null ? null : fullDay(line.day)}
            checked={own.some(({ id }) => id === line.id)}
            onChange={(event) => tick(line, event.target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
