import { ApiError } from '#web/lib/api-client.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** In place of a form or a result that could not be had. */
export function NotHere({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts('questionnaires');
  const code = error instanceof ApiError && error.status === 404 ? error.code : null;
  const what = code === null ? 'away' : code === 'questionnaires.response_not_found' ? 'gone' : 'notOffered';
  return (
    <div className="flex flex-col items-start gap-4 pt-6">
      <h1 className="text-3xl">{t(`here.${what}`)}</h1>
      <p className="measure text-ink-soft">{t(`here.${what}Text`)}</p>
      {what === 'away' && <Button onClick={onRetry}>{t('list.retry')}</Button>}
    </div>
  );
}

/** In the shape of a question or a result. */
export function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5 pt-6">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="w-full" />
      <Skeleton className="w-4/5" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
