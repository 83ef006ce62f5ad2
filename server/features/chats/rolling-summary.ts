import { z } from 'zod';
import { estimateTokens, HISTORY_MAX, TURNS_MAX } from '#server/llm/prompt.ts';
import type { MessageRecord } from './message-record.ts';

// Why is this hard? A model forgets what no longer fits, and a long talk wears its
// care down. So the older half goes into a few lines as soon as the rest would not
// fit, and what was said about danger goes with it unshortened by anybody's taste:
// it is picked here by rule, never by the model.

/** The earlier part of one branch of a chat in short, sealed with the chat. */
export const rollingSummarySchema = z.object({
  /** The last message it holds; once that is off the branch shown, so is the summary. */
  upTo: z.string(),
  position: z.int(),
  lines: z.array(z.string()),
  /** What was said about danger, and how questions about it were answered. Only ever grows. */
  risk: z.array(z.string()),
  /** Replies given when the context was last built anew. */
  rebuiltAt: z.int(),
});
export type RollingSummary = z.infer<typeof rollingSummarySchema>;

/** Replies after which a context is built anew from the summary, however short they were. */
export const REBUILD_AFTER = 40;
const KEPT_AT_REBUILD = 6;
const LINES_MAX = 10;
const WORDS_MAX = 22;

/** What goes into the summary and what stays word for word; `older` is empty where all fits. */
export interface Division {
  older: MessageRecord[];
  recent: MessageRecord[];
  rebuilds: boolean;
}

/**
 * Divides the messages since the summary.
 *
 * @param messages oldest first, ending with the message to answer
 * @param replies replies given in the chat so far
 */
export function divide(messages: readonly MessageRecord[], replies: number, rebuiltAt: number): Division {
  const rebuilds = replies - rebuiltAt >= REBUILD_AFTER;
  const tokens = messages.reduce((sum, message) => sum + estimateTokens(message.body?.text ?? ''), 0);
  if (!rebuilds && messages.length <= TURNS_MAX && tokens <= HISTORY_MAX)
    return { older: [], recent: [...messages], rebuilds };
  let cut = rebuilds ? messages.length - KEPT_AT_REBUILD : Math.ceil(messages.length / 2);
  // What stays begins with the person, and the message to answer always stays.
  while (cut > 0 && messages[cut]?.role === 'assistant') cut--;
  cut = Math.max(0, Math.min(cut, messages.length - 1));
  return { older: messages.slice(0, cut), recent: messages.slice(cut), rebuilds: rebuilds && cut > 0 };
}

/** The summary without a model: the person's own sentences that say most, in their order. */
export function linesWithoutModel(before: readonly string[], older: readonly MessageRecord[]): string[] {
  const said = older
    .filter((message) => message.role === 'user' && message.body !== null && message.body.level === 0)
    .map((message) => ({ message, words: wordsOf(message.body?.text ?? '') }))
    .filter(({ words }) => words.length >= 4);
  const longest = said.toSorted((a, b) => b.words.length - a.words.length).slice(0, LINES_MAX / 2);
  const lines = said
    .filter((entry) => longest.includes(entry))
    .map(({ words }) => `They said: ${JSON.stringify(shortened(words))}`);
  // Of what was shortened before the beginning stays: it tells what brought them here.
  const room = LINES_MAX - lines.length;
  return [...(before.length > room ? [...before.slice(0, 2), ...before.slice(2 - room)] : before), ...lines];
}

/** What the older messages say about danger, each with the question it answers where one was asked. */
export function riskFacts(older: readonly MessageRecord[]): string[] {
  return older.flatMap((message, index) => {
    const { role, body } = message;
    if (role !== 'user' || !body) return [];
    const asked = older[index - 1];
    const question = asked?.role === 'assistant' ? questionOf(asked.body?.text ?? '') : null;
    const answered = asked?.body && asked.body.level >= 1 && question !== null;
    if (body.level === 0 && !answered) return [];
    const words = JSON.stringify(shortened(wordsOf(body.text)));
    return [
      answered
        ? `Risk level ${body.level}: asked ${JSON.stringify(question)}, they said ${words}`
        : `Risk level ${body.level}: they said ${words}`,
    ];
  });
}

/** As given to the model. */
export const summaryText = (summary: Pick<RollingSummary, 'lines' | 'risk'>): string =>
  [...summary.lines, ...summary.risk].map((line) => `- ${line}`).join('\n');

const questionOf = (text: string): string | null => /[^.!?]*\?\s*$/.exec(text)?.[0].trim() ?? null;
const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
const shortened = (words: readonly string[]): string =>
  words.length <= WORDS_MAX ? words.join(' ') : `${words.slice(0, WORDS_MAX).join(' ')} …`;
