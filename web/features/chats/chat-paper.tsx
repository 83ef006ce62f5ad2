import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ExportedChat, Message } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText, timeText } from '#web/lib/time.ts';
import { MessageText } from './message-text.tsx';
import { textLanguage } from './text-language.ts';

/** So far away that every day is told with its date and year. */
const FAR_AWAY = new Date(0);

/** A whole chat for paper, beside the page and never on the screen. Opens the browser's print once it is drawn. */
export function ChatPaper({ chat, onDone }: { chat: ExportedChat; onDone: () => void }) {
  const t = useTexts('chats');
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    let gone = false;
    const end = () => done.current();
    window.addEventListener('afterprint', end);
    // The parser of Markdown was asked for by what is drawn; without it the text stands as it was written.
    const ready = Promise.all([document.fonts.ready, import('./markdown-block.tsx').catch(() => null)]);
    void ready.then(() => requestAnimationFrame(() => setTimeout(() => gone || window.print())));
    return () => {
      gone = true;
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return createPortal(
    <div className="chat-paper">
      <h1 className="text-2xl">{chat.title ?? t('chat.untitled')}</h1>
      {chat.messages.map((message) => (
        <PaperMessage key={message.id} message={message} language={chat.language} />
      ))}
    </div>,
    document.body,
  );
}

function PaperMessage({ message, language }: { message: Message; language: string }) {
  const t = useTexts('chats');
  const at = new Date(message.createdAt);
  const lang = textLanguage(message, language);
  const isMine = message.role === 'user';
  return (
    <section>
      <h2>
        {t('export.said', {
          who: t(isMine ? 'message.fromYou' : 'message.fromAlcove'),
          day: dayText(at, FAR_AWAY),
          time: timeText(at),
        })}
      </h2>
      {message.unreadable ? (
        <p>{t('export.unreadable')}</p>
      ) : isMine ? (
        <p dir="auto" lang={lang} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {message.text}
        </p>
      ) : (
        <MessageText text={message.text} lang={lang} />
      )}
      {message.cards.some(({ type }) => type === 'help') && <p>{t('export.helpShown')}</p>}
      {message.state !== 'complete' && <p>{t('reply.cutOff')}</p>}
    </section>
  );
}
