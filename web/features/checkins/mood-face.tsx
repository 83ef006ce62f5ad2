import type { Mood } from '#shared/checkins/checkins.contract.ts';
import { classNames } from '#web/ui/class-names.ts';

/** How far the middle of the mouth hangs, in the units of the drawing. */
const MOUTH: Record<Mood, number> = { 1: -4.4, 2: -2.2, 3: 0, 4: 3, 5: 5.4 };

/** From dusk to leaf; every place that uses it also says the mood in words or draws the face. */
export const MOOD_TINT: Record<Mood, string> = {
  1: 'bg-dusk text-paper',
  2: 'bg-dusk-soft text-ink',
  3: 'bg-line text-ink',
  4: 'bg-primary-soft text-ink',
  5: 'bg-primary text-on-primary',
};

export const nearestMood = (mood: number): Mood => Math.min(5, Math.max(1, Math.round(mood))) as Mood;

/** A face of two dots and a line. */
export function MoodFace({ mood, className }: { mood: Mood; className?: string }) {
  const bend = MOUTH[mood];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      className={classNames('shrink-0', className)}
    >
      <circle cx="12" cy="12" r="10" />
      <path d={`M8 ${15.2 - bend / 3} Q12 ${15.2 + bend} 16 ${15.2 - bend / 3}`} />
      <path d="M8.6 9.3v.5M15.4 9.3v.5" strokeWidth="2.2" />
    </svg>
  );
}
