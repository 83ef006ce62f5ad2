import { classNames } from './class-names.ts';

/** The mark: an arch with a small lit circle inside. One colour but for the light. */
export function Mark({ className, breathing = false }: { className?: string; breathing?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classNames('size-7 text-primary', className)}
    >
      <g className={breathing ? 'animate-breathe' : undefined}>
        <path
          d="M4.5 21.5V11a7.5 7.5 0 0 1 15 0v10.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <circle cx="12" cy="14.2" r="2.9" fill="var(--accent)" />
      </g>
    </svg>
  );
}
