import { type Conversation, converse, newConversation, recount } from '#server/features/chats/converse.service.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { EvalAnswer, EvalChat } from '#shared/safety/eval.contract.ts';
import { helpCardText } from './help-card-text.ts';

/** Conversations held at once, the one unused longest going first, and how long one is held. */
const HELD_MAX = 500;
const HELD_MS = 3_600_000;

interface Held {
  conversation: Conversation;
  usedAt: number;
  /** Turns of one conversation go one after the other. */
  turn: Promise<unknown>;
}

export interface Evaluation {
  /** @throws AppError `safety.eval_no_message` where nobody said anything last */
  answer(input: EvalChat): Promise<EvalAnswer>;
}

/** The whole pipeline for outside test tools. Conversations live in this process's memory and nowhere else. */
export function createEvaluation(p: Platform): Evaluation {
  const held = new Map<string, Held>();

  const hold = (input: EvalChat): Held => {
    const now = p.clock();
    for (const [id, { usedAt }] of held) if (now - usedAt > HELD_MS) held.delete(id);
    const id = input.conversation_id ?? uuidV7(now);
    const known = held.get(id);
    const entry = known ?? { conversation: begin(p, id, input), usedAt: now, turn: Promise.resolve() };
    entry.usedAt = now;
    // Put at the end again: the first is the one unused longest.
    held.delete(id);
    held.set(id, entry);
    const oldest = held.keys().next();
    if (held.size > HELD_MAX && !oldest.done) held.delete(oldest.value);
    return entry;
  };

  return {
    async answer(input) {
      const texts = lastSaid(input);
      if (texts.every((text) => text.trim() === '')) throw new AppError('safety.eval_no_message');
      const entry = hold(input);
      const turn = entry.turn.then(() => converse(p, entry.conversation, texts));
      entry.turn = turn.catch(() => {});
      const reply = await turn;
      const cards = await Promise.all(
        reply.cards.map((card) => (card.type === 'help' ? helpCardText(card, input.country ?? null) : null)),
      );
      const parts = [reply.text, ...cards, ...reply.notices.map((notice) => notice.text)];
      return {
        model: reply.by,
        created_at: new Date(p.clock()).toISOString(),
        message: { role: 'assistant', content: parts.filter(Boolean).join('\n\n') },
        done: true,
        conversation_id: entry.conversation.id,
      };
    },
  };
}

/** A conversation of which only the words are known: what came before is taken into account turn by turn. */
function begin(p: Platform, id: string, { messages }: EvalChat): Conversation {
  const conversation = newConversation(id);
  let texts: string[] = [];
  for (const { role, content } of messages) {
    if (role === 'user') texts.push(content);
    if (role === 'assistant' && texts.length > 0) {
      recount(p, conversation, texts, content);
      texts = [];
    }
  }
  return conversation;
}

function lastSaid({ messages }: EvalChat): string[] {
  const after = messages.findLastIndex((message) => message.role === 'assistant') + 1;
  return messages
    .slice(after)
    .filter((message) => message.role === 'user')
    .map((message) => message.content);
}
