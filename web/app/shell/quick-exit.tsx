import { LogOut } from 'lucide-react';
import { useTexts } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Leaves for a neutral page at once. boot.ts listens for `data-quick-exit`, so it works before the app has started. */
export function QuickExit({ className }: { className?: string }) {
  const t = useTexts('app');
  return (
    <button
      type="button"
      data-quick-exit=""
      title={t('quickExit.hint')}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong/60 bg-surface px-4 text-sm font-medium hover:bg-sunken',
        className,
      )}
    >
      <LogOut aria-hidden="true" className="size-4 text-ink-soft rtl:-scale-x-100" />
      {t('quickExit.label')}
    </button>
  );
}
