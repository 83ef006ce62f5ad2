import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/**
 * Tools of a message that is not the last: there on hover and focus, under a thumb once the message was tapped.
 * Under a mouse they reach into the space before the next message, so that hidden tools leave no hole.
 */
export const MESSAGE_TOOLS =
  'opacity-0 pointer-fine:not-has-[[role=group]]:-mb-6 group-focus-within:opacity-100 group-hover:opacity-100 has-[[role=group]]:opacity-100 ' +
  'pointer-coarse:h-0 pointer-coarse:overflow-hidden pointer-coarse:group-focus-within:h-auto pointer-coarse:has-[[role=group]]:h-auto';

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
        'inline-flex size-8 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors [&_svg]:size-4',
        'hover:bg-sunken hover:text-ink aria-pressed:text-primary disabled:cursor-default disabled:opacity-40',
        'pointer-coarse:size-11 pointer-coarse:[&_svg]:size-5',
        className,
      )}
    >
      {children}
    </button>
  );
}
