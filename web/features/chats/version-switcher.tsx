import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Message } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { MessageButton } from './message-button.tsx';

/** ‹ 2/3 › between the versions of an edited message or a reply tried again. */
export function VersionSwitcher({ message, onSelect }: { message: Message; onSelect: (id: string) => void }) {
  const t = useTexts('chats');
  const { versions } = message;
  const at = versions.indexOf(message.id);
  if (versions.length < 2 || at < 0) return null;
  const earlier = versions[at - 1];
  const later = versions[at + 1];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of two buttons is no form
    <span role="group" aria-label={t('versions.label')} className="flex items-center text-sm text-ink-soft">
      <MessageButton
        label={t('versions.earlier')}
        disabled={earlier === undefined}
        onClick={() => earlier !== undefined && onSelect(earlier)}
      >
        <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
      </MessageButton>
      <span aria-hidden="true" className="tabular-nums">
        {at + 1}/{versions.length}
      </span>
      <span className="sr-only">{t('versions.position', { at: at + 1, of: versions.length })}</span>
      <MessageButton
        label={t('versions.later')}
        disabled={later === undefined}
        onClick={() => later !== undefined && onSelect(later)}
      >
        <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
      </MessageButton>
    </span>
  );
}
