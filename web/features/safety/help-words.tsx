import { useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/status-region.tsx';

/** What happens on a call, and words to copy for somebody close. Both take away a reason not to reach out. */
export function HelpWords() {
  const t = useTexts('safety');
  const [copied, setCopied] = useState(false);
  const words = t('words.text');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied(true);
      announce(t('words.copied'), { quiet: true });
    } catch {
      announce(t('words.copyFailed'));
    }
  };
  return (
    <div className="flex flex-col">
      <details>
        <summary className="min-h-11 content-center text-primary">{t('call.title')}</summary>
        <ul className="flex list-disc flex-col gap-1 ps-5 pb-2 text-ink-soft">
          <li>{t('call.who')}</li>
          <li>{t('call.say')}</li>
          <li>{t('call.private')}</li>
          <li>{t('call.police')}</li>
        </ul>
      </details>
      <details>
        <summary className="min-h-11 content-center text-primary">{t('words.title')}</summary>
        <blockquote className="border-s-2 border-line ps-4 text-ink-soft">{words}</blockquote>
        <Button size="small" className="my-2" onClick={() => void copy()}>
          {copied ? t('words.copied') : t('words.copy')}
        </Button>
      </details>
    </div>
  );
}
