import { useEffect, useState } from 'react';
import type { ExerciseCard } from '#shared/chats/cards.contract.ts';
import { BreathPacer, StepTimer } from '#web/features/chats/exercise-parts.queries.ts';
import { type CueChoices, keepCues, NO_CUES, readCues } from '#web/lib/cue-choices.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Chip } from '#web/ui/chip.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { useAwake } from './awake.ts';
import { EXERCISES } from './exercise-content.ts';
import { canVibrate, softBuzz, softTone, type Tone } from './soft-cue.ts';
import type { Run } from './use-run.ts';
import { keepsWhatIsWritten } from './walk.ts';

interface PacedStepProps {
  run: Run;
  input: Extract<NonNullable<ExerciseCard['input']>, { kind: 'breath' | 'timer' }>;
}

const PAGE_MAX = 1000;

/** A breath or a stretch of time. Sound and vibration are off until somebody wants them, then as they were left. */
export function PacedStep({ run, input }: PacedStepProps) {
  const t = useTexts('exercises');
  const [cues, setCues] = useState(NO_CUES);
  const [page, setPage] = useState(run.draft());
  useAwake();
  useEffect(() => void readCues().then(setCues), []);
  const choose = (next: CueChoices) => {
    setCues(next);
    void keepCues(next);
  };
  const { sounds, buzzes } = cues;
  const cue = (tone: Tone) => {
    if (sounds) softTone(tone);
    if (buzzes) softBuzz(tone);
  };
  const written = page.trim();
  const done = () => void (written === '' ? run.answer('done') : run.answer(written, true));
  return (
    <div className="flex flex-col gap-5">
      {input.kind === 'breath' ? (
        <BreathPacer input={input} onDone={done} onCue={cue} />
      ) : (
        <>
          {run.walk && keepsWhatIsWritten(EXERCISES, run.walk) && (
            <AreaField
              label={t('page')}
              hint={t('page.hint')}
              rows={8}
              maxLength={PAGE_MAX}
              value={page}
              onChange={(event) => {
                setPage(event.target.value);
                run.keepDraft(event.target.value);
              }}
            />
          )}
          <StepTimer seconds={input.seconds} cues={input.cues ?? []} onDone={done} onCue={() => cue('end')} />
        </>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Chip pressed={sounds} onClick={() => choose({ ...cues, sounds: !sounds })}>
          {t('sound')}
        </Chip>
        {canVibrate() && (
          <Chip pressed={buzzes} onClick={() => choose({ ...cues, buzzes: !buzzes })}>
            {t('vibration')}
          </Chip>
        )}
      </div>
    </div>
  );
}
