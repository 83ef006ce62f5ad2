import { texts } from '#web/lib/i18n.ts';
import { announce } from '#web/ui/status-region.tsx';

/** Copies, and says whether it worked: plain http has no clipboard. */
export async function copyText(text: string): Promise<void> {
  const t = texts('factors');
  try {
    await navigator.clipboard.writeText(text);
    announce(t('twoStep.copied'));
  } catch {
    announce(t('twoStep.notCopied'));
  }
}
