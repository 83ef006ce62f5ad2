import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { dayName } from '#web/lib/day-name.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { useItemName } from './item-name.ts';
import { type Period, readWholeJournal } from './journal.queries.ts';
import { toMarkdown } from './journal-markdown.ts';

interface JournalPeriodProps {
  uid: string;
  period: Period;
  onPeriod: (period: Period) => void;
  /** Brings all of the period onto the page. */
  onWhole: () => Promise<void>;
}

/** Which days are shown, and these days on paper or as a file. */
export function JournalPeriod({ uid, period, onPeriod, onWhole }: JournalPeriodProps) {
  const t = useTexts('journal');
  const name = useItemName();
  const [busy, setBusy] = useState<'print' | 'save' | null>(null);
  const today = dayName(new Date());
  const work = async (what: 'print' | 'save', done: () => Promise<void>) => {
    setBusy(what);
    await done().catch((error: unknown) => announce(errorText(error)));
    setBusy(null);
  };
  const print = () =>
    work('print', async () => {
      await onWhole();
      // After the browser has drawn what came last.
      requestAnimationFrame(() => setTimeout(() => window.print()));
    });
  const save = () =>
    work('save', async () => {
      const items = await readWholeJournal(uid, period);
      const text = toMarkdown(items, {
        title: t('title'), // From so far away every day is told with its date and year.
        day: (date) => dayText(date, new Date(0)),
        name,
      });
      const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `${t('file')}-${period.to || today}.md`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      announce(t('file.saved'), { quiet: true });
    });
  const isNarrow = period.from !== '' || period.to !== '';
  return (
    <details className="no-print rounded-card border border-line bg-surface" open={isNarrow || undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-medium">{t('period')}</summary>
      <div className="flex flex-col gap-4 border-t border-line p-4">
        <div className="flex flex-wrap gap-4">
          <TextField
            type="date"
            label={t('period.from')}
            value={period.from}
            max={period.to || today}
            onChange={(event) => onPeriod({ ...period, from: event.target.value })}
          />
          <TextField
            type="date"
            label={t('period.to')}
            value={period.to}
            min={period.from}
            max={today}
            onChange={(event) => onPeriod({ ...period, to: event.target.value })}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          {isNarrow && (
            <Button size="small" look="quiet" onClick={() => onPeriod({ from: '', to: '' })}>
              {t('period.all')}
            </Button>
          )}
          <Button size="small" busy={busy === 'print'} onClick={() => void print()}>
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Button>
          <Button size="small" busy={busy === 'save'} onClick={() => void save()}>
            <Download aria-hidden="true" className="size-4" />
            {t('save')}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">{t('save.hint')}</p>
      </div>
    </details>
  );
}
