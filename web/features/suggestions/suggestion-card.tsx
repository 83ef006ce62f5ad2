import { Suspense, useId, useState } from 'react';
import type { AnswerSuggestion, Suggestion, SuggestionMode } from '#shared/suggestions/suggestions.contract.ts';
import { useExerciseRuns } from '#web/features/exercises/evidence.queries.ts';
import { HelpLines } from '#web/features/safety/help-lines.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { NeverForm } from './never-form.tsx';
import { PersonLink } from './person-link.tsx';
import { SuggestionAction } from './suggestion-action.tsx';
import { SuggestionReason } from './suggestion-reason.tsx';
import { useAnswerSuggestion } from './suggestions.queries.ts';

interface SuggestionCardProps {
  uid: string;
  suggestion: Suggestion;
  mode: SuggestionMode;
  /** Views that are there, for the actions that lead to one. */
  views: readonly string[];
}

/** One suggestion: what it is, why now and where that comes from, one action, and three answers to it. */
export function SuggestionCard({ uid, suggestion, mode, views }: SuggestionCardProps) {
  const t = useTexts('suggestions');
  const id = useId();
  const answer = useAnswerSuggestion(uid);
  const [busy, setBusy] = useState(false);
  const [asksNever, setAsksNever] = useState(false);
  const { type, refId, title, minutes, state } = suggestion;
  const say = (what: AnswerSuggestion) => {
    setBusy(true);
    answer(suggestion.id, what)
      .then(() => announce(t(`said.${what.state}`), { quiet: what.state === 'helpful' }))
      .catch((error: unknown) => announce(errorText(error)))
      .finally(() => setBusy(false));
  };
  const leadsToExercise = type === 'exercise' || refId === 'reach-out';
  const runs = useExerciseRuns(leadsToExercise ? uid : null).data;
  const evidence = runs?.evidence.find(({ exercise }) => exercise === refId);
  const isDone = state === 'done';
  const isHelp = mode === 'safety' && refId === 'help';
  return (
    <li
      aria-labelledby={id}
      className={
        isHelp
          ? 'flex flex-col gap-4 rounded-card border border-accent bg-accent-soft p-5'
          : 'flex flex-col gap-4 rounded-card border border-line bg-surface p-5'
      }
    >
      <div className="flex flex-col gap-1.5">
        {!isHelp && (
          <p className="text-sm text-ink-soft">
            {t(isDone || state === 'helpful' ? 'facts.done' : 'facts', { kind: t(`type.${type}`), minutes })}
          </p>
        )}
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <SuggestionReason suggestion={suggestion} />
        {evidence && (
          <p className="text-sm font-medium text-accent-ink">
            {t('evidence', { helped: evidence.helped, rated: evidence.rated })}
          </p>
        )}
      </div>
      {isHelp ? (
        <Suspense fallback={null}>
          <HelpLines level={2} categories={[]} />
        </Suspense>
      ) : (
        <SuggestionAction
          uid={uid}
          suggestion={suggestion}
          views={views}
          onStart={() => void answer(suggestion.id, { state: 'started' }).catch(() => {})}
        />
      )}
      <PersonLink suggestion={suggestion} />
      {mode !== 'safety' &&
        (state === 'helpful' ? (
          <p className="text-sm text-ink-soft">{t('thanks')}</p>
        ) : asksNever ? (
          <NeverForm
            busy={busy}
            onNever={(reason) => say({ state: 'never', reason })}
            onBack={() => setAsksNever(false)}
          />
        ) : (
          <fieldset className="-mb-2 border-t border-line pt-2">
            <legend className="sr-only">{t('answer', { title })}</legend>
            <div className="-mx-4 flex flex-wrap">
              <Button look="quiet" size="small" busy={busy} onClick={() => say({ state: 'helpful' })}>
                {t('helped')}
              </Button>
              {!isDone && (
                <Button look="quiet" size="small" busy={busy} onClick={() => say({ state: 'not_now' })}>
                  {t('notNow')}
                </Button>
              )}
              <Button look="quiet" size="small" onClick={() => setAsksNever(true)}>
                {t('never')}
              </Button>
            </div>
          </fieldset>
        ))}
    </li>
  );
}
