import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** An answer of the server that takes longer than this finds the person somewhere else. */
const STILL_THERE_MS = 10_000;

interface Pressed {
  id: string;
  at: number;
  when: number;
  /** Where the list stands; takes the focus when nothing is left of it. */
  home: HTMLElement | null;
}

/**
 * Keeps the keyboard's place in a list whose entries go away when something is done with them: the focus moves to
 * what was pressed, wherever it went, else to the next entry, else to what holds the list. Entries carry `data-item`.
 *
 * @param ids of all entries that are shown, in their order
 */
export function useKeepFocus<Box extends HTMLElement>(
  box: RefObject<Box | null>,
  ids: readonly string[],
): (event: MouseEvent) => void {
  const pressed = useRef<Pressed | null>(null);
  const order = ids.join(' ');
  useLayoutEffect(() => {
    const was = pressed.current;
    const { activeElement, body } = document;
    const lost = activeElement === null || activeElement === body;
    if (was === null || !lost || performance.now() - was.when > STILL_THERE_MS) return;
    pressed.current = null;
    const now = order === '' ? [] : order.split(' ');
    const next = now.includes(was.id) ? was.id : now[Math.min(was.at, now.length - 1)];
    const entry = next === undefined ? null : box.current?.querySelector<HTMLElement>(`[data-item="${next}"] button`);
    (entry ?? was.home)?.focus({ preventScroll: true });
  }, [order, box]);
  return (event) => {
    const entry = (event.target as Element).closest<HTMLElement>('[data-item]');
    const id = entry?.dataset.item;
    if (id === undefined) return;
    const home = box.current?.parentElement?.closest<HTMLElement>('[tabindex], main') ?? null;
    pressed.current = { id, at: ids.indexOf(id), when: performance.now(), home };
  };
}
