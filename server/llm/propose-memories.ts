import { z } from 'zod';
import { askStructured } from './ask-structured.ts';
import type { ChatModel } from './chat-model.ts';
import { conversationText, type ReviewedMessage } from './conversation-text.ts';
import { languageCard, promptCard } from './prompt-cards.ts';

export type { ReviewedMessage } from './conversation-text.ts';

export const MEMORY_KINDS = ['preference', 'person', 'goal', 'coping', 'event', 'value', 'plan'] as const;

const proposalSchema = z.strictObject({
  text: z.string().min(1).max(140),
  kind: z.enum(MEMORY_KINDS),
  class: z.enum(['M0', 'M1', 'M2']),
  quote: z.string().min(1),
  messageId: z.string(),
});
export type MemoryProposal = z.infer<typeof proposalSchema>;

const answerSchema = z.strictObject({ items: z.array(proposalSchema).max(5) });

export interface Review {
  /** The person's consent to send text to the model. */
  sendToModel: boolean;
  /** BCP 47. */
  language: string;
  /** Oldest first. */
  messages: readonly ReviewedMessage[];
}

const WITHIN = 8_000;

/**
 * What a model would keep of a conversation; at most five, each with a quote that really
 * stands in a message of the person. Words said at risk level 2 and above are neither
 * shown to it nor taken. Null where no model answers properly: find them without one then.
 */
export async function proposeMemories(
  p: { model: ChatModel | null },
  { sendToModel, language, messages }: Review,
  signal?: AbortSignal,
): Promise<MemoryProposal[] | null> {
  const calm = messages.filter((message) => message.level < 2);
  if (!sendToModel || calm.length === 0) return null;
  const answer = await askStructured(
    p.model,
    {
      name: 'memory_candidates',
      system: `${promptCard('call-memories')}\n\n${languageCard(language)}`,
      messages: [{ role: 'user', content: conversationText(calm, (message) => `[${message.id}] `) }],
      schema: answerSchema,
      maxOutputTokens: 800,
      within: WITHIN,
    },
    signal,
  );
  return answer?.items.filter((item) => isQuoted(item, calm)) ?? null;
}

function isQuoted({ quote, messageId }: MemoryProposal, messages: readonly ReviewedMessage[]): boolean {
  return messages.some(
    (message) => message.role === 'user' && message.id === messageId && message.text.includes(quote),
  );
}
