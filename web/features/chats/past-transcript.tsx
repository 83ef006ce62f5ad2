import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { landOn } from '#web/lib/land-on.ts';
import { daysBetween } from '#web/lib/time.ts';
import { ChatFailed } from './chat-failed.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { DayDivider } from './day-divider.tsx';
import { usePastMessages } from './past-messages.queries.ts';

interface PastTranscriptProps {
  uid: string;
  chatId: string;
  /** The message to land on. */
  at: string;
  renderMessage: (message: Message, last: boolean) => ReactNode;
  /** Back to the end of the chat. */
  onNow: () => void;
}

/** Asked for this long before the reader is there, in CSS pixels. */
const AHEAD = '900px 0px';

/** A stretch of a chat somewhere above its end: it grows both ways as it is read. */
export function PastTranscript({ uid, chatId, at, renderMessage, onNow }: PastTranscriptProps) {
  const t = useTexts('chats');
  const past = usePastMessages(uid, chatId, at);
  const scroller = useRef<HTMLDivElement>(null);
  const [above, below] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const messages = past.data ?? [];
  const isThere = messages.length > 0;

  useEffect(() => {
    const row = isThere ? scroller.current?.querySelector<HTMLElement>(`[data-message="${at}"]`) : null;
    const article = row?.querySelector<HTMLElement>('article');
    // Of the person's own only the bubble; its row is as wide as the page.
    if (article) landOn(article, article.querySelector<HTMLElement>(':scope > p') ?? article);
  }, [isThere, at]);

  const grow = useRef({ up: () => {}, down: () => {} });
  useEffect(() => {
    const idle = !past.isFetching;
    grow.current = {
      up: () => void (idle && past.hasPreviousPage && past.fetchPreviousPage()),
      down: () => void (idle && past.hasNextPage && past.fetchNextPage()),
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came without moving a mark must ask again
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) target === above.current ? grow.current.up() : grow.current.down();
      },
      { root: scroller.current, rootMargin: AHEAD },
    );
    for (const mark of [above.current, below.current]) if (mark) watcher.observe(mark);
    return () => watcher.disconnect();
  }, [messages.length]);

  if (past.isError && !isThere) return <ChatFailed error={past.error} onRetry={() => void past.refetch()} />;
  if (!isThere) return <ChatSkeleton />;
  return (
    <div className="relative min-h-28 flex-1">
      <h2 id="transcript" className="sr-only">
        {t('transcript.label')}
      </h2>
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain bg-paper outline-offset-[-0.1875rem]"
      >
        <div
          role="log"
          aria-live="off"
          aria-labelledby="transcript"
          className="mx-auto flex w-full max-w-[44rem] flex-col gap-5 px-4 pt-6 pb-20 @3xl:px-6"
        >
          <div ref={above} aria-hidden="true" className="-mb-5 h-px" />
          {messages.map((message, index) => {
            const date = new Date(message.createdAt);
            const before = messages[index - 1];
            const newDay = before ? daysBetween(new Date(before.createdAt), date) !== 0 : !past.hasPreviousPage;
            return (
              <Fragment key={message.id}>
                {newDay && <DayDivider date={date} />}
                <div data-message={message.id} className="-mx-2 px-2">
                  {renderMessage(message, index === messages.length - 1 && !past.hasNextPage)}
                </div>
              </Fragment>
            );
          })}
          <div ref={below} aria-hidden="true" className="h-px" />
        </div>
      </div>
      <button
        type="button"
        onClick={onNow}
        className="absolute inset-x-0 bottom-3 mx-auto inline-flex min-h-11 w-fit items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium shadow-soft hover:bg-sunken"
      >
        <ArrowDown aria-hidden="true" className="size-4" />
        {t('transcript.toEnd')}
      </button>
    </div>
  );
}
