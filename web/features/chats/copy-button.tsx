import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { announce } from '#web/ui/status-region.tsx';
import { MessageButton } from './message-button.tsx';

const CONFIRMED_FOR = 2000;

export function CopyButton({ text }: { text: string }) {
  const t = useTexts('chats');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Plain http has no clipboard: say so instead of pretending.
      announce(t('message.copyFailed'));
      return;
    }
    setCopied(true);
    announce(t('message.copied'), { quiet: true });
    setTimeout(() => setCopied(false), CONFIRMED_FOR);
  };
  return (
    <MessageButton label={t('message.copy')} onClick={() => void copy()}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </MessageButton>
  );
}
