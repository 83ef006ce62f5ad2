import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MESSAGE_TEXT_MAX } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

/** A message opened for editing. Saving makes a new branch; what was there stays and can be switched back to. */
export function EditMessage({
  text,
  onSave,
  onClose,
}: {
  text: string;
  onSave: (text: string) => void;
  onClose: () => void;
}) {
  const t = useTexts('chats');
  const [value, setValue] = useState(text);
  const box = useRef<HTMLTextAreaElement>(null);
  const sendable = value.trim() !== '' && value.length <= MESSAGE_TEXT_MAX;
  useEffect(() => {
    const element = box.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.keyCode !== 229) {
      event.preventDefault();
      if (sendable) onSave(value.trim());
    }
  };
  return (
    <div className="ms-auto flex w-full max-w-[34rem] flex-col gap-2 rounded-[1.25rem] bg-primary-soft p-3">
      <textarea
        ref={box}
        value={value}
        dir="auto"
        aria-label={t('edit.label')}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-80 min-h-20 w-full resize-none rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink"
      />
      {value.length > MESSAGE_TEXT_MAX && (
        <p className="text-sm text-danger">{t('composer.tooLong', { over: value.length - MESSAGE_TEXT_MAX })}</p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" onClick={onClose}>
          {t('edit.cancel')}
        </Button>
        <Button size="small" look="primary" disabled={!sendable} onClick={() => onSave(value.trim())}>
          {t('edit.save')}
        </Button>
      </div>
    </div>
  );
}
