import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';

interface TallDialogProps {
  open: boolean;
  onClose: () => void;
  /** Its name, for everyone who does not see it. */
  label: string;
  initialFocus: RefObject<HTMLElement | null>;
  /** Asked when it closes: false where the focus goes somewhere else than back. */
  focusBack: () => boolean;
  children: ReactNode;
}

/** A dialog that hangs from the top and grows as its list does, up to what there is. Only for lazy parts. */
export function TallDialog({ open, onClose, label, initialFocus, focusBack, children }: TallDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 @container/page">
          <div className="flex h-full flex-col items-center p-2 @3xl/page:px-4 @3xl/page:py-16">
            <Base.Popup
              aria-label={label}
              initialFocus={initialFocus}
              finalFocus={focusBack}
              className="flex max-h-[min(100%,44rem)] min-h-0 w-full max-w-[40rem] flex-col overflow-hidden rounded-card bg-surface text-ink shadow-soft outline-none transition-[opacity,transform] duration-200 data-[ending-style]:-translate-y-1 data-[ending-style]:opacity-0 data-[starting-style]:-translate-y-1 data-[starting-style]:opacity-0"
            >
              {children}
            </Base.Popup>
          </div>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
