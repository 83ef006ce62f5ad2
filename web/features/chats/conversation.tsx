import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { useMayRemember } from '#web/features/memories/memories.queries.ts';
import { ProposedMemories } from '#web/features/memories/memory-parts.queries.ts';
import { PinnedHelp } from '#web/features/safety/safety.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { announce } from '#web/ui/status-region.tsx';
import { forgetLanding, landingMessage } from './active-chat.ts';
import { AssistantMessage, ReplyToCome } from './assistant-message.tsx';
import { ChatFailed } from './chat-failed.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { chatPath, useChat, useChatState, useChatWrites } from './chats.queries.ts';
import { ComposerDock } from './composer-dock.tsx';
import { keepDraft, useDraft } from './drafts.ts';
import { FirstMinute } from './first-minute.tsx';
import { ImportedNotice } from './imported-notice.tsx';
import { useMarkdownToCome } from './markdown-parser.ts';
import { useMessageActions, useMessages } from './messages.queries.ts';
import { isOneStep, oneSentenceALine } from './one-step.ts';
import { pinnedCards } from './pinned-cards.ts';
import { ReplyAnnouncer } from './reply-announcer.tsx';
import { ReplyCards } from './reply-cards.tsx';
import { ReplyReceipt } from './reply-receipt.tsx';
import { retryUnsent, sendMessage, useUnsent, withdrawMessage } from './sending.ts';
import { simpleAlready } from './simple-mode.ts';
import { TemporaryNotice, TemporaryOffer } from './temporary-notice.tsx';
import { ChatLanguage } from './text-language.ts';
import { Transcript, type TranscriptHandle } from './transcript.tsx';
import { UnsentMessage } from './unsent-message.tsx';
import { UserMessage } from './user-message.tsx';

const PastTranscript = lazy(() =>
  import('./past-transcript.tsx').then((module) => ({ default: module.PastTranscript })),
);

/** One open chat: header, transcript, what the last reply offers, composer. */
export function Conversation({ uid, chatId }: { uid: string; chatId: string }) {
  const t = useTexts('chats');
  const path = chatPath(uid, chatId);
  const { data: chat } = useChat(uid, chatId);
  const { data: state } = useChatState(uid, chatId);
  const pages = useMessages(uid, chatId);
  const unsent = useUnsent(chatId);
  const writes = useChatWrites(uid);
  const actions = useMessageActions(uid, chatId);
  const transcript = useRef<TranscriptHandle>(null);
  const remembers = useMayRemember();
  const [taken, setTaken] = useState<string | null>(null);
  const [past, setPast] = useState(landingMessage);
  const toNow = () => {
    forgetLanding();
    setPast(null);
  };

  const fail = (error: unknown) => announce(errorText(error));
  const send = (text: string, replaces: string | null = null) => {
    const createdAt = new Date().toISOString();
    sendMessage({ id: uuidV7(), uid, chatId, text, createdAt, replaces, createsChat: false });
    toNow();
    transcript.current?.toEnd();
  };

  // An edit on its way already stands for what it replaces.
  const replaced = unsent.find(({ replaces }) => replaces !== null)?.replaces;
  const cut = replaced ? pages.messages.findIndex(({ id }) => id === replaced) : -1;
  const messages = cut < 0 ? pages.messages : pages.messages.slice(0, cut);
  const pending = unsent.filter(({ id }) => !messages.some((message) => message.id === id));
  const last = messages.at(-1);
  const already = simpleAlready(messages);
  const reply = messages.findLast(({ role }) => role === 'assistant');
  const running = reply?.state === 'streaming' ? reply : null;
  const waits = pending.some(({ status }) => status === 'sending');

  const imported = state?.imported;
  const oneStep = isOneStep(messages, state?.level ?? 0);

  useEffect(() => {
    if (waits) transcript.current?.toEnd();
  }, [waits]);

  const renderMessage = (message: Message, isLast: boolean) =>
    message.role === 'user' ? (
      <UserMessage
        message={message}
        onEdit={imported ? null : (edited, text) => send(text, edited.id)}
        onSelect={(id) => void actions.select(id).catch(fail)}
      />
    ) : (
      <AssistantMessage
        message={oneStep && isLast ? { ...message, text: oneSentenceALine(message.text) } : message}
        last={isLast && pending.length === 0 && !imported}
        simpleBefore={already.has(message.id)}
        receipt={
          <ReplyReceipt
            uid={uid}
            message={message}
            onAgain={isLast && pending.length === 0 ? () => void actions.retry(message.id).catch(fail) : null}
          />
        }
        actions={{
          onRetry: ({ id }) => void actions.retry(id).catch(fail),
          onContinue: () => send(t('reply.continueText')),
          onRate: (rated, feedback) =>
            void actions
              .rate(rated, feedback)
              .then(() => feedback && announce(t('message.rated'), { quiet: true }))
              .catch(fail),
          onSelect: (id) => void actions.select(id).catch(fail),
        }}
      >
        {isLast && pending.length === 0 && (
          <ReplyCards
            cards={message.cards}
            onSend={send}
            form={{
              from: chatId,
              onAnswer: (answer) =>
                void actions
                  .answerForm(message, answer)
                  .then(() => announce(t(`form.said.${answer}`)))
                  .catch(fail),
            }}
            onTone={(tone) =>
              void writes
                .update(chatId, { tone })
                .then(() => announce(t('tone.set', { tone: t(`tone.${tone}`) })))
                .catch(fail)
            }
          />
        )}
      </AssistantMessage>
    );

  const waiting = useDraft(path, state?.draft);
  const draft = taken ?? waiting;
  const input = last?.cards.find((card) => card.type === 'exercise' && card.status === 'running');
  const empty = messages.length === 0 && pending.length === 0;
  const unborn = unsent.some(({ createsChat }) => createsChat);
  const failed = pages.isError && pages.data === undefined && !unborn;
  const toCome = useMarkdownToCome(messages);

  return (
    <ChatLanguage value={chat?.language ?? 'en-US'}>
      <div className="flex h-full min-h-0 flex-col" data-one-step={oneStep || undefined}>
        <ChatHeader chat={chat ?? null} onChange={(change) => writes.update(chatId, change)} />
        {imported && <ImportedNotice source={imported} />}
        {state?.temporary && <TemporaryNotice uid={uid} chatId={chatId} empty={empty} />}
        {failed ? (
          <ChatFailed error={pages.error} onRetry={() => void pages.refetch()} />
        ) : toCome || (empty && !pages.isSuccess && !unborn) ? (
          <ChatSkeleton />
        ) : empty ? (
          <FirstMinute uid={uid} chatId={chatId} onStart={send}>
            {state?.temporary === false && <TemporaryOffer onTake={() => writes.makeTemporary(chatId)} />}
          </FirstMinute>
        ) : past !== null ? (
          <Suspense fallback={<ChatSkeleton />}>
            <PastTranscript uid={uid} chatId={chatId} at={past} renderMessage={renderMessage} onNow={toNow} />
          </Suspense>
        ) : (
          <Transcript
            ref={transcript}
            messages={messages}
            renderMessage={renderMessage}
            hasOlder={pages.hasNextPage}
            loadingOlder={pages.isFetchingNextPage}
            onOlder={() => void pages.fetchNextPage()}
          >
            {pending.map((message) => (
              <UnsentMessage
                key={message.id}
                message={message}
                onRetry={retryUnsent}
                onTakeBack={(refused) => {
                  withdrawMessage(refused);
                  keepDraft(path, refused.text);
                  setTaken(refused.text);
                }}
              />
            ))}
            {waits && <ReplyToCome />}
            {remembers && !state?.temporary && pending.length === 0 && (
              <Suspense fallback={null}>
                <ProposedMemories uid={uid} chatId={chatId} />
              </Suspense>
            )}
          </Transcript>
        )}
        {reply && <ReplyAnnouncer reply={reply} />}
        {!imported && (
          <ComposerDock
            key={taken ?? 'composer'}
            draft={draft}
            onDraft={(text) => keepDraft(path, text, state?.draft)}
            onSend={send}
            onStop={running ? () => void actions.stop(running.id).catch(fail) : null}
            answering={input !== undefined}
          >
            <PinnedHelp level={state?.level ?? 0} {...pinnedCards(messages)} onSay={send} />
          </ComposerDock>
        )}
      </div>
    </ChatLanguage>
  );
}
