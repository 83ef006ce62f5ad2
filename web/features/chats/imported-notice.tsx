import type { ForeignSource } from '#shared/data/foreign-chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';

/** Says whose export this chat is from, and why there is nothing to write in. */
export function ImportedNotice({ source }: { source: ForeignSource }) {
  const t = useTexts('chats');
  return (
    <p className="mx-auto w-full max-w-[44rem] px-4 py-2 text-sm text-ink-soft @3xl:px-6">
      <strong className="text-ink">{t('imported.title', { source })}.</strong> {t('imported.text')}
    </p>
  );
}
