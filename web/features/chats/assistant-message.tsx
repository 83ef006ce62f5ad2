import { RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { timeText } from '#web/lib/time.ts';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Mark } from '#web/ui/mark.tsx';
import { CopyButton } from './copy-button.tsx';
import { MESSAGE_TOOLS, MessageButton } from './message-button.tsx';
import { MessageText } from './message-text.tsx';
import { useShownReply } from './reply-watch.ts';
import { useTextLanguage } from './text-language.ts';
import { VersionSwitcher } from './version-switcher.tsx';

export interface ReplyActions {
  onRetry: (message: Message) => void;
  onContinue: () => void;
  onRate: (message: Message, feedback: Message['feedback']) => void;
  onSelect: (messageId: string) => void;
}

interface AssistantMessageProps {
  message: Message;
  /** Chips and cards belong to the last reply only; so do the tools that change it. */
  last: boolean;
  /** The reply before was in simple mode too. */
  simpleBefore?: boolean;
  actions: ReplyActions;
  /** What it drew on; stands under its tools. */
  receipt?: ReactNode;
  /** Cards that stay with the reply wherever it stands. */
  children?: ReactNode;
}

/** A reply: unboxed, the small arch in the margin, which breathes until the first words come. */
export function AssistantMessage({
  message,
  last,
  simpleBefore = false,
  actions,
  receipt,
  children,
}: AssistantMessageProps) {
  const t = useTexts('chats');
  const shown = useShownReply(message.id);
  const lang = useTextLanguage(message);
  const text = shown?.text ?? message.text;
  const whole = shown === null && message.state !== 'streaming';
  const thinking = !whole && text === '';
  return (
    <article
      aria-label={t('message.fromAlcove')}
      tabIndex={-1}
      className="group grid gap-x-3 outline-none @min-[16rem]:grid-cols-[1.75rem_1fr]"
    >
      {/* Still once words come: an SVG part in motion is laid out anew in every frame. */}
      <Mark className="mt-0.5 size-6.5" breathing={thinking} />
      <div className="flex min-w-0 flex-col gap-2">
        {thinking ? (
          <p className="text-ink-soft italic">{shown?.cut ? t('reply.reconnecting') : t('reply.thinking')}</p>
        ) : (
          <MessageText text={text} lang={lang} />
        )}
        {!thinking && shown?.cut && <p className="text-sm text-ink-soft">{t('reply.reconnecting')}</p>}
        {(shown?.simpleMode ?? message.simpleMode) && !simpleBefore && (
          <p className="self-start rounded-full bg-dusk-soft px-3 py-0.5 text-sm text-dusk">{t('reply.simpleMode')}</p>
        )}
        {whole &&
          message.notices?.map((notice) => (
            <p key={notice.kind} lang={lang} className="text-sm text-ink-soft">
              {notice.text}
            </p>
          ))}
        {whole && (message.state === 'failed' || message.state === 'stopped') && (
          <CutOff message={message} last={last} actions={actions} />
        )}
        {whole && (
          <div
            className={classNames(
              '-ms-2 -mt-1 flex flex-wrap items-center transition-opacity pointer-coarse:-ms-3',
              !last && MESSAGE_TOOLS,
            )}
          >
            <CopyButton text={message.text} />
            <MessageButton
              label={t('message.helped')}
              aria-pressed={message.feedback === 'up'}
              onClick={() => actions.onRate(message, message.feedback === 'up' ? null : 'up')}
            >
              <ThumbsUp aria-hidden="true" fill={message.feedback === 'up' ? 'currentColor' : 'none'} />
            </MessageButton>
            <MessageButton
              label={t('message.missed')}
              aria-pressed={message.feedback === 'down'}
              onClick={() => actions.onRate(message, message.feedback === 'down' ? null : 'down')}
            >
              <ThumbsDown aria-hidden="true" fill={message.feedback === 'down' ? 'currentColor' : 'none'} />
            </MessageButton>
            {last && (
              <MessageButton label={t('message.retry')} onClick={() => actions.onRetry(message)}>
                <RotateCcw aria-hidden="true" />
              </MessageButton>
            )}
            <VersionSwitcher message={message} onSelect={actions.onSelect} />
            <time dateTime={message.createdAt} className="ps-2 text-sm text-ink-soft pointer-coarse:ps-3">
              {timeText(new Date(message.createdAt))}
            </time>
          </div>
        )}
        {whole && receipt}
        {whole && children}
      </div>
    </article>
  );
}

/** Stands where the reply will be while the message is still on its way to the server. */
export function ReplyToCome() {
  const t = useTexts('chats');
  return (
    <div className="grid grid-cols-[1.75rem_1fr] gap-x-3">
      <Mark className="mt-0.5 size-6.5" breathing />
      <p className="text-ink-soft italic">{t('reply.thinking')}</p>
    </div>
  );
}

function CutOff({ message, last, actions }: Omit<AssistantMessageProps, 'children' | 'receipt' | 'simpleBefore'>) {
  const t = useTexts('chats');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="w-full text-sm text-ink-soft">
        {message.state === 'stopped' ? t('reply.stopped') : t('reply.cutOff')}
      </p>
      {last && (
        <>
          {message.text !== '' && <Chip onClick={actions.onContinue}>{t('reply.continue')}</Chip>}
          <Chip onClick={() => actions.onRetry(message)}>{t('reply.tryAgain')}</Chip>
        </>
      )}
    </div>
  );
}
