import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { MESSAGE_TEXT_MAX } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';

/** From here on the person is told how much room is left. */
const TELL_FROM = MESSAGE_TEXT_MAX - 500;

interface ComposerProps {
  /** What the box holds when it opens. */
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  /** A reply is on its way: the button stops it while there is nothing to send. */
  onStop: (() => void) | null;
  placeholder: string;
  autoFocus: boolean;
}

/** The browser grows the box where it can (`field-sizing`); elsewhere its height follows its text by hand. */
function useGrowth(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [text]);
  return box;
}

export function Composer({ draft, onDraft, onSend, onStop, placeholder, autoFocus }: ComposerProps) {
  const t = useTexts('chats');
  const id = useId();
  const [text, setText] = useState(draft);
  const box = useGrowth(text);
  const touched = useRef(false);
  const tooLong = text.length > MESSAGE_TEXT_MAX;
  const empty = text.trim() === '';

  // The server's draft may arrive after the box has opened, but never over what was typed.
  useEffect(() => {
    if (!touched.current) setText(draft);
  }, [draft]);

  useEffect(() => {
    // On a touch screen focus would throw the keyboard over the page.
    if (autoFocus && matchMedia('(hover: hover)').matches) box.current?.focus({ preventScroll: true });
  }, [autoFocus, box]);

  const change = (next: string) => {
    touched.current = true;
    setText(next);
    onDraft(next);
  };

  const send = () => {
    if (empty || tooLong) return;
    onSend(text.trim());
    change('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // 229 is what some input methods report while a word is still being composed.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };

  const stops = onStop !== null && empty;
  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {text.length > TELL_FROM && (
        <p id={`${id}-room`} className={classNames('px-4 text-sm', tooLong ? 'text-danger' : 'text-ink-soft')}>
          {tooLong
            ? t('composer.tooLong', { over: text.length - MESSAGE_TEXT_MAX })
            : t('composer.room', { left: MESSAGE_TEXT_MAX - text.length })}
        </p>
      )}
      <div className="flex items-end gap-2 rounded-[1.5rem] border border-line-strong/50 bg-surface p-1.5 ps-5 shadow-soft transition-[border-color,outline-color] outline-2 outline-transparent has-[textarea:focus]:border-primary has-[textarea:focus]:outline-primary-soft forced-colors:has-[textarea:focus]:outline-[Highlight]">
        <label htmlFor={id} className="sr-only">
          {t('composer.label')}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={1}
          value={text}
          dir="auto"
          enterKeyHint="send"
          placeholder={placeholder}
          aria-describedby={text.length > TELL_FROM ? `${id}-room` : undefined}
          aria-invalid={tooLong || undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-[calc(8*1.6em+1.125rem)] min-h-11 min-w-0 flex-1 resize-none overflow-y-auto bg-transparent py-[0.5625rem] text-base text-ink outline-none [overflow-wrap:anywhere] placeholder:text-ink-soft"
        />
        {stops ? (
          <button
            type="button"
            onClick={onStop}
            aria-label={t('composer.stop')}
            title={t('composer.stop')}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-ink text-paper transition-opacity hover:opacity-85"
          >
            <Square aria-hidden="true" className="size-4" fill="currentColor" />
          </button>
        ) : (
          <button
            type="submit"
            aria-label={t('composer.send')}
            title={t('composer.send')}
            disabled={empty || tooLong}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary transition-colors hover:bg-primary-strong disabled:bg-sunken disabled:text-ink-soft"
          >
            <ArrowUp aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </form>
  );
}
