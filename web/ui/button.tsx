import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-soft';
export type ButtonSize = 'normal' | 'small' | 'large';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'border border-line-strong/60 bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:opacity-90',
  'danger-soft': 'border border-danger bg-surface text-danger hover:bg-danger-soft',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm',
  normal: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-base',
};

export function buttonClass(look: ButtonLook = 'secondary', size: ButtonSize = 'normal'): string {
  return classNames(
    // A pill while it holds one line; with large text it may hold three.
    'inline-flex max-w-full items-center justify-center gap-2 rounded-[1.625rem] py-1.5 text-center [overflow-wrap:anywhere] font-medium leading-tight',
    'transition-colors disabled:cursor-default disabled:opacity-55 aria-disabled:opacity-55 no-underline',
    LOOKS[look],
    SIZES[size],
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Work is under way: the button stays focusable, ignores presses and says so. */
  busy?: boolean;
}

export function Button({ look, size, busy, className, onClick, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classNames(buttonClass(look, size), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {busy && (
        <span className="keeps-moving size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />
      )}
    </button>
  );
}

export function ButtonLink({ look, size, className, ...rest }: LinkProps & { look?: ButtonLook; size?: ButtonSize }) {
  return <Link {...rest} className={classNames(buttonClass(look, size), className)} />;
}

/** A round button that shows only an icon; `label` is its name for everyone who does not see it. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string; children: ReactNode }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors',
        'hover:bg-sunken hover:text-ink disabled:cursor-default disabled:opacity-50',
        className,
      )}
    >
      {children}
    </button>
  );
}
