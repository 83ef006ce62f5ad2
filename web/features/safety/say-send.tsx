import { Copy, Mail, MessageSquare, Share2 } from 'lucide-react';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { mailLink, smsLink } from './message-links.ts';
import type { Say } from './use-say.ts';

const ICON = 'size-4 shrink-0';

/** The ways out: the device's own messages, mail and share sheet, or a copy. Nothing is sent from here. */
export function SaySend({ say }: { say: Say }) {
  const { draft, text, change } = say;
  const { form, subject } = say.words;
  const canShare = typeof navigator.share === 'function';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      announce(form.copied, { quiet: true });
      say.use();
    } catch {
      announce(form.copyFailed);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ text });
      say.use();
    } catch (error) {
      // Closing the sheet is an answer, too.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-4 *:min-w-0 *:flex-[1_1_14rem]">
        <TextField
          label={form.number}
          hint={form.numberHint}
          type="tel"
          value={draft.phone}
          autoComplete="off"
          onChange={(event) => change({ phone: event.target.value })}
        />
        <TextField
          label={form.address}
          type="email"
          value={draft.mail}
          autoComplete="off"
          onChange={(event) => change({ mail: event.target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={smsLink(draft.phone, text)} className={buttonClass('primary')} onClick={say.use}>
          <MessageSquare aria-hidden="true" className={ICON} />
          {form.sms}
        </a>
        <a href={mailLink(draft.mail, subject, text)} className={buttonClass()} onClick={say.use}>
          <Mail aria-hidden="true" className={ICON} />
          {form.mail}
        </a>
        {canShare && (
          <Button onClick={() => void share()}>
            <Share2 aria-hidden="true" className={ICON} />
            {form.share}
          </Button>
        )}
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className={ICON} />
          {form.copy}
        </Button>
      </div>
      {say.used && (
        <p role="status" className="measure rounded-card bg-primary-soft px-4 py-3">
          {form.opened} {form.noAnswer}
        </p>
      )}
      <p className="measure text-sm text-ink-soft">{form.kept}</p>
      <Button
        look="quiet"
        size="small"
        className="-ms-4 self-start"
        onClick={() => {
          say.clear();
          announce(form.cleared);
        }}
      >
        {form.clear}
      </Button>
    </div>
  );
}
