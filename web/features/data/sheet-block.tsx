import type { ReactNode } from 'react';

/** A part of the page with its heading. */
export function SheetBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="sheet-block">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
