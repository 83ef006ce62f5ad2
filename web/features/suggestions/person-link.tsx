import type { Suggestion } from '#shared/suggestions/suggestions.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Link } from '#web/ui/link.tsx';

/** Where a suggestion leads to a person: what makes the first word easier. */
export function PersonLink({ suggestion: { type, refId } }: { suggestion: Pick<Suggestion, 'type' | 'refId'> }) {
  const t = useTexts('suggestions');
  const look = 'link inline-flex min-h-11 items-center self-start text-start';
  if (refId === 'help' || (type !== 'human_help' && refId !== 'reach-out')) return null;
  return (
    <>
      <Link to="/profile?view=say" className={look}>
        {t('person.say')}
      </Link>
      {refId === 'doctor' && (
        <Link to="/profile?view=appointment" className={look}>
          {t('person.appointment')}
        </Link>
      )}
    </>
  );
}
