import type { Card, ExerciseCard } from '#shared/chats/cards.contract.ts';
import { AssistantMessage, type ReplyActions, ReplyToCome } from '#web/features/chats/assistant-message.tsx';
import { ReplyCards } from '#web/features/chats/reply-cards.tsx';
import { UnsentMessage } from '#web/features/chats/unsent-message.tsx';
import { UserMessage } from '#web/features/chats/user-message.tsx';
import { PinnedHelp } from '#web/features/safety/pinned-help.tsx';
import { CARDS, IN_DANGER, PENDING, REPLIES, SAID } from './examples.ts';
import { Part } from './part.tsx';

const nothing = () => {};
const ACTIONS: ReplyActions = { onRetry: nothing, onContinue: nothing, onRate: nothing, onSelect: nothing };

const inputName = ({ input }: ExerciseCard) =>
  input?.kind === 'choice' && input.multi ? 'choice of several' : input?.kind;
const cardName = (card: Card) =>
  card.type === 'exercise' ? `exercise: ${inputName(card)}` : card.type === 'choices' ? card.kind : card.type;

/** Messages, cards and help in their states. */
export function ChatParts() {
  return (
    <>
      <Part title="Messages">
        <UserMessage message={SAID} onEdit={nothing} onSelect={nothing} />
        <ReplyToCome />
        {REPLIES.map((reply) => (
          <AssistantMessage key={reply.id} message={reply} last actions={ACTIONS} />
        ))}
        {PENDING.map((pending) => (
          <UnsentMessage key={pending.id} message={pending} onRetry={nothing} onTakeBack={nothing} />
        ))}
      </Part>
      {CARDS.map((card) => (
        <Part key={cardName(card)} title={`Card, ${cardName(card)}`}>
          <ReplyCards cards={[card]} onSend={nothing} onTone={nothing} />
        </Part>
      ))}
      <Part title="Help, levels 1 to 3">
        <PinnedHelp level={1} categories={[]} options={[]} onSay={nothing} />
        <PinnedHelp level={2} categories={[]} options={[]} onSay={nothing} />
        <PinnedHelp level={3} categories={[]} options={IN_DANGER} onSay={nothing} />
      </Part>
    </>
  );
}
