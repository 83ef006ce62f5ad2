import { Dialog as Base } from '@base-ui/react/dialog';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog.tsx';

/** The dialog itself; use `Dialog`, which loads this on first use. */
export function DialogPopup({ open, onClose, title, description, children, actions, initialFocus, size }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 @container/page">
          <div className="dialog grid h-full grid-rows-1 place-items-center p-3 @sm/page:p-4">
            <Base.Popup
              {...(initialFocus ? { initialFocus } : {})}
              className={classNames(
                // What is long scrolls inside, and the buttons at its foot stay in reach.
                'max-h-full w-full overflow-y-auto overscroll-contain scroll-pb-24 rounded-card bg-surface px-5 pt-6 text-ink shadow-soft outline-none transition-[opacity,transform] duration-200 @sm/page:px-6',
                'data-[ending-style]:translate-y-1 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-1 data-[starting-style]:opacity-0',
                size === 'wide' ? 'max-w-[40rem]' : 'max-w-[26rem]',
              )}
            >
              <Base.Title className="font-heading text-xl">{title}</Base.Title>
              {description && <Base.Description className="mt-2 text-ink-soft">{description}</Base.Description>}
              {children && <div className="mt-4">{children}</div>}
              <div
                className={classNames(
                  'sticky bottom-0 z-10 -mx-5 mt-3 flex flex-wrap justify-end gap-2 bg-surface @sm/page:gap-3 px-5 pb-5 @sm/page:-mx-6 @sm/page:px-6',
                  size === 'wide' ? 'border-t border-line pt-3' : 'pt-3',
                )}
              >
                {actions}
              </div>
            </Base.Popup>
          </div>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
