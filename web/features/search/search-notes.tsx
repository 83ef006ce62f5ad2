import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { Search } from './use-search.ts';

interface SearchNotesProps {
  typed: string;
  search: Search;
  /** Neither a command nor a hit. */
  none: boolean;
}

/** How the search stands, in words: to see where there is no list, and for screen readers always. */
export function SearchNotes({ typed, search: { words, groups, looking, error, retry }, none }: SearchNotesProps) {
  const t = useTexts('search');
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const isEmpty = typed.trim() === '';
  const isNothing = !looking && error === null && words !== '' && count === 0;
  const said = looking
    ? t('looking')
    : error !== null || isEmpty || words === ''
      ? ''
      : count > 0
        ? t('found', { count })
        : t('nothing');
  return (
    <div className="px-3 pt-4">
      <p role="status" className="sr-only">
        {said}
      </p>
      {isEmpty && <p className="measure text-sm text-ink-soft">{t('about')}</p>}
      {looking && count === 0 && <p className="text-ink-soft">{t('looking')}</p>}
      {isNothing && (
        <div className="flex flex-col gap-1">
          <p className="font-medium">{t('nothing')}</p>
          <p className="measure text-ink-soft">{t('nothing.hint')}</p>
        </div>
      )}
      {none && !looking && words === '' && error === null && !isEmpty && <p className="text-ink-soft">{t('goOn')}</p>}
      {error !== null && (
        <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-sunken px-4 py-3">
          <p>{navigator.onLine ? errorText(error) : t('offline')}</p>
          <Button size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
