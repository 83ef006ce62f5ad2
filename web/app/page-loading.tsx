import { useTexts } from '#web/lib/i18n.ts';
import { Mark } from '#web/ui/mark.tsx';

/** The breathing arch, while a page or the session is on its way. Appears late, so that quick loads stay still. */
export function PageLoading() {
  const t = useTexts('app');
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center">
      <span className="animate-appear [animation-delay:300ms]">
        <Mark breathing className="size-14" />
      </span>
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}
