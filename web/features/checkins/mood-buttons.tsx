import { MOODS, type Mood } from '#shared/checkins/checkins.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { MOOD_TINT, MoodFace } from './mood-face.tsx';

interface MoodButtonsProps {
  /** Names the group for everyone who does not see it. */
  labelledBy: string;
  chosen: Mood | null;
  onChoose: (mood: Mood) => void;
}

/** Five moods; one tap is the whole answer. */
export function MoodButtons({ labelledBy, chosen, onChoose }: MoodButtonsProps) {
  const t = useTexts('checkins');
  return (
    <fieldset
      aria-labelledby={labelledBy}
      className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-1.5 @2xl:gap-3"
    >
      {MOODS.map((mood) => (
        <button
          key={mood}
          type="button"
          aria-pressed={chosen === mood}
          onClick={() => onChoose(mood)}
          className={classNames(
            'flex min-h-24 flex-col items-center justify-center gap-2 rounded-card border px-1 py-3 text-center text-sm leading-tight font-medium transition-colors [overflow-wrap:anywhere]',
            chosen === mood
              ? `border-transparent ${MOOD_TINT[mood]} outline-2 outline-offset-2 outline-primary`
              : 'border-line-strong/60 bg-surface text-ink hover:border-primary hover:bg-primary-soft',
          )}
        >
          <MoodFace mood={mood} className="size-9" />
          {t(`mood.${mood}`)}
        </button>
      ))}
    </fieldset>
  );
}
