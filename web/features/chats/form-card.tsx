import type { QuestionnaireCard } from '#shared/chats/cards.contract.ts';
import type { FormAnswer } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** Forms with words of their own for why; the others have those for all. */
const NAMED = ['phq-9', 'gad-7', 'mos-sleep-6'];

interface FormCardProps {
  card: QuestionnaireCard;
  /** The chat to come back to. */
  from: string;
  onAnswer: (answer: FormAnswer) => void;
}

/** A questionnaire that fits what was told: what, why, how long, and that later is fine. */
export function FormCard({ card: { id, name, minutes, questions }, from, onAnswer }: FormCardProps) {
  const t = useTexts('chats');
  return (
    <section
      aria-label={t('form.label', { name })}
      className="flex animate-appear flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h3 className="text-lg">{t('form.title', { name })}</h3>
      <p className="measure">{t(NAMED.includes(id) ? `form.why.${id}` : 'form.why')}</p>
      <p className="measure text-sm text-ink-soft">{t('form.what', { minutes, questions })}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/questionnaire/${id}?from=${from}`} look="primary" size="small">
          {t('form.open')}
        </ButtonLink>
        <Button size="small" onClick={() => onAnswer('later')}>
          {t('form.later')}
        </Button>
        <Button look="quiet" size="small" onClick={() => onAnswer('never')}>
          {t('form.never')}
        </Button>
      </div>
    </section>
  );
}
