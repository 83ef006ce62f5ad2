import { classNames } from '#web/ui/class-names.ts';

/** The arch at dusk: hills, a path and a lit lamp behind a doorway. Drawn in the theme's own colours. */
export function ArchScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 400" aria-hidden="true" focusable="false" className={classNames('h-auto w-full', className)}>
      <defs>
        <clipPath id="arch-opening">
          <path d="M20 400V160a140 140 0 0 1 280 0v240z" />
        </clipPath>
        <linearGradient id="arch-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.1" stopColor="var(--scene-sky)" />
          <stop offset="0.6" stopColor="var(--scene-glow)" />
        </linearGradient>
      </defs>
      <g clipPath="url(#arch-opening)">
        <rect width="320" height="400" fill="url(#arch-sky)" />
        <circle cx="214" cy="172" r="34" fill="var(--scene-light)" className="animate-breathe" />
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

/** A lamp on a sill: the small picture of reading pages. */
export function LampScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false" className={classNames('h-auto w-full', className)}>
      <path d="M30 190V95a70 70 0 0 1 140 0v95z" fill="var(--primary-soft)" />
      <g opacity="0.3">
        <circle cx="100" cy="98" r="46" fill="var(--accent)" className="animate-breathe" />
      </g>
      <path d="M76 106c0-18 10-32 24-32s24 14 24 32z" fill="var(--accent)" />
      <path d="M100 106v52" stroke="var(--primary-strong)" strokeWidth="6" strokeLinecap="round" />
      <path d="M78 164h44" stroke="var(--primary-strong)" strokeWidth="8" strokeLinecap="round" />
      <path d="M18 178h164" stroke="var(--primary)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
