import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';

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
  triggerProps?: Omit<ComponentProps<'button'>, 'children' | 'className'>;
}

const loadPopup = () => import('./menu-popup.tsx').then((module) => ({ default: module.MenuPopup }));
const MenuPopup = lazy(loadPopup);

/**
 * A button that opens a list of actions. Until the first touch it is a plain button; the menu's code (Base UI)
 * is fetched on hover or focus and the same press then opens it.
 */
export function Menu(props: MenuProps): ReactNode {
  const [ownOpen, setOwnOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const open = props.open ?? ownOpen;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    props.onOpenChange?.(next);
  };
  if (open && !used) setUsed(true);

  const plain = (
    <button
      {...props.triggerProps}
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={open}
      className={props.className}
      onPointerEnter={() => void loadPopup()}
      onFocus={() => void loadPopup()}
      onClick={() => setOpen(true)}
    >
      {props.children}
    </button>
  );
  if (!used) return plain;
  return (
    <Suspense fallback={plain}>
      <MenuPopup {...props} open={open} onOpenChange={setOpen} />
    </Suspense>
  );
}
