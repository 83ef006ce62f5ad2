import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A small pill to tap: a quick answer or a filter. `pressed` makes it a toggle. */
export function Chip({
  pressed,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { pressed?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-[1.375rem] border px-4 py-1.5 text-start text-sm leading-snug transition-colors',
        pressed
          ? 'border-primary bg-primary-soft text-ink'
          : 'border-line-strong/60 bg-surface text-ink hover:border-primary hover:bg-primary-soft',
        'disabled:cursor-default disabled:opacity-55',
        className,
      )}
    />
  );
}
