import { useState } from 'react';
import { REASON_MAX } from '#shared/suggestions/suggestions.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

interface NeverFormProps {
  busy: boolean;
  onNever: (reason: string) => void;
  onBack: () => void;
}

/** Before something goes for good: why, if the person likes to say. */
export function NeverForm({ busy, onNever, onBack }: NeverFormProps) {
  const t = useTexts('suggestions');
  const [reason, setReason] = useState('');
  return (
    <form
      className="flex flex-col gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onNever(reason.trim());
      }}
    >
      <TextField
        label={t('never.reason')}
        hint={t('never.hint')}
        value={reason}
        maxLength={REASON_MAX}
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onBack}>
          {t('never.back')}
        </Button>
        <Button type="submit" size="small" look="danger" busy={busy}>
          {t('never.confirm')}
        </Button>
      </div>
    </form>
  );
}
