import { Search } from 'lucide-react';
import { Suspense } from 'react';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { ExerciseLibrary } from '#web/features/exercises/exercises.queries.ts';
import { openCommands } from '#web/features/search/search.queries.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useSuggestions } from './suggestions.queries.ts';

/** Views of this address that the start leads to, where they are there. */
const LINKED = ['checkin', 'week', 'journal'];

/** The start of /suggestions: a few cards, best first, and below them every exercise. */
export function SuggestionsView({ views }: { views: readonly string[] }) {
  const t = useTexts('suggestions');
  const uid = useUid();
  const list = useSuggestions(uid);
  const mode = list.data?.mode ?? 'usual';
  // Without a network nothing is on its way.
  const isUnreached = list.error instanceof ApiError && list.error.status === 0;
  const isAway = !list.data && (isUnreached || (list.isPending && list.fetchStatus === 'paused'));
  const linked = LINKED.filter((view) => views.includes(view));
  return (
    <div className="mx-auto flex max-w-[44rem] flex-col gap-9 px-5 pt-10 pb-24 @2xl:px-8">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="measure text-ink-soft">{t(`lead.${mode}`)}</p>
        <Button size="small" className="self-start" onClick={() => openCommands()}>
          <Search aria-hidden="true" className="size-4" />
          {t('search')}
        </Button>
        {linked.length > 0 && (
          <nav aria-label={t('views')} className="flex flex-wrap gap-x-6">
            {linked.map((view) => (
              <Link key={view} to={`/suggestions?view=${view}`} className="link inline-flex min-h-11 items-center">
                {t(`view.${view}`)}
              </Link>
            ))}
          </nav>
        )}
      </header>
      {list.isError && !isAway && (
        <div className="flex flex-col items-start gap-3 rounded-card bg-danger-soft px-4 py-3">
          <p className="text-danger">{t('failed')}</p>
          <Button size="small" onClick={() => void list.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {isAway && <p className="measure rounded-card bg-dusk-soft px-5 py-4">{t('offline')}</p>}
      {list.isPending && !isAway && !list.isError && <CardSkeletons />}
      {uid !== null && list.data && (
        <ul aria-label={t('list')} className="flex flex-col gap-5">
          {list.data.suggestions.map((suggestion) => (
            <SuggestionCard key={suggestion.id} uid={uid} suggestion={suggestion} mode={mode} views={views} />
          ))}
        </ul>
      )}
      {/* Without a network too: what is fetched decides only whether a person comes first. */}
      {uid !== null && (isAway || !list.isPending) && mode !== 'safety' && (
        <Suspense>
          <ExerciseLibrary />
        </Suspense>
      )}
    </div>
  );
}

function CardSkeletons() {
  return ['w-40', 'w-56', 'w-48'].map((width) => (
    <div key={width} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <Skeleton className="w-24" />
      <Skeleton className={`h-6 ${width}`} />
      <Skeleton className="w-3/4" />
      <Skeleton className="h-11 w-32" />
    </div>
  ));
}
