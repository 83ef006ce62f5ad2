import type { ReactNode } from 'react';

/** The calm frame of the account pages: one heading, one column. */
export function AccountFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-[29rem] flex-col px-5 pt-8 pb-20 @3xl:pt-16">
      <h1 className="text-3xl">{title}</h1>
      {lead && <div className="mt-3 text-ink-soft">{lead}</div>}
      <div className="mt-8 flex flex-col gap-6">{children}</div>
    </div>
  );
}

/** What went wrong with a form, said once, above its button. */
export function FormError({ text }: { text: string | null }) {
  return <div role="alert">{text && <p className="rounded-card bg-danger-soft px-4 py-3 text-danger">{text}</p>}</div>;
}
