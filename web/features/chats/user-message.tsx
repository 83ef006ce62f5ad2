import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { timeText } from '#web/lib/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CopyButton } from './copy-button.tsx';
import { EditMessage } from './edit-message.tsx';
import { MESSAGE_TOOLS, MessageButton } from './message-button.tsx';
import { useTextLanguage } from './text-language.ts';
import { VersionSwitcher } from './version-switcher.tsx';

const BUBBLE =
  'max-w-[min(85%,34rem)] rounded-[1.25rem] rounded-ee-[0.375rem] bg-primary-soft px-4 py-2.5 text-ink whitespace-pre-wrap [overflow-wrap:anywhere]';

interface UserMessageProps {
  message: Message;
  /** Null where it cannot be changed. */
  onEdit: ((message: Message, text: string) => void) | null;
  onSelect: (messageId: string) => void;
}

/** What the person wrote: a soft bubble on their side, shown exactly as typed. */
export function UserMessage({ message, onEdit, onSelect }: UserMessageProps) {
  const t = useTexts('chats');
  const [editing, setEditing] = useState(false);
  const lang = useTextLanguage(message);
  if (editing) {
    return (
      <EditMessage
        text={message.text}
        onClose={() => setEditing(false)}
        onSave={(text) => {
          setEditing(false);
          if (text !== message.text) onEdit?.(message, text);
        }}
      />
    );
  }
  return (
    <article aria-label={t('message.fromYou')} tabIndex={-1} className="group flex flex-col items-end outline-none">
      <p dir="auto" lang={lang} className={BUBBLE}>
        {message.text}
      </p>
      <div
        className={classNames(
          '-me-2 flex flex-wrap items-center justify-end transition-opacity pointer-coarse:-me-3',
          MESSAGE_TOOLS,
        )}
      >
        <time dateTime={message.createdAt} className="pe-1 text-sm text-ink-soft">
          {timeText(new Date(message.createdAt))}
        </time>
        <VersionSwitcher message={message} onSelect={onSelect} />
        <CopyButton text={message.text} />
        {onEdit && (
          <MessageButton label={t('message.edit')} onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
          </MessageButton>
        )}
      </div>
    </article>
  );
}

export const USER_BUBBLE = BUBBLE;
