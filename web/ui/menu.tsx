import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { placeBeside } from './place-beside.ts';

// Why is this hard? The list must not be clipped by a scrolling sidebar, so it is a popover in the browser's top
// layer. It is a manual one: an "auto" popover would close itself on the very release of the right click or long
// press that opened it. It stays in its place in the page's tree, so that readers and landmarks still find it.

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** Accessible name of the button and the menu. */
  label: string;
  items: MenuItem[];
  /** What the button shows. */
  children: ReactNode;
  className?: string;
  align?: 'start' | 'end';
  /** Controlled where given. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Passed to the list that opens, for timed closing on leaving it. */
  popupProps?: Pick<ComponentProps<'div'>, 'onMouseEnter' | 'onMouseLeave'>;
}

/** A button that opens a list of actions: arrow keys, Home, End, first letters, Escape, a press outside. */
export function Menu({ label, items, children, className, align = 'end', popupProps, ...controlled }: MenuProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const id = useId();
  const open = controlled.open ?? ownOpen;
  // A sidebar has a menu for every chat: what a list holds is made when it first opens, and stays so that focus can.
  const [made, setMade] = useState(open);
  if (open && !made) setMade(true);
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    controlled.onOpenChange?.(next);
  };
  const latest = useRef(setOpen);
  useEffect(() => {
    latest.current = setOpen;
  });

  useEffect(() => {
    const [button, list] = [trigger.current, popup.current];
    if (!open || !button || !list) return;
    list.showPopover();
    placeBeside(list, button, align);
    list.querySelector('button')?.focus();
    const outside = (event: Event) => {
      const target = event.target as Node;
      if (!list.contains(target) && !button.contains(target)) latest.current(false);
    };
    const close = () => latest.current(false);
    document.addEventListener('pointerdown', outside, true);
    document.addEventListener('scroll', outside, true);
    window.addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      document.removeEventListener('scroll', outside, true);
      window.removeEventListener('resize', close);
      const inside = list.contains(document.activeElement);
      list.hidePopover();
      if (inside) button.focus();
    };
  }, [open, align]);

  const onKeys = (event: KeyboardEvent) => {
    const buttons = [...(popup.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = nextIndex(event.key, at, items);
    if (event.key === 'Escape' || event.key === 'Tab') setOpen(false);
    if (next !== null) buttons[next]?.focus();
    if (event.key === 'Escape' || next !== null) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={className}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      <div
        {...popupProps}
        ref={popup}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="manual"
        onKeyDown={onKeys}
        className="fixed inset-auto m-0 min-w-44 rounded-card border border-line bg-surface p-1.5 text-ink shadow-soft outline-none open:animate-appear"
      >
        {made &&
          items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                setOpen(false);
                item.onSelect();
              }}
              className={classNames(
                'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start whitespace-nowrap outline-offset-[-0.1875rem] hover:bg-sunken focus:bg-sunken',
                item.danger && 'text-danger',
              )}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
      </div>
    </>
  );
}

/** Which entry a key leads to, or null where the key means nothing to a menu. */
function nextIndex(key: string, at: number, items: MenuItem[]): number | null {
  const count = items.length;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const order = items.map((_, index) => (at + 1 + index) % count);
  const letter = key.toLocaleLowerCase();
  return order.find((index) => items[index]?.label.toLocaleLowerCase().startsWith(letter)) ?? null;
}
