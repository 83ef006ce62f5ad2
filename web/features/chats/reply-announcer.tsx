import { useEffect, useRef } from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { announce } from '#web/ui/status-region.tsx';
import { useShownReply } from './reply-watch.ts';

/** Tells screen readers when a reply begins and when it has ended, once each and nothing in between. */
export function ReplyAnnouncer({ reply }: { reply: Message }) {
  const t = useTexts('chats');
  const running = useShownReply(reply.id) !== null || reply.state === 'streaming';
  const was = useRef({ id: reply.id, running: false });
  useEffect(() => {
    const before = was.current.id === reply.id && was.current.running;
    was.current = { id: reply.id, running };
    if (running && !before) announce(t('reply.begun'), { quiet: true });
    if (!running && before) announce(t('reply.ended'), { quiet: true });
  }, [reply.id, running, t]);
  return null;
}
