import { classNames } from './class-names.ts';

interface TrendLineProps {
  /** Oldest first, in hundredths of the field's width and height. */
  points: readonly { key: string; x: number; y: number }[];
}

/** So many dots can be told apart; beyond, the line says it. */
const MOST_DOTS = 40;

/** A line through the points of a field, the last of them the largest. Time runs from left to right in every script. */
export function TrendLine({ points }: TrendLineProps) {
  const last = points.at(-1);
  const dots = points.length <= MOST_DOTS ? points : points.slice(-1);
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full overflow-visible">
        <polyline
          points={points.map(({ x, y }) => `${x},${100 - y}`).join(' ')}
          fill="none"
          stroke="var(--primary)"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {dots.map((point) => (
        <span
          key={point.key}
          className={classNames(
            'absolute size-2.5 rounded-full border-2 border-surface bg-primary',
            point === last && 'size-4',
          )}
          style={{ left: `${point.x}%`, bottom: `${point.y}%`, transform: 'translate(-50%, 50%)' }}
        />
      ))}
    </>
  );
}
