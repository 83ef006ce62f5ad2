import { z } from 'zod';
import { askStructured } from './ask-structured.ts';
import type { ChatModel } from './chat-model.ts';
import { conversationText } from './conversation-text.ts';
import { languageCard, promptCard } from './prompt-cards.ts';
import type { Review } from './propose-memories.ts';

const part = z.string().max(300);
const summarySchema = z.strictObject({ happened: part, feeling: part, helped: part, plan: part, open: part });
/** Empty strings where the conversation holds nothing; at most 90 words together. */
export type SessionSummary = z.infer<typeof summarySchema>;

const WITHIN = 8_000;
const WORDS_MAX = 90;

/**
 * A model's summary of a session. Null where no model answers properly: sum up without one then.
 *
 * @param faultsOf what is wrong with the words as shown to a person, as ids; the reply checker's business
 */
export function summariseSession(
  p: { model: ChatModel | null },
  { sendToModel, language, messages }: Review,
  faultsOf: (text: string) => string[],
  signal?: AbortSignal,
): Promise<SessionSummary | null> {
  if (!sendToModel || messages.length === 0) return Promise.resolve(null);
  return askStructured(
    p.model,
    {
      name: 'session_summary',
      system: `${promptCard('call-session')}\n\n${languageCard(language)}`,
      messages: [{ role: 'user', content: conversationText(messages) }],
      schema: summarySchema,
      also: (summary) => {
        const whole = Object.values(summary).filter(Boolean).join('. ');
        if (whole === '') return 'everything is empty';
        if (whole.split(/\s+/).length > WORDS_MAX) return `more than ${WORDS_MAX} words`;
        return faultsOf(whole).join(', ') || null;
      },
      maxOutputTokens: 500,
      within: WITHIN,
    },
    signal,
  );
}
