import { useState } from 'react';
import type { CardOption } from '#shared/chats/cards.contract.ts';
import { MINDED, type Minded, NO_NOTES } from '#shared/exercises/exercises.contract.ts';
import { MultiChoice } from '#web/features/chats/exercise-parts.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Chip } from '#web/ui/chip.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { useExerciseRuns } from './evidence.queries.ts';
import { keepNotes } from './exercise-runs.queries.ts';

const isMinded = (id: string): id is Minded => (MINDED as readonly string[]).includes(id);

/** True for the step that asks what an exercise has to mind: "a lung illness, pregnant, none of these". */
export const asksWhatToMind = (options: readonly CardOption[]): boolean => options.some(({ id }) => isMinded(id));

interface MindedStepProps {
  uid: string;
  options: CardOption[];
  skip: string | undefined;
  onSend: (text: string) => void;
}

/** What was told before is chosen already; it is asked once whether it may be kept. */
export function MindedStep({ uid, options, skip, onSend }: MindedStepProps) {
  const t = useTexts('exercises');
  const notes = useExerciseRuns(uid).data?.notes ?? NO_NOTES;
  const asked = options.map(({ id }) => id).filter(isMinded);
  const known = asked.filter((id) => notes.has.includes(id));
  const isKnown = asked.every((id) => notes.asked.includes(id));
  const [keeps, setKeeps] = useState(false);
  const send = (text: string, ids: readonly string[]) => {
    onSend(text);
    if (ids.length === 0 || !(keeps || notes.asked.length > 0)) return;
    const has = [...notes.has.filter((id) => !asked.includes(id)), ...ids.filter(isMinded)];
    const told = { has, asked: [...new Set([...notes.asked, ...asked])] };
    keepNotes(uid, told).catch(() => announce(t('minded.failed')));
  };
  return (
    <div className="flex flex-col gap-4">
      {known.length > 0 || isKnown ? <p className="measure text-ink-soft">{t('minded.known')}</p> : null}
      <MultiChoice
        key={`${known.join()} ${isKnown}`}
        options={options}
        initial={known.length > 0 ? known : isKnown ? ['none'] : []}
        skip={skip}
        onSend={send}
      >
        {notes.asked.length === 0 && (
          <div className="my-2 flex flex-col gap-1.5">
            <Chip pressed={keeps} className="self-start" onClick={() => setKeeps(!keeps)}>
              {t('minded.keep')}
            </Chip>
            <p className="measure text-sm text-ink-soft">{t('minded.keep.hint')}</p>
          </div>
        )}
      </MultiChoice>
    </div>
  );
}
