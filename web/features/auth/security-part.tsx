import type { ReactNode } from 'react';

/** One part of "Security" in the profile. */
export function SecurityPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-heading text-lg">{title}</h3>
      {children}
    </section>
  );
}
