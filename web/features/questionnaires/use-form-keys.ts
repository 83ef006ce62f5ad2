import { useEffect, useRef } from 'react';

interface FormKeys {
  /** A number key, from 1. */
  onNumber?: (number: number) => void;
  onEnter: () => void;
  onBack: (() => void) | null;
  /** An arrow where no answer has the focus: 1 down, -1 up. */
  onArrow?: (way: 1 | -1) => void;
}

const ARROWS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Whether the key belongs to what has the focus. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="dialog"], textarea, select, [contenteditable]')) return true;
  if (target instanceof HTMLInputElement && target.type !== 'radio') return true;
  if (key === 'Enter') return target.closest('a, button, summary') !== null;
  return key in ARROWS && target instanceof HTMLInputElement;
}

/** Keys of a form, wherever the focus is on its page; what has the focus keeps its own. */
export function useFormKeys(keys: FormKeys): void {
  const held = useRef(keys);
  held.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.defaultPrevented || document.querySelector('[role="dialog"]') || isTaken(target, key)) return;
      const { onNumber, onEnter, onBack, onArrow } = held.current;
      if (/^[1-9]$/.test(key) && onNumber) onNumber(Number(key));
      else if (key === 'Enter') onEnter();
      else if (key === 'Backspace' && onBack) onBack();
      else if (ARROWS[key] && onArrow) onArrow(ARROWS[key]);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
