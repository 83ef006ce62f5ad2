import type { QuestionnaireHead, Standing } from '#shared/questionnaires/questionnaires.contract.ts';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { byTheme, dayOf, factsOf, isShortOne, lastLine, measures } from './form-words.ts';
import { exportAddress, useQuestionnaires, useStandings } from './questionnaires.queries.ts';
import { TakeAlong } from './take-along.tsx';

/** /questionnaires: what may be filled in, by theme, with what it is about and how the person stands with it. */
export function QuestionnairesPage() {
  const t = useTexts('questionnaires');
  const uid = useUid();
  const list = useQuestionnaires();
  const standings = useStandings(uid).data?.standings ?? [];
  const heads = list.data?.questionnaires ?? [];
  return (
    <div className="relative mx-auto flex max-w-[44rem] flex-col gap-9 px-5 pt-10 pb-24 @2xl:px-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl">{t('list.title')}</h1>
        <p className="measure text-ink-soft">{t('list.lead')}</p>
      </header>
      {list.isError && (
        <div className="flex flex-col items-start gap-3 rounded-card bg-danger-soft px-4 py-3">
          <p className="text-danger">{t('list.failed')}</p>
          <Button size="small" onClick={() => void list.refetch()}>
            {t('list.retry')}
          </Button>
        </div>
      )}
      {list.isPending && !list.isError && <ListSkeleton />}
      {byTheme(heads).map(({ theme, heads: forms }) => (
        <section key={theme} aria-labelledby={`theme-${theme}`} className="flex flex-col">
          <h2 id={`theme-${theme}`} className="mb-2 text-xl">
            {t(`theme.${theme}`)}
          </h2>
          <ul className="flex flex-col">
            {forms.map((head) => (
              <Form
                key={head.id}
                head={head}
                isShort={isShortOne(head, heads)}
                standing={standings.find(({ questionnaire }) => questionnaire === head.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {uid !== null && standings.some(({ results }) => results > 0) && (
        <section aria-labelledby="take" className="flex flex-col gap-3 border-t border-line pt-6">
          <h2 id="take" className="text-xl">
            {t('list.export')}
          </h2>
          <p className="text-sm text-ink-soft">{t('list.exportText')}</p>
          <TakeAlong address={(format) => exportAddress(uid, format)} />
        </section>
      )}
    </div>
  );
}

interface FormProps {
  head: QuestionnaireHead;
  isShort: boolean;
  standing: Standing | undefined;
}

function Form({ head, isShort, standing }: FormProps) {
  const t = useTexts('questionnaires');
  const what = measures(t, head);
  const isDue = standing?.dueAt != null && Date.parse(standing.dueAt) <= Date.now();
  return (
    <li className="border-t border-line">
      <Link
        to={`/questionnaire/${head.id}`}
        className="-mx-3 flex flex-col gap-0.5 rounded-card px-3 py-4 text-ink no-underline transition-colors hover:bg-sunken"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-sans text-base font-semibold tracking-normal">
            {isShort ? t('list.short', { what }) : what}
          </h3>
          <span className="text-sm font-medium text-primary">{head.shortTitle}</span>
        </span>
        <span className="text-sm text-ink-soft">{`${factsOf(t, head)} · ${t(`licence.${head.licence.use}`)}`}</span>
        {standing?.last && <span className="text-sm">{lastLine(t, standing.last)}</span>}
        {standing?.draft && (
          <span className="text-sm font-medium text-accent-ink">
            {t('draft', {
              day: dayOf(standing.draft.updatedAt),
              answered: standing.draft.answered,
              questions: standing.draft.questions,
            })}
          </span>
        )}
        {standing?.dueAt && (
          <span className="text-sm text-ink-soft">
            {isDue ? t('due.now') : t('due.from', { day: dayOf(standing.dueAt) })}
          </span>
        )}
      </Link>
    </li>
  );
}

function ListSkeleton() {
  return ['w-28', 'w-40', 'w-32'].map((width) => (
    <div key={width} className="flex flex-col gap-4">
      <Skeleton className={`h-6 ${width}`} />
      <Skeleton className="w-3/4" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/3" />
    </div>
  ));
}
