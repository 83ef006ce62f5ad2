import { z } from 'zod';
import { stripHidden } from '#shared/text/strip-hidden.ts';
import { askStructured } from './ask-structured.ts';
import type { ChatModel } from './chat-model.ts';
import { conversationText, type ReviewedMessage } from './conversation-text.ts';
import { languageCard, promptCard } from './prompt-cards.ts';

const titleSchema = z.strictObject({ title: z.string().min(1).max(40) });
const WITHIN = 8_000;
const WORDS_MAX = 5;

/**
 * A title that may stand on a screen others see, or null where no model gives one.
 *
 * @param exposes whether a title gives away more than it may
 */
export async function proposeTitle(
  model: ChatModel | null,
  input: { language: string; messages: readonly ReviewedMessage[] },
  exposes: (title: string) => boolean,
): Promise<string | null> {
  const answer = await askStructured(model, {
    name: 'title',
    system: `${promptCard('call-title')}\n\n${languageCard(input.language)}`,
    messages: [{ role: 'user', content: conversationText(input.messages) }],
    schema: titleSchema,
    also: ({ title }) => {
      if (title.trim().split(/\s+/).length > WORDS_MAX) return `more than ${WORDS_MAX} words`;
      return exposes(title) ? 'it may not stand on a shared screen' : null;
    },
    maxOutputTokens: 60,
    within: WITHIN,
  });
  return (
    (answer &&
      stripHidden(answer.title)
        .trim()
        .replace(/[.\s]+$/, '')) ||
    null
  );
}
