import type { ReactNode } from 'react';

/** One titled group on the design page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

/** Several examples in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
