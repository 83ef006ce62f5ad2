import { type ReactNode, Suspense } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Composer } from './composer.tsx';
import { useOnline } from './use-online.ts';

interface ComposerDockProps {
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onStop?: (() => void) | null;
  /** An exercise waits for an answer. */
  answering?: boolean;
  /** Help, pinned between the conversation and the composer. */
  children?: ReactNode;
}

/** What stays at the foot of the page: help where it is needed, the offline note, the composer. */
export function ComposerDock({ draft, onDraft, onSend, onStop, answering, children }: ComposerDockProps) {
  const t = useTexts('chats');
  const online = useOnline();
  return (
    <div className="mx-auto flex w-full max-w-[44rem] shrink-0 flex-col gap-2.5 px-3 pb-3 @3xl:px-5">
      <Suspense fallback={null}>{children}</Suspense>
      {!online && (
        <p role="status" className="rounded-full bg-dusk-soft px-4 py-1.5 text-center text-sm text-dusk">
          {t('offline.note')}
        </p>
      )}
      <Composer
        draft={draft}
        onDraft={onDraft}
        onSend={onSend}
        onStop={onStop ?? null}
        placeholder={answering ? t('composer.answer') : t('composer.placeholder')}
        autoFocus
      />
      <p className="text-center text-xs text-ink-soft">{t('composer.footnote')}</p>
    </div>
  );
}
