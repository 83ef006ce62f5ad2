import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** A small tool beside a message: quiet under a mouse, full size under a thumb. */
export function MessageButton({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { label: string; children: ReactNode }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors [&_svg]:size-4',
        'hover:bg-sunken hover:text-ink aria-pressed:text-primary disabled:cursor-default disabled:opacity-40',
        'pointer-coarse:size-11 pointer-coarse:[&_svg]:size-5',
        className,
      )}
    >
      {children}
    </button>
  );
}
