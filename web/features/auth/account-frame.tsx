import type { ReactNode } from 'react';
import { ArchScene } from '#web/ui/scene.tsx';

interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  /** Stands above a heading that has little below it; beside the column it takes the place of the doorway. */
  scene?: ReactNode;
  children: ReactNode;
}

/** The calm frame of the account pages: one heading, one column, and the doorway beside it where there is room. */
export function AccountFrame({ title, lead, scene, children }: AccountFrameProps) {
  return (
    <div className="mx-auto grid max-w-[29rem] grid-cols-1 gap-x-28 px-5 pt-8 pb-20 @3xl:pt-16 @5xl:max-w-[62rem] @5xl:grid-cols-[minmax(0,26.5rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        {scene && <div className="mb-6 w-28 @5xl:hidden">{scene}</div>}
        <h1 className="text-3xl">{title}</h1>
        {lead && <div className="mt-3 text-ink-soft">{lead}</div>}
        <div className="mt-8 flex flex-col gap-6">{children}</div>
      </div>
      <div className="hidden @5xl:block">
        <div className="sticky top-24 mx-auto max-w-72">{scene ?? <ArchScene />}</div>
      </div>
    </div>
  );
}

/** What went wrong with a form, said once, above its button. */
export function FormError({ text }: { text: string | null }) {
  // Always in the page, for screen readers; while empty it must not widen the gap around it.
  return (
    <div role="alert" className="empty:absolute">
      {text && <p className="rounded-card bg-danger-soft px-4 py-3 text-danger">{text}</p>}
    </div>
  );
}
