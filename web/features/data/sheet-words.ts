import type { FormPart, ScoreRow } from '#shared/data/appointment-sheet.ts';
import type { MoodRow } from '#shared/data/mood-rows.ts';
import { currentLanguage, type Translate } from '#web/lib/i18n.ts';
import { fullDay, fullDays } from './day-words.ts';

const oneDecimal = new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat(currentLanguage(), { signDisplay: 'exceptZero' });

export const meanText = (mean: number): string => oneDecimal.format(mean);
export const differenceText = (difference: number): string => signed.format(difference);

/** One result in one line. */
export function scoreLine(t: Translate, row: ScoreRow): string {
  const scores = row.scores.map(({ id, label, value, band }) => {
    const named = id === 'total' ? String(value) : t('row.part', { label, value });
    return band ? t('row.band', { value: named, band: band.label }) : named;
  });
  return t('row', { day: fullDay(row.day), scores: scores.join(', ') });
}

export const moodLine = (t: Translate, row: MoodRow): string =>
  t('mood.row', { days: fullDays(row.from, row.to), mean: meanText(row.mean), count: row.count });

/** What changed from the first result on the page to the last, and whether that counts; empty where nothing compares. */
export function changeText(t: Translate, { change, instrument }: FormPart): string {
  if (!change) return '';
  const { difference, reliable } = change;
  const way = difference === 0 ? 'same' : difference > 0 ? 'higher' : 'lower';
  const value = instrument.reliableChange?.value ?? 0;
  const meant = reliable === null ? 'unknown' : reliable ? 'reliable' : 'notReliable';
  const moved = t(`change.${way}`, { points: Math.abs(difference) });
  return way === 'same' ? moved : `${moved} ${t(`change.${meant}`, { value })}`;
}
