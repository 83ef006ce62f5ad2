import { useState } from 'react';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { announce } from '#web/ui/status-region.tsx';
import { FormSkeleton, NotHere } from './not-here.tsx';
import { useResponse, useResponseWrites } from './questionnaires.queries.ts';
import { ResultView } from './result-view.tsx';
import { SafetyStep } from './safety-step.tsx';

/** One result. Where an answer asked for the safety step and nobody took it yet, the step stands before everything. */
export function ResultPage({ uid, instrument, id }: { uid: string; instrument: Instrument; id: string }) {
  const t = useTexts('questionnaires');
  const writes = useResponseWrites(uid);
  const { data: response, error, refetch } = useResponse(uid, id);
  // Held from the first sight on: how the step ends is said by the step itself, not by its disappearing.
  const [step, setStep] = useState<'unknown' | 'open' | 'passed'>('unknown');
  if (step === 'unknown' && response) setStep(response.safetyStep === 'due' ? 'open' : 'passed');
  if (error) return <NotHere error={error} onRetry={() => void refetch()} />;
  if (!response || step === 'unknown') return <FormSkeleton />;
  if (step === 'open')
    return (
      <SafetyStep
        goOn={t('step.onResult')}
        onGoOn={() => setStep('passed')}
        onSettled={async (outcome) => {
          try {
            await writes.finishSafetyStep(id, outcome);
          } catch {
            announce(t('step.unsaved'));
          }
        }}
      />
    );
  return <ResultView uid={uid} instrument={instrument} response={response} />;
}
