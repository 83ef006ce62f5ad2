import { useUid } from '#web/features/auth/auth.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Link } from '#web/ui/link.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { useSafetyPlan } from './safety-plan.queries.ts';

/** The person's own plan inside the help, to open on the spot; an invitation where there is none. */
export function PlanInHelp({ onLeave }: { onLeave?: () => void }) {
  const t = useTexts('safety');
  const { plan } = useSafetyPlan(useUid());
  const written = plan !== undefined && Object.keys(plan.parts).length > 0;
  const link = (
    <Link to="/profile?view=plan" className="link inline-flex min-h-11 items-center self-start" onClick={onLeave}>
      {t(written ? 'plan.open' : 'plan.begin')}
    </Link>
  );
  if (!written) return link;
  return (
    <details>
      <summary className="min-h-11 content-center text-primary">{t('plan.title')}</summary>
      <PlanSheet plan={plan} lines={false} />
      {link}
    </details>
  );
}
