import { z } from 'zod';
import { RISK_CATEGORIES } from '#shared/safety/risk-categories.ts';
import { askStructured } from './ask-structured.ts';
import type { ChatModel, ChatTurn } from './chat-model.ts';
import { promptCard } from './prompt-cards.ts';

const riskSchema = z.strictObject({
  level: z.literal([0, 1, 2, 3]),
  category: z.enum(RISK_CATEGORIES),
  subject: z.enum(['self', 'other', 'nobody']),
  /** Makes the model look before it judges; read by nobody and kept nowhere. */
  quote: z.string().max(400),
});
export type RiskReading = Pick<z.infer<typeof riskSchema>, 'level' | 'category' | 'subject'>;

/** Longest wait in milliseconds: the rules have answered already, and somebody is waiting. */
export const RISK_READ_WITHIN = 1_500;
const TURNS_BACK = 6;
const TURN_MAX = 800;
const LAST_MAX = 8_000;

/**
 * How a model reads the risk of the last message. Null where it fails, refuses or takes
 * longer than a second and a half: the rules then stand alone.
 *
 * @param history oldest first; ends with the message to judge
 */
export async function readRisk(
  model: ChatModel | null,
  history: readonly ChatTurn[],
  signal?: AbortSignal,
): Promise<RiskReading | null> {
  // What was written while a reply ran is judged together with what came before it.
  const answered = history.findLastIndex((turn) => turn.role === 'assistant') + 1;
  const last = history.slice(answered).map((turn) => turn.content);
  if (last.length === 0) return null;
  const before = history.slice(Math.max(0, answered - TURNS_BACK), answered).map(({ role, content }) => {
    const said = content.replace(/\s+/g, ' ').slice(0, TURN_MAX);
    return `${role === 'user' ? 'Person' : 'Companion'}: ${said}`;
  });
  const text = `Before:\n${before.join('\n') || 'nothing'}\n\nThe last message:\n${last.join('\n').slice(-LAST_MAX)}`;
  return askStructured(
    model,
    {
      name: 'risk',
      system: promptCard('call-risk'),
      messages: [{ role: 'user', content: text.toWellFormed() }],
      schema: riskSchema,
      maxOutputTokens: 150,
      within: RISK_READ_WITHIN,
    },
    signal,
  );
}
