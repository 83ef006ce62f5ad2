import { useId } from 'react';
import { type Reminders, WEEKDAYS, type WriteReminders } from '#shared/checkins/reminders.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { currentLanguage, useTexts } from '#web/lib/i18n.ts';
import { timeText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Switch } from '#web/ui/choice.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { useReminders, useSaveReminders } from './reminders.queries.ts';

const dayName = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'long' });
/** The first of June 2026 is a Monday. */
const nameOf = (weekday: number): string => dayName.format(new Date(2026, 5, weekday, 12));
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: timeText(new Date(2026, 5, 1, hour)),
}));

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** In the profile: whether, on which days and at which hour a quiet mail comes. Off until it is asked for. */
export function ReminderSection({ uid }: { uid: string }) {
  const t = useTexts('checkins');
  const reminders = useReminders(uid);
  const save = useSaveReminders(uid);
  if (reminders.isError) return <p className="text-ink-soft">{t('remind.failed')}</p>;
  if (!reminders.data) return <Skeleton className="h-12 w-full" />;
  const { channel, days, hour, zone, noMail } = reminders.data;
  const set = (change: Partial<WriteReminders>) => {
    save({ channel, days, hour, zone: zone ?? zoneHere(), ...change }).then(
      () => announce(t('remind.saved')),
      (error: unknown) => announce(errorText(error)),
    );
  };
  if (noMail !== null && channel === 'off')
    return <p className="measure text-ink-soft">{t(`remind.impossible.${noMail}`)}</p>;
  return (
    <>
      <Switch
        label={t('remind.mail')}
        hint={t('remind.mail.hint')}
        checked={channel === 'mail'}
        onChange={(on) => set(on ? { channel: 'mail', zone: zoneHere() } : { channel: 'off' })}
      />
      {channel === 'mail' && <Times reminders={reminders.data} onChange={set} />}
    </>
  );
}

function Times({ reminders, onChange }: { reminders: Reminders; onChange: (change: Partial<WriteReminders>) => void }) {
  const t = useTexts('checkins');
  const id = useId();
  const { days, hour, zone, silent, nextAt } = reminders;
  const toggle = (day: (typeof WEEKDAYS)[number]) => {
    const next = days.includes(day) ? days.filter((one) => one !== day) : [...days, day];
    // Without a day there would be none: that is what the switch is for.
    if (next.length > 0) onChange({ days: next });
    else announce(t('remind.oneDay'));
  };
  return (
    <div className="flex flex-col gap-5">
      {silent && (
        <div className="flex flex-col items-start gap-3 rounded-card bg-sunken px-4 py-3">
          <p>{t('remind.silent')}</p>
          <Button size="small" onClick={() => onChange({})}>
            {t('remind.again')}
          </Button>
        </div>
      )}
      <div className="flex flex-col gap-2">
        <p id={id} className="font-medium">
          {t('remind.days')}
        </p>
        <fieldset aria-labelledby={id} className="flex min-w-0 flex-wrap gap-2">
          {WEEKDAYS.map((day) => (
            <Chip key={day} pressed={days.includes(day)} onClick={() => toggle(day)}>
              {nameOf(day)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <div className="max-w-60">
        <SelectField
          label={t('remind.hour')}
          value={String(hour)}
          options={HOURS}
          onChange={(event) => onChange({ hour: Number(event.target.value) })}
        />
      </div>
      <p className="measure text-sm text-ink-soft">
        {t('remind.zone', { zone: zone ?? '' })}
        {nextAt !== null &&
          ` ${t('remind.next', { day: dayName.format(new Date(nextAt)), time: timeText(new Date(nextAt)) })}`}
      </p>
      {zone !== null && zone !== zoneHere() && (
        <Button size="small" className="self-start" onClick={() => onChange({ zone: zoneHere() })}>
          {t('remind.here', { zone: zoneHere() })}
        </Button>
      )}
    </div>
  );
}
