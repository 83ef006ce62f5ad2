import { z } from 'zod';
import { askStructured } from './ask-structured.ts';
import type { ChatModel } from './chat-model.ts';
import { conversationText, type ReviewedMessage } from './conversation-text.ts';
import { promptCard } from './prompt-cards.ts';

const mirrorSchema = z.strictObject({ premise: z.boolean(), agreement: z.boolean(), certainty: z.boolean() });
export type SeenInMirror = z.infer<typeof mirrorSchema>;
const WITHIN = 15_000;

/** What a model finds in a talk as a whole, its own replies included; null where none answers properly. */
export function lookInMirror(
  model: ChatModel | null,
  messages: readonly ReviewedMessage[],
): Promise<SeenInMirror | null> {
  return askStructured(model, {
    name: 'mirror',
    system: promptCard('call-mirror'),
    messages: [{ role: 'user', content: conversationText(messages) }],
    schema: mirrorSchema,
    maxOutputTokens: 60,
    within: WITHIN,
  });
}
