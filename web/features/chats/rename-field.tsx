import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TITLE_MAX } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { titleToSave } from './rename.ts';

interface RenameFieldProps {
  title: string | null;
  onSave: (title: string) => void;
  /** Runs after saving too; `byKeyboard` says whether the focus should go back to the entry. */
  onClose: (byKeyboard: boolean) => void;
}

/** Enter saves, Escape and losing the focus cancel; the text is selected from the start. */
export function RenameField({ title, onSave, onClose }: RenameFieldProps) {
  const t = useTexts('chats');
  const [text, setText] = useState(title ?? t('rename.initial'));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The drawer around it listens for Escape too.
      event.stopPropagation();
      onClose(true);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const next = titleToSave(text);
      if (next !== null) onSave(next);
      onClose(true);
    }
  };
  return (
    <input
      ref={field}
      value={text}
      maxLength={TITLE_MAX}
      aria-label={t('rename.label')}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onClose(false)}
      className="min-h-11 w-full min-w-0 rounded-md border border-primary bg-surface px-3 text-base outline-none"
    />
  );
}
