import { z } from 'zod';
import { askStructured } from './ask-structured.ts';
import type { ChatModel } from './chat-model.ts';
import { conversationText, type ReviewedMessage } from './conversation-text.ts';
import { languageCard, promptCard } from './prompt-cards.ts';

const answerSchema = z.strictObject({ lines: z.array(z.string().min(1).max(200)).min(1).max(10) });
const WITHIN = 15_000;

/** The earlier part of a conversation as at most ten lines, or null where no model answers properly. */
export async function shortenConversation(
  model: ChatModel | null,
  input: { language: string; before: readonly string[]; messages: readonly ReviewedMessage[] },
): Promise<string[] | null> {
  const before = input.before.length > 0 ? `Summary so far:\n${input.before.join('\n')}\n\nThen:\n` : '';
  const answer = await askStructured(model, {
    name: 'earlier_conversation',
    system: `${promptCard('call-rolling')}\n\n${languageCard(input.language)}`,
    messages: [{ role: 'user', content: before + conversationText(input.messages) }],
    schema: answerSchema,
    maxOutputTokens: 600,
    within: WITHIN,
  });
  return answer?.lines ?? null;
}
