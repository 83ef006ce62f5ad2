import type { ReactNode } from 'react';

/** A part of the page with its heading; no landmark, since what it was chosen from has the same name. */
export function SheetBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sheet-block">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
