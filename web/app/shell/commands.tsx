import { type ComponentType, useEffect, useRef, useState } from 'react';
import {
  type CommandMenuProps,
  type CommandView,
  loadCommandMenu,
  onOpenCommands,
} from '#web/features/search/search.queries.ts';
import { texts } from '#web/lib/i18n.ts';
import { announce } from '#web/ui/status-region.tsx';

/** Where a question mark is a question mark. */
const WRITES = 'input, textarea, select, [contenteditable="true"]';

/** Ctrl or Cmd and K opens search and commands, `?` the keys, on every page of a signed-in person. */
export function Commands() {
  const [view, setView] = useState<CommandView | null>(null);
  const [Menu, setMenu] = useState<ComponentType<CommandMenuProps> | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = view !== null;
  });
  useEffect(() => {
    const open = (wanted: CommandView) => {
      setView(wanted);
      loadCommandMenu().then(
        (menu) => setMenu(() => menu),
        () => {
          setView(null);
          announce(texts('errors')('client.unreachable'));
        },
      );
    };
    const onKey = (event: KeyboardEvent) => {
      const wanted = viewOf(event);
      if (wanted === null) return;
      event.preventDefault();
      if (isOpen.current && wanted === 'search') setView(null);
      // Over another dialog nothing opens: it waits for an answer.
      else if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) open(wanted);
    };
    const stop = onOpenCommands(open);
    document.addEventListener('keydown', onKey);
    return () => {
      stop();
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return Menu && <Menu view={view} onView={setView} />;
}

function viewOf({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target }: KeyboardEvent): CommandView | null {
  if (isComposing || altKey) return null;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey) return 'search';
  const isWriting = target instanceof Element && target.closest(WRITES) !== null;
  return key === '?' && !ctrlKey && !metaKey && !isWriting ? 'keys' : null;
}
