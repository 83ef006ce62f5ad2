import type { JournalItem } from '#shared/journal/journal.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';

/** What an item of the journal is, in words. */
export function useItemName(): (item: JournalItem) => string {
  const t = useTexts('journal');
  const moods = useTexts('checkins');
  return (item) => {
    if (item.kind === 'entry') return t('name.entry');
    return item.kind === 'exercise' ? item.title : t('name.checkin', { mood: moods(`mood.${item.mood}`) });
  };
}
