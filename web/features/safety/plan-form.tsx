import { useState } from 'react';
import { PLAN_PART_MAX, PLAN_PARTS, type PlanParts } from '#shared/safety/safety-plan.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField } from '#web/ui/field.tsx';

interface PlanFormProps {
  parts: PlanParts;
  onSave: (parts: PlanParts) => Promise<void>;
  onCancel: (() => void) | null;
}

/** Seven short parts to write in; none has to be filled. */
export function PlanForm({ parts, onSave, onCancel }: PlanFormProps) {
  const t = useTexts('safety');
  const [written, setWritten] = useState(parts);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await onSave(written);
    setBusy(false);
  };
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {PLAN_PARTS.map((part) => (
        <AreaField
          key={part}
          label={t(`plan.${part}`)}
          hint={t(`plan.${part}.hint`)}
          value={written[part] ?? ''}
          maxLength={PLAN_PART_MAX}
          rows={3}
          onChange={(event) => setWritten({ ...written, [part]: event.target.value })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy}>
          {t('plan.save')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('plan.cancel')}</Button>}
      </div>
    </form>
  );
}
