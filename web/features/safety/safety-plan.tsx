import { Pencil, Printer, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PLAN_PARTS, type PlanParts } from '#shared/safety/safety-plan.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { AFTER_PAGE_CHANGE, landOn } from '#web/lib/land-on.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { usePlanWrites, useSafetyPlan } from './safety-plan.queries.ts';
import { SayButton } from './say-button.tsx';

/** `/profile?view=plan`: the safety plan to read, change, print and delete. */
export function SafetyPlanView({ uid }: { uid: string }) {
  const t = useTexts('safety');
  const { plan, failed } = useSafetyPlan(uid);
  const writes = usePlanWrites(uid);
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const empty = plan !== undefined && PLAN_PARTS.every((part) => plan.parts[part] === undefined);
  const part = useSearchParams()[0].get('part');
  const sheet = useRef<HTMLDivElement>(null);
  const isShown = plan !== undefined && !editing && !empty;
  useEffect(() => {
    const words =
      part === null || !isShown
        ? null
        : sheet.current?.querySelector<HTMLElement>(`[data-plan-part="${CSS.escape(part)}"]`);
    if (!words) return;
    const timer = setTimeout(() => landOn(words), AFTER_PAGE_CHANGE);
    return () => clearTimeout(timer);
  }, [part, isShown]);
  const save = async (parts: PlanParts) => {
    try {
      await writes.save(parts);
      setEditing(false);
      announce(t('plan.saved'));
    } catch (error) {
      announce(errorText(error));
    }
  };
  const remove = async () => {
    setDeleting(false);
    try {
      await writes.remove();
      announce(t('plan.deleted'));
    } catch (error) {
      announce(errorText(error));
    }
  };
  return (
    <div className="plan-paper mx-auto flex max-w-[44rem] flex-col gap-6 px-5 pt-10 pb-24 @2xl:px-8">
      <Link to="/profile" className="link no-print inline-flex min-h-11 items-center self-start">
        {t('plan.back')}
      </Link>
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl">{t('plan.title')}</h1>
        <p className="measure text-ink-soft">{t('plan.lead')}</p>
        <p className="measure no-print text-sm text-ink-soft">{t('plan.stays')}</p>
      </header>
      {failed && <p className="rounded-card bg-danger-soft px-4 py-3 text-danger">{t('plan.failed')}</p>}
      {plan && (editing || empty) && (
        <PlanForm parts={plan.parts} onSave={save} onCancel={empty ? null : () => setEditing(false)} />
      )}
      {plan && !editing && !empty && (
        <>
          <div className="no-print flex flex-wrap gap-3">
            <Button size="small" onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" className="size-4" />
              {t('plan.edit')}
            </Button>
            <Button size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('plan.print')}
            </Button>
            <Button size="small" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" className="size-4" />
              {t('plan.delete')}
            </Button>
            <SayButton />
          </div>
          <div ref={sheet}>
            <PlanSheet plan={plan} />
          </div>
        </>
      )}
      <Dialog
        open={deleting}
        onClose={() => setDeleting(false)}
        title={t('plan.deleteTitle')}
        description={t('plan.deleteText')}
        actions={
          <>
            <Button onClick={() => setDeleting(false)}>{t('plan.cancel')}</Button>
            <Button look="danger" onClick={() => void remove()}>
              {t('plan.delete')}
            </Button>
          </>
        }
      />
    </div>
  );
}
