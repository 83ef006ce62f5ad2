import { type ReactNode, useId } from 'react';
import { keyOf } from '#shared/data/appointment-sheet.ts';
import { moodRows } from '#shared/data/mood-rows.ts';
import { PLAN_PARTS } from '#shared/safety/safety-plan.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { AreaField, TextField } from '#web/ui/field.tsx';
import { ChooseForms } from './choose-forms.tsx';
import { ChooseWords } from './choose-words.tsx';
import { type ChoosingProps, showOrLeave } from './choosing.ts';
import { dayOf, daysBack } from './day-words.ts';
import { moodLine } from './sheet-words.ts';
import { WordedLine } from './worded-line.tsx';

const SPANS = [14, 28, 91, 365] as const;

/** Everything that can go on the page, to tick, leave out line by line, and reword. */
export function AppointmentChoices(props: ChoosingProps) {
  const { uid, choices, appointment, change } = props;
  const t = useTexts('data');
  const today = dayOf(new Date());
  const isSpan = (days: number) => choices.to === today && choices.from === daysBack(days);
  return (
    <div className="flex flex-col gap-8">
      <Part title={t('days')}>
        <fieldset aria-label={t('days')} className="flex min-w-0 flex-wrap gap-2">
          {SPANS.map((days) => (
            <Chip key={days} pressed={isSpan(days)} onClick={() => change({ from: daysBack(days), to: today })}>
              {t(`days.${days}`)}
            </Chip>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-4 *:min-w-0 *:flex-[1_1_10rem]">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={t(`days.${end}`)}
              type="date"
              value={choices[end]}
              max={today}
              className="@max-[14rem]/page:px-2 @max-[14rem]/page:text-sm"
              onChange={(event) => event.target.value !== '' && change({ [end]: event.target.value })}
            />
          ))}
        </div>
        <TextField
          label={t('name')}
          hint={t('name.hint')}
          value={choices.name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </Part>
      <Part title={t('own')}>
        <ChooseWords
          uid={uid}
          own={choices.own}
          within={appointment.within}
          days={{ from: choices.from, to: choices.to }}
          onOwn={(own) => change({ own })}
        />
      </Part>
      <Part title={t('questions')}>
        <AreaField
          label={t('questions.label')}
          hint={t('questions.hint')}
          value={choices.questions}
          rows={3}
          onChange={(event) => change({ questions: event.target.value })}
        />
      </Part>
      <Part title={t('forms')}>
        <ChooseForms {...props} />
      </Part>
      <Moods {...props} />
      <Exercises {...props} />
      <Plan {...props} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Moods(props: ChoosingProps) {
  const { choices, appointment, change } = props;
  const t = useTexts('data');
  const checkins = appointment.source.checkins.filter(({ day }) => appointment.within(day));
  return (
    <Part title={t('moods')}>
      {checkins.length === 0 ? (
        <p className="text-ink-soft">{t('moods.none')}</p>
      ) : (
        <Checkbox
          label={t('moods.tick', { count: checkins.length })}
          checked={choices.moods}
          onChange={(event) => change({ moods: event.target.checked })}
        />
      )}
      {choices.moods && (
        <ul aria-label={t('moods.rows')} className="flex flex-col ps-9">
          {moodRows(checkins, choices.from, choices.to).map((row) => {
            const { shown, onShow } = showOrLeave(props, row.key);
            return (
              <li key={row.key}>
                <Checkbox label={moodLine(t, row)} checked={shown} onChange={(event) => onShow(event.target.checked)} />
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}

function Exercises(props: ChoosingProps) {
  const { choices, appointment, change } = props;
  const t = useTexts('data');
  const { evidence, exerciseLine } = appointment.source;
  const helped = evidence.filter((one) => one.helped > 0);
  return (
    <Part title={t('exercises')}>
      {helped.length === 0 ? (
        <p className="text-ink-soft">{t('exercises.none')}</p>
      ) : (
        <Checkbox
          label={t('exercises.tick')}
          checked={choices.exercises}
          onChange={(event) => change({ exercises: event.target.checked })}
        />
      )}
      {choices.exercises && (
        <ul aria-label={t('lines')} className="flex flex-col ps-9">
          {helped.map(({ exercise, title, helped: eased, rated }) => (
            <KeyedLine
              key={exercise}
              {...props}
              lineKey={keyOf.exercise(exercise)}
              text={exerciseLine(title, eased, rated)}
            />
          ))}
        </ul>
      )}
    </Part>
  );
}

function Plan(props: ChoosingProps) {
  const { choices, appointment, change } = props;
  const t = useTexts('data');
  const parts = appointment.source.plan?.parts ?? {};
  const written = PLAN_PARTS.flatMap((part) => (parts[part] === undefined ? [] : [{ part, text: parts[part] }]));
  return (
    <Part title={t('plan')}>
      {written.length === 0 ? (
        <p className="text-ink-soft">{t('plan.none')}</p>
      ) : (
        <Checkbox
          label={t('plan.tick')}
          checked={choices.plan}
          onChange={(event) => change({ plan: event.target.checked })}
        />
      )}
      {choices.plan && (
        <ul aria-label={t('lines')} className="flex flex-col ps-9">
          {written.map(({ part, text }) => (
            <KeyedLine key={part} {...props} lineKey={keyOf.plan(part)} text={text} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function KeyedLine({ lineKey, text, ...props }: ChoosingProps & { lineKey: string; text: string }) {
  const { choices, change } = props;
  return (
    <WordedLine
      text={text}
      worded={choices.changed[lineKey]}
      {...showOrLeave(props, lineKey)}
      onWord={(words) => change({ changed: { ...choices.changed, [lineKey]: words } })}
    />
  );
}
