import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Read with the title when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /** What gets the focus on opening; the first focusable element where absent. */
  initialFocus?: RefObject<HTMLElement | null>;
  size?: 'normal' | 'wide';
}

/** Fetches the dialog's code ahead of need, for what must open where no network is. */
export const preloadDialog = () => import('./dialog-popup.tsx');
const DialogPopup = lazy(() => preloadDialog().then((module) => ({ default: module.DialogPopup })));

/** Modal dialog. Its code (Base UI) is fetched when a dialog first opens. */
export function Dialog(props: DialogProps): ReactNode {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <DialogPopup {...props} />
    </Suspense>
  );
}
