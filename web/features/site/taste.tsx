import { type FormEvent, type KeyboardEvent, Suspense, useId, useState } from 'react';
import type { Card } from '#shared/chats/cards.contract.ts';
import { HelpLines } from '#web/features/safety/help-lines.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Mark } from '#web/ui/mark.tsx';
import { useTaste } from './use-taste.ts';

const STARTERS = [1, 2, 3];

interface Answer {
  label: string;
  send: string;
}

/** A few turns with the guided companion, which runs in the page itself. */
export function Taste() {
  const t = useTexts('landing');
  const { said, cards, language, level, categories, state, isOver, mayWrite, open, send } = useTaste();
  const touch = () => void open().catch(() => {});
  const starters = STARTERS.map((at) => t(`taste.starter.${at}`)).map((label) => ({ label, send: label }));
  const answers = said.length === 0 ? starters : answersOf(cards, { next: t('taste.next') });
  return (
    <section
      aria-label={t('taste.label')}
      onPointerEnter={touch}
      onFocus={touch}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 shadow-soft @2xl:p-7 noscript:hidden"
    >
      <div role="log" aria-label={t('taste.log')} className="flex min-h-28 flex-col gap-4">
        <Turn by="companion" text={t('taste.hello')} lang="en" />
        {said.map(({ id, by, text }) => (
          <Turn key={id} by={by} text={text} lang={language} />
        ))}
        {state === 'thinking' && (
          <p className="flex items-center gap-3 text-sm text-ink-soft">
            <Mark breathing className="size-6" />
            {t('taste.thinking')}
          </p>
        )}
      </div>
      {level === 1 && (
        <details className="rounded-card border border-line px-4">
          <summary className="min-h-11 content-center">{t('taste.helpLater')}</summary>
          <Suspense>
            <HelpLines level={level} categories={categories} />
          </Suspense>
        </details>
      )}
      {level >= 2 && (
        <div className="flex flex-col gap-3 rounded-card border border-accent bg-accent-soft p-4">
          <p className="font-semibold">{t('taste.help')}</p>
          <Suspense>
            <HelpLines level={level} categories={categories} />
          </Suspense>
        </div>
      )}
      {state === 'failed' && (
        <p role="alert" className="text-danger">
          {t('taste.failed')}
        </p>
      )}
      {mayWrite && state !== 'thinking' && answers.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: chips are no form fields
        <div
          role="group"
          aria-label={t(said.length === 0 ? 'taste.starters' : 'taste.answers')}
          className="flex flex-wrap gap-2"
        >
          {answers.map((answer) => (
            <Chip key={answer.label} onClick={() => void send(answer.send)}>
              {answer.label}
            </Chip>
          ))}
        </div>
      )}
      {isOver && level === 0 && (
        <div className="flex flex-col items-start gap-4 rounded-card bg-primary-soft p-5">
          <p>{t('taste.more')}</p>
          <ButtonLink to="/chat" look="primary">
            {t('taste.toChat')}
          </ButtonLink>
        </div>
      )}
      {mayWrite && <Composer busy={state === 'thinking'} onSend={send} />}
    </section>
  );
}

function Turn({ by, text, lang }: { by: 'you' | 'companion'; text: string; lang: string }) {
  const t = useTexts('landing');
  const mine = by === 'you';
  return (
    <div
      className={classNames(
        'flex max-w-[34rem] gap-3',
        mine ? 'self-end rounded-card bg-primary-soft px-4 py-2.5' : 'flex-wrap items-start @min-[16rem]:flex-nowrap',
      )}
    >
      {!mine && <Mark className="mt-0.5 size-6 shrink-0" />}
      <p lang={lang} className="whitespace-pre-line [overflow-wrap:anywhere]">
        <span className="sr-only">{t(`taste.${by}`)}: </span>
        {text}
      </p>
    </div>
  );
}

function Composer({ busy, onSend }: { busy: boolean; onSend: (text: string) => Promise<boolean> }) {
  const t = useTexts('landing');
  const id = useId();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const words = text;
    setText('');
    if (!(await onSend(words))) setText(words);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 @xl:flex-row @xl:items-end">
      <div className="flex flex-1 flex-col gap-1.5">
        <label htmlFor={id} className="text-sm text-ink-soft">
          {t('taste.field')}
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={1000}
          autoComplete="off"
          placeholder={t('taste.placeholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void submit(event);
          }}
          className="w-full resize-none rounded-card border border-line-strong bg-paper px-4 py-3 placeholder:text-ink-soft"
        />
      </div>
      <Button type="submit" look="primary" busy={busy}>
        {t('taste.send')}
      </Button>
    </form>
  );
}

/** What the last reply offers to tap. Tones are for a chat of one's own. */
function answersOf(cards: Card[], words: { next: string }): Answer[] {
  return cards.flatMap((card): Answer[] => {
    if (card.type === 'choices' && card.kind === 'reply') return card.options.map(answer);
    if (card.type !== 'exercise' || card.status !== 'running' || !card.input) return [];
    const { input } = card;
    const skip = 'skip' in input && input.skip ? [{ label: input.skip, send: input.skip }] : [];
    if (input.kind === 'choice') return [...input.options.map(answer), ...skip];
    if (input.kind === 'scale') {
      const steps = Array.from({ length: input.max - input.min + 1 }, (_, at) => String(input.min + at));
      return [...steps.map((step) => ({ label: step, send: step })), ...skip];
    }
    return input.kind === 'text' ? skip : [{ label: words.next, send: words.next }];
  });
}

const answer = ({ label, send }: { label: string; send?: string | undefined }): Answer => ({
  label,
  send: send ?? label,
});
