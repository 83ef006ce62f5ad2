import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The id of the place in the shell's top bar that belongs to the page. */
export const PAGE_HEADER_ID = 'page-header';

/**
 * Puts a page's own header into the top bar of the signed-in shell, between the menu handle and the help button.
 * The slot grows to the free width, is one row of at least 3.5rem and is a size container.
 */
export function PageHeader({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(PAGE_HEADER_ID)), []);
  return place ? createPortal(children, place) : null;
}
