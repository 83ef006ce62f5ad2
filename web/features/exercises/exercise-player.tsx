import { X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { HelpLines, preloadHelpLines } from '#web/features/safety/help-lines.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EXERCISES } from './exercise-content.ts';
import { ExerciseEnd } from './exercise-end.tsx';
import { ExerciseIntro } from './exercise-intro.tsx';
import { useWaitingRuns } from './exercise-runs.queries.ts';
import { HelpFirst } from './help-first.tsx';
import { RatingScreen, StepScreen } from './step-screen.tsx';
import { useExercisesHere } from './use-exercises-here.ts';
import { useRun } from './use-run.ts';
import { useStepBack } from './use-step-back.ts';

const LIBRARY = '/suggestions';

/** `?exercise={id}`: one exercise over the whole screen, one step at a time; it can be left at any moment. */
export function ExercisePlayer() {
  const t = useTexts('exercises');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const uid = useUid();
  const id = search.get('exercise') ?? '';
  const exercise = EXERCISES.get(id);
  useWaitingRuns(uid);
  useExercisesHere();
  // In the place of the player's own entries: Back leads to what was before it.
  const close = () => void navigate(LIBRARY, { replace: true });
  if (uid === null) return null;
  if (exercise) return <Player uid={uid} id={id} onClose={close} />;
  return (
    <FullScreen title={t('unknown.title')} onLeave={close}>
      <h1 className="text-3xl">{t('unknown.title')}</h1>
      <p className="text-lg">{t('unknown.text')}</p>
      <Button look="primary" className="self-start" onClick={close}>
        {t('unknown.back')}
      </Button>
    </FullScreen>
  );
}

function Player({ uid, id, onClose }: { uid: string; id: string; onClose: () => void }) {
  const run = useRun(uid, id);
  const t = useTexts('exercises');
  const { exercise, stage, walk } = run;
  const leave = () => {
    run.leave();
    onClose();
  };
  useStepBack(run.stepBack, leave);
  if (!exercise) return null;
  return (
    <FullScreen title={exercise.title} onLeave={leave}>
      {run.isHeld ? (
        <HelpFirst run={run} onLeave={leave} />
      ) : stage === 'intro' ? (
        <ExerciseIntro exercise={exercise} uid={uid} onBegin={run.begin} onClose={onClose} />
      ) : stage === 'before' ? (
        <RatingScreen key="before" title={t('rate.before')} onRate={run.rateBefore} />
      ) : stage === 'after' ? (
        <RatingScreen key="after" title={t('rate.after')} onRate={run.rateAfter} />
      ) : stage === 'end' ? (
        <ExerciseEnd run={run} onDone={onClose} />
      ) : (
        walk && <StepScreen key={walk.at} run={run} walk={walk} />
      )}
    </FullScreen>
  );
}

/** A dialog as large as the screen: what lies behind is out of reach, and Escape leaves. */
function FullScreen({ title, onLeave, children }: { title: string; onLeave: () => void; children: ReactNode }) {
  const t = useTexts('exercises');
  const dialog = useRef<HTMLDialogElement>(null);
  const [helps, setHelps] = useState(false);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    // Opening gives the focus to the first button; what the screen says comes first.
    shown?.querySelector('h1')?.focus();
    void preloadHelpLines().catch(() => {});
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      className="@container fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-paper text-ink"
    >
      <div className="mx-auto flex min-h-full max-w-[42rem] flex-col px-5 pb-10 @2xl:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-4 py-3">
          <p className="text-sm font-medium text-ink-soft">{title}</p>
          <div className="flex flex-wrap items-center gap-x-5">
            <button
              type="button"
              aria-expanded={helps}
              onClick={() => setHelps(!helps)}
              className="link min-h-11 text-sm"
            >
              {t('help')}
            </button>
            {/* Heard by web/lib/quick-exit.ts. */}
            <button type="button" data-quick-exit="" className="link min-h-11 text-sm">
              {t('quickExit')}
            </button>
            <button type="button" onClick={onLeave} className="link inline-flex min-h-11 items-center gap-1.5 text-sm">
              <X aria-hidden="true" className="size-4" />
              {t('leave')}
            </button>
          </div>
        </div>
        {/* Drawn from the beginning, so that the numbers are there when the network is not. */}
        <section
          hidden={!helps}
          aria-label={t('help')}
          className="mb-4 rounded-card border border-accent bg-accent-soft p-5"
        >
          <Suspense fallback={null}>
            <HelpLines level={1} categories={[]} />
          </Suspense>
        </section>
        <div className="my-auto flex flex-col gap-7 py-6">
          <Suspense fallback={null}>{children}</Suspense>
        </div>
      </div>
    </dialog>
  );
}
