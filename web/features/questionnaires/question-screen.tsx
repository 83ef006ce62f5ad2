import { useEffect, useId, useRef, useState } from 'react';
import type { Instrument, Question } from '#shared/questionnaires/instrument.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PROGRESS_ID } from './fill-frame.tsx';
import { SupportLines } from './support-lines.tsx';
import { useFormKeys } from './use-form-keys.ts';
import { useScreenHeading } from './use-screen-heading.ts';

/** Long enough to see what was chosen. */
const SETTLE_MS = 200;
const MOST_KEYS = 9;

interface QuestionScreenProps {
  instrument: Instrument;
  question: Question;
  raw: number | null;
  onChoose: (raw: number) => void;
  onNext: () => void;
  onBack: (() => void) | null;
}

/** One question. A tap or a number key chooses and goes on; the arrows only choose, as in every group of answers. */
export function QuestionScreen({ instrument, question, raw, onChoose, onNext, onBack }: QuestionScreenProps) {
  const t = useTexts('questionnaires');
  const id = useId();
  const heading = useScreenHeading(question.linkId);
  const group = useRef<HTMLFieldSetElement>(null);
  const next = useRef(onNext);
  next.current = onNext;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tapped = useRef(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { options } = question;
  const isFirst = instrument.questions[0]?.linkId === question.linkId;
  const warned = instrument.safetyRules.some(({ before }) => before === question.linkId);
  const goOn = () => {
    if (raw === null && question.required) setAsked(true);
    else onNext();
  };
  const chooseAndGoOn = (chosen: number | undefined) => {
    if (chosen === undefined) return;
    onChoose(chosen);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => next.current(), SETTLE_MS);
  };
  const focusOption = (at: number) => {
    const inputs = group.current?.querySelectorAll<HTMLInputElement>('input');
    inputs?.[at]?.focus();
    const option = options[at];
    if (option) onChoose(option.raw);
  };
  useFormKeys({
    onNumber: (number) => chooseAndGoOn(options[number - 1]?.raw),
    onEnter: goOn,
    onBack,
    onArrow: (way) => {
      const at = options.findIndex((option) => option.raw === raw);
      const to = at < 0 ? (way === 1 ? 0 : options.length - 1) : (at + way + options.length) % options.length;
      focusOption(to);
    },
  });

  return (
    <div className="flex animate-appear flex-col gap-6">
      {isFirst && instrument.instruction && <p className="measure text-ink-soft">{instrument.instruction}</p>}
      {warned && (
        <div className="rounded-card border border-line bg-surface px-4 py-3">
          <p>{t('fill.before')}</p>
          <details>
            <summary className="min-h-11 content-center text-primary">{t('fill.support')}</summary>
            <SupportLines level={1} categories={[]} />
          </details>
        </div>
      )}
      <fieldset
        ref={group}
        className="flex min-w-0 flex-col gap-6"
        aria-describedby={asked ? `${id}-error` : undefined}
      >
        <legend className="contents">
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby={PROGRESS_ID}
            className="flex flex-col gap-3 text-2xl outline-none @2xl:text-3xl"
          >
            {question.stem && (
              <span className="font-sans text-base tracking-normal text-ink-soft">{question.stem}</span>
            )}
            <span>{question.text}</span>
          </h1>
        </legend>
        {question.help && <p className="measure text-sm text-ink-soft">{question.help}</p>}
        <div className="flex flex-col gap-2.5">
          {options.map((option, at) => (
            <label
              key={option.raw}
              onPointerDown={() => {
                tapped.current = true;
              }}
              className={classNames(
                'flex min-h-14 items-center gap-3.5 rounded-card border px-4 py-2.5 transition-colors',
                raw === option.raw
                  ? 'border-primary bg-primary-soft'
                  : 'border-line-strong/60 bg-surface hover:border-primary hover:bg-primary-soft',
              )}
            >
              <input
                type="radio"
                name={id}
                value={option.raw}
                checked={raw === option.raw}
                onChange={() => onChoose(option.raw)}
                onClick={() => {
                  if (tapped.current) chooseAndGoOn(option.raw);
                  tapped.current = false;
                }}
                className="size-[1.375rem] shrink-0"
              />
              <span className="min-w-0 flex-1 text-lg">{option.label}</span>
              {at < MOST_KEYS && (
                <span
                  aria-hidden="true"
                  className="hidden font-sans text-sm text-ink-soft @2xl:inline pointer-coarse:hidden"
                >
                  {at + 1}
                </span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {asked && raw === null ? t('fill.choose') : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        {onBack && <Button onClick={onBack}>{t('fill.back')}</Button>}
        <Button look="primary" onClick={goOn}>
          {t(raw === null && !question.required ? 'fill.skip' : 'fill.next')}
        </Button>
      </div>
      <p className="hidden text-sm text-ink-soft @2xl:block pointer-coarse:hidden">
        {t('fill.keys', { most: `1–${Math.min(options.length, MOST_KEYS)}` })}
      </p>
    </div>
  );
}
