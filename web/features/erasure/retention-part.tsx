import { useState } from 'react';
import type { Retention, RetentionChoice } from '#shared/erasure/erasure.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/status-region.tsx';
import {
  countLines,
  countsText,
  momentText,
  previewRetention,
  useRetention,
  useSaveRetention,
} from './erasure.queries.ts';

const PARTS = ['chats', 'journal', 'checkins'] as const;
const DAYS = [null, 30, 90, 365] as const;

const isShorter = (days: number | null, before: number | null) => days !== null && (before === null || days < before);

/** How long chats, journal and check-ins are kept. A shorter limit is asked about, with what it would delete. */
export function RetentionPart({ uid }: { uid: string }) {
  const t = useTexts('erasure');
  const { data, isError } = useRetention(uid);
  const save = useSaveRetention(uid);
  const [asked, setAsked] = useState<Retention | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (!data) return isError ? <p className="text-danger">{t('retention.failed')}</p> : null;

  const keep = async (choice: RetentionChoice) => {
    setIsAsking(false);
    try {
      const { nextRun } = await save(choice);
      announce(nextRun ? t('retention.saved', { date: momentText(nextRun) }) : t('retention.savedKeep'));
    } catch (error) {
      announce(errorText(error));
    }
  };
  const choose = async (part: (typeof PARTS)[number], days: (typeof DAYS)[number]) => {
    const choice = { ...data.choice, [part]: days };
    if (!isShorter(days, data.choice[part])) return keep(choice);
    try {
      setAsked(await previewRetention(uid, choice));
      setIsAsking(true);
    } catch (error) {
      announce(errorText(error));
    }
  };
  const label = (days: number | null) =>
    days === null ? t('retention.keep') : days === 365 ? t('retention.year') : t('retention.days', { days });

  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 className="font-heading text-lg">{t('retention.title')}</h3>
        <p className="measure mt-1 text-ink-soft">{t('retention.text')}</p>
      </div>
      {PARTS.map((part) => (
        <RadioGroup
          key={part}
          legend={t(`retention.${part}`)}
          name={`retention-${part}`}
          value={String(data.choice[part])}
          options={DAYS.map((days) => ({ value: String(days), label: label(days) }))}
          onChange={(value) => void choose(part, DAYS.find((days) => String(days) === value) ?? null)}
        />
      ))}
      {data.nextRun && (
        <p role="note" className="rounded-card bg-sunken px-4 py-3">
          {Object.keys(data.removes).length > 0
            ? t('retention.next', { date: momentText(data.nextRun), counts: countsText(data.removes) })
            : t('retention.nextNothing', { date: momentText(data.nextRun) })}
        </p>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('retention.ask')}
        description={
          asked?.nextRun &&
          t(countLines(asked.removes).length > 0 ? 'retention.askText' : 'retention.askNothing', {
            date: momentText(asked.nextRun),
          })
        }
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('retention.cancel')}</Button>
            <Button look="primary" onClick={() => asked && void keep(asked.choice)}>
              {t('retention.confirm')}
            </Button>
          </>
        }
      >
        {asked && (
          <ul className="flex list-disc flex-col gap-0.5 ps-5 text-ink-soft">
            {countLines(asked.removes).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Dialog>
    </div>
  );
}
