import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';

/** What the build draws, and what those see who have no script: early evening. */
const HOUR_DRAWN = 18;
const A_MINUTE = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, A_MINUTE);
  return () => clearInterval(timer);
}
/** Hours since midnight here, in quarters: the light moves on, and nobody sees it move. */
const hourHere = () => {
  const now = new Date();
  return now.getHours() + Math.floor(now.getMinutes() / 15) / 4;
};

/**
 * The light of every picture: it rises on the start side, stands high at noon and sinks on the other; from dusk to
 * dawn it is the moon, on the same way. Still where motion is reduced.
 */
export function Light({ width, horizon, size = 30 }: { width: number; horizon: number; size?: number }) {
  const hour = useSyncExternalStore(everyMinute, hourHere, () => HOUR_DRAWN);
  const way = ((hour + 18) % 12) / 12;
  const x = Math.round(width * (0.3 + 0.4 * way));
  const y = Math.round(horizon - horizon * 0.62 * Math.sin(Math.PI * (0.12 + 0.76 * way)));
  const isNight = hour >= 18 || hour < 6;
  return (
    <g transform={`translate(${x} ${y})`} className="transition-transform duration-[4000ms]">
      <circle r={size * 1.7} fill="var(--scene-light)" opacity="0.16" className="animate-breathe" />
      <circle r={isNight ? size * 0.8 : size} fill="var(--scene-light)" />
    </g>
  );
}

interface FrameProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The arch that every picture of the family is seen through. */
export function ArchFrame({ className, children }: FrameProps) {
  const id = useId();
  return (
    <svg
      viewBox="17 17 286 383"
      aria-hidden="true"
      focusable="false"
      className={classNames('h-auto w-full', className)}
    >
      <defs>
        <clipPath id={`${id}o`}>
          <path d="M20 400V160a140 140 0 0 1 280 0v240z" />
        </clipPath>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.1" stopColor="var(--scene-sky)" />
          <stop offset="0.6" stopColor="var(--scene-glow)" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}o)`}>
        <rect width="320" height="400" fill={`url(#${id}s)`} />
        {children}
      </g>
      <path
        d="M20 397V160a140 140 0 0 1 280 0v237"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The landing's picture: hills, a path and trees behind a doorway. */
export function ArchScene({ className }: { className?: string }) {
  return (
    <ArchFrame className={className}>
      <Light width={320} horizon={250} size={34} />
      <path d="M0 250c48-34 96-40 150-16s110 12 170-22v188H0z" fill="var(--scene-far)" />
      <path d="M0 286c70-30 128-18 186 2s92 8 134-12v124H0z" fill="var(--scene-middle)" />
      <path d="M0 330c60-26 130-24 196-4s90 10 124 0v74H0z" fill="var(--scene-near)" />
      <path
        d="M128 400c22-26 58-30 52-50-4-13-28-14-22-27 4-9 22-9 30-15-2 8-12 10-13 16-1 9 26 11 31 27 6 19-14 27-22 49z"
        fill="var(--scene-path)"
      />
      <g fill="var(--scene-tree)">
        <path d="M56 338c0-26 8-46 16-46s16 20 16 46z" />
        <path d="M78 344c0-20 6-34 12-34s12 14 12 34z" opacity="0.8" />
        <path d="M252 336c0-22 7-38 14-38s14 16 14 38z" />
      </g>
    </ArchFrame>
  );
}
