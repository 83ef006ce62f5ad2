import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { WeekMemory, WeekPlace, WeekTalk } from '#shared/suggestions/week.contract.ts';
import { openChat } from '#web/features/chats/open-chat.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText } from '#web/lib/time.ts';

/** Talks of the week and what was let be remembered in it, each with the way to its chat. */
export function WeekMind({ talks, memories }: { talks: readonly WeekTalk[]; memories: readonly WeekMemory[] }) {
  const t = useTexts('week');
  const id = useId();
  if (talks.length + memories.length === 0) return null;
  const hasTopics = talks.some(({ topics }) => topics.length > 0);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {t('mind')}
      </h2>
      {talks.length > 0 && (
        <ul className="flex flex-col">
          {talks.map((talk) => (
            <Talk key={`${talk.chatId} ${talk.at}`} talk={talk} />
          ))}
        </ul>
      )}
      {hasTopics && <p className="measure text-sm text-ink-soft">{t('mind.honest')}</p>}
      <Kept title={t('kept.people')} memories={memories.filter(({ isPerson }) => isPerson)} />
      <Kept title={t('kept.things')} memories={memories.filter(({ isPerson }) => !isPerson)} />
    </section>
  );
}

function Talk({ talk }: { talk: WeekTalk }) {
  const t = useTexts('week');
  const { title, at, summary, topics } = talk;
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 [overflow-wrap:anywhere]">
      <h3 className="flex flex-wrap items-baseline gap-x-3 font-sans text-base font-semibold tracking-normal">
        {title ?? t('mind.untitled')}
        <span className="text-sm font-normal text-ink-soft">{dayText(new Date(at))}</span>
      </h3>
      {summary !== null && <p className="measure">{summary}</p>}
      {topics.length > 0 && (
        <p className="text-sm text-ink-soft">{t('mind.topics', { topics: topics.join(t('comma')) })}</p>
      )}
      {summary === null && topics.length === 0 && <p className="text-sm text-ink-soft">{t('mind.silent')}</p>}
      <ToChat place={talk} />
    </li>
  );
}

function Kept({ title, memories }: { title: string; memories: readonly WeekMemory[] }) {
  const id = useId();
  if (memories.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="font-sans text-base font-semibold tracking-normal">
        {title}
      </h3>
      <ul className="flex flex-col">
        {memories.map((memory) => (
          <li
            key={memory.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 [overflow-wrap:anywhere]"
          >
            <span className="measure min-w-40 flex-1">{memory.text}</span>
            <ToChat place={memory} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to the chat that something was said in. */
export function ToChat({ place: { chatId, title, at } }: { place: WeekPlace }) {
  const t = useTexts('week');
  const navigate = useNavigate();
  const words = { title: title ?? t('mind.untitled'), day: dayText(new Date(at)) };
  return (
    <button
      type="button"
      aria-label={t('mind.openNamed', words)}
      className="link inline-flex min-h-11 items-center self-start text-sm"
      onClick={() => {
        openChat(chatId);
        navigate('/chat');
      }}
    >
      {t('mind.open')}
    </button>
  );
}
