import type { Counts } from '#shared/data/archive.contract.ts';
import { currentLanguage, type Translate } from '#web/lib/i18n.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people say it: 340 kB, 1.2 MB. */
export function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const format = new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    maximumFractionDigits: step > 1 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** step);
}

/** Day and time of a moment. */
export function momentOf(iso: string): string {
  const format = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeStyle: 'short' });
  return format.format(new Date(iso));
}

/** What is named one by one; the rest belongs to these or is a choice. */
const NAMED = [
  'chats',
  'messages',
  'memories',
  'journal',
  'checkins',
  'questionnaire-responses',
  'exercise-runs',
  'safety-plan',
  'picture',
];

/** "3 chats, 120 messages and your safety plan"; empty where nothing was new. */
export function countsText(counts: Counts, t: Translate): string {
  const named = NAMED.flatMap((name) => (counts[name] ? [t(`count.${name}`, { count: counts[name] })] : []));
  const isAnything = Object.values(counts).some((count) => count > 0);
  const all = named.length === 0 && isAnything ? [t('count.rest')] : named;
  return new Intl.ListFormat(currentLanguage()).format(all);
}
