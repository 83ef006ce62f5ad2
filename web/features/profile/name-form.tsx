import { type FormEvent, useState } from 'react';
import { DISPLAY_NAME_MAX } from '#shared/profile/profile.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { useSaveDisplayName, useUserDocument } from './profile.queries.ts';

/** The display name. What is typed here stays, even when the name changes elsewhere meanwhile. */
export function NameForm({ uid }: { uid: string }) {
  const t = useTexts('profile');
  const stored = useUserDocument(uid)?.displayName ?? '';
  const save = useSaveDisplayName(uid);
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const value = typed ?? stored;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await save(value.trim() || null);
      setTyped(null);
      announce(t('saved'));
    } catch (error) {
      announce(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-[min(15rem,100%)] flex-1">
        <TextField
          label={t('name.label')}
          autoComplete="nickname"
          maxLength={DISPLAY_NAME_MAX}
          value={value}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" busy={busy} disabled={value.trim() === stored} className="min-h-12">
        {t('name.save')}
      </Button>
    </form>
  );
}
