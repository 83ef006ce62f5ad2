import { ArrowDown } from 'lucide-react';
import {
  Fragment,
  memo,
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { daysBetween } from '#web/lib/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DayDivider } from './day-divider.tsx';
import { useDrawnFrom } from './drawn-from.ts';
import { useStickToBottom } from './stick-to-bottom.ts';

export interface TranscriptHandle {
  toEnd: () => void;
}

interface TranscriptProps {
  ref: Ref<TranscriptHandle>;
  messages: Message[];
  renderMessage: (message: Message, last: boolean) => ReactNode;
  /** What stands below the last stored message: unsent ones. */
  children?: ReactNode;
  hasOlder: boolean;
  loadingOlder: boolean;
  onOlder: () => void;
}

/** These last ones are always laid out, so that the end of the chat never jumps while a reply grows. */
const ALWAYS_DRAWN = 8;

interface RowProps {
  message: Message;
  last: boolean;
  render: TranscriptProps['renderMessage'];
}

/** Only the last message depends on more than itself; the others stand still when one is sent, comes or is rated. */
const Row = memo(
  ({ message, last, render }: RowProps) => render(message, last),
  (before, now) => before.message === now.message && !before.last && !now.last,
);

/** The messages in their scroller: older ones come while scrolling up, the end stays in sight for whoever is there. */
export function Transcript(props: TranscriptProps) {
  const { messages, renderMessage, children, hasOlder, loadingOlder, onOlder } = props;
  const t = useTexts('chats');
  const { start, drawMore } = useDrawnFrom(messages);
  const { scroller, content, atEnd, toEnd } = useStickToBottom(messages[start]?.id);
  useImperativeHandle(props.ref, () => ({ toEnd }), [toEnd]);
  const top = useRef<HTMLDivElement>(null);
  const upwards = useRef(() => {});
  useEffect(() => {
    upwards.current = start > 0 ? drawMore : hasOlder && !loadingOlder ? onOlder : () => {};
  });

  useLayoutEffect(() => {
    const box = scroller.current;
    // Short messages: fill the view before it is seen.
    if (box && start > 0 && box.scrollHeight <= box.clientHeight) drawMore();
  }, [start, drawMore, scroller]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came without moving the mark must ask again
  useEffect(() => {
    const mark = top.current;
    if (!mark || (start === 0 && !hasOlder)) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // Drawn bit by bit: what is in sight already must not wait for what is not.
        if (entry?.isIntersecting) startTransition(() => upwards.current());
      },
      // Ask well before the reader is there, which also keeps the browser's scroll anchoring at work.
      { root: scroller.current, rootMargin: '1200px 0px 0px 0px' },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [start, hasOlder, messages.length, scroller]);

  return (
    // At very large text sizes the page scrolls as a whole rather than squeeze the conversation away.
    <div className="relative min-h-28 flex-1">
      <h2 id="transcript" className="sr-only">
        {t('transcript.label')}
      </h2>
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
        tabIndex={0}
        // An opaque ground lets the browser scroll a ready-made layer instead of painting the text again.
        className="h-full overflow-y-auto overscroll-contain bg-paper outline-offset-[-0.1875rem]"
      >
        <div
          ref={content}
          role="log"
          aria-live="off"
          aria-labelledby="transcript"
          className="mx-auto flex w-full max-w-[44rem] flex-col gap-5 px-4 pt-6 pb-8 @3xl:px-6"
        >
          <div ref={top} aria-hidden="true" className="-mb-5 h-px" />
          {loadingOlder && <p className="text-center text-sm text-ink-soft">{t('transcript.loadingOlder')}</p>}
          {messages.slice(start).map((message, index) => {
            const at = start + index;
            const date = new Date(message.createdAt);
            const before = messages[at - 1];
            const newDay = before ? daysBetween(new Date(before.createdAt), date) !== 0 : !hasOlder;
            const early = at < messages.length - ALWAYS_DRAWN;
            return (
              <Fragment key={message.id}>
                {newDay && <DayDivider date={date} />}
                <div
                  className={classNames(
                    // The negative margin gives focus rings room inside the paint containment.
                    '-mx-2 px-2',
                    early && '[contain-intrinsic-size:auto_9rem] [content-visibility:auto]',
                  )}
                >
                  <Row message={message} last={at === messages.length - 1} render={renderMessage} />
                </div>
              </Fragment>
            );
          })}
          {children}
        </div>
      </div>
      {!atEnd && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute inset-x-0 bottom-3 mx-auto inline-flex min-h-11 w-fit animate-appear items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium shadow-soft hover:bg-sunken"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {t('transcript.toEnd')}
        </button>
      )}
    </div>
  );
}
