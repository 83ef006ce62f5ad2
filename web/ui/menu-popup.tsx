import { Menu as Base } from '@base-ui/react/menu';
import { classNames } from './class-names.ts';
import type { MenuProps } from './menu.tsx';

/** The menu itself; use `Menu`, which loads this on first use. */
export function MenuPopup(props: MenuProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { label, items, children, className, align = 'end', open, onOpenChange, popupProps, triggerProps } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} modal={false}>
      <Base.Trigger {...(triggerProps as object)} aria-label={label} className={className}>
        {children}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="z-50">
          <Base.Popup
            {...(popupProps as object)}
            className="min-w-44 rounded-card border border-line bg-surface p-1.5 text-ink shadow-soft outline-none transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
          >
            {items.map((item) => (
              <Base.Item
                key={item.id}
                onClick={item.onSelect}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 outline-none data-[highlighted]:bg-sunken',
                  item.danger && 'text-danger',
                )}
              >
                {item.icon}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
