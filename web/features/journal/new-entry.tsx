import { useState } from 'react';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { ENTRY_TEXT_MAX } from '#shared/journal/journal.contract.ts';
import { dayName } from '#web/lib/day-name.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { useHeldDraft } from './held-draft.ts';
import { putEntry } from './journal-sender.ts';

/** A place to write. What stands in it stays on this device, sealed, until it is kept or taken out. */
export function NewEntry({ uid }: { uid: string }) {
  const t = useTexts('journal');
  const [text, setText] = useState<string | null>(null);
  const [held, hold] = useHeldDraft(uid, (draft) => setText((typed) => typed ?? draft));
  const type = (typed: string) => {
    setText(typed);
    hold(typed);
  };
  const keep = async () => {
    const written = text?.trim() ?? '';
    if (written === '') return;
    const at = new Date().toISOString();
    // Kept here before the draft goes: whatever happens in between, one of the two is there.
    await putEntry(uid, uuidV7(), { day: dayName(new Date(at)), at, text: written });
    setText('');
    hold('');
    announce(t('kept'), { quiet: true });
  };
  const isEmpty = (text ?? '').trim() === '';
  return (
    <form
      className="no-print flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <AreaField
        label={t('write')}
        hint={t('write.hint')}
        dir="auto"
        rows={6}
        className="min-h-40"
        value={text ?? ''}
        maxLength={ENTRY_TEXT_MAX}
        onChange={(event) => type(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="primary" aria-disabled={isEmpty || undefined}>
          {t('write.keep')}
        </Button>
        {!isEmpty && held === text && <p className="text-sm text-ink-soft">{t('write.draft')}</p>}
      </div>
    </form>
  );
}
