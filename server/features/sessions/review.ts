import { extractMemories, type MemoryCandidate } from '#companion/memory/extract.ts';
import { summarise } from '#companion/memory/summarise.ts';
import { checkReply } from '#companion/reply-check/check-reply.ts';
import type { Stretch } from '#server/features/chats/review-source.service.ts';
import { proposeMemories } from '#server/llm/propose-memories.ts';
import { summariseSession } from '#server/llm/summarise-session.ts';
import type { Platform } from '#server/platform.ts';

export interface Found extends MemoryCandidate {
  source: string;
}

/** A summary and candidates for the memory, by the model where the person allows it, else by rules. Not inside a transaction. */
export async function reviewStretch(
  p: Platform,
  stretch: Stretch,
  may: { sendToModel: boolean; remember: boolean },
): Promise<{ summary: string | null; found: Found[] }> {
  const { messages, language } = stretch;
  const review = { sendToModel: may.sendToModel, language, messages };
  const [summary, found] = await Promise.all([summaryOf(p, review), may.remember ? candidatesOf(p, review) : []]);
  return { summary, found };
}

type Review = Parameters<typeof proposeMemories>[1];

/** What nobody should read about themselves: a summary passes the same checks as a reply. */
const faultsIn = (text: string, { messages }: Review): string[] => {
  const userTexts = messages.filter(({ role }) => role === 'user').map((message) => message.text);
  return checkReply(text, { level: 0, userTexts }).violations;
};

async function summaryOf(p: Platform, review: Review): Promise<string | null> {
  const parts = await summariseSession(p, review, (text) => faultsIn(text, review));
  const written = parts ? Object.values(parts).filter(Boolean).join(' ') : '';
  return written === '' ? summarise(review.messages) : written;
}

async function candidatesOf(p: Platform, review: Review): Promise<Found[]> {
  const proposed = await proposeMemories(p, review);
  // Their own words, whatever the model made of them.
  const candidates: MemoryCandidate[] =
    proposed?.map(({ quote, kind, class: sensitivity, messageId }) => ({
      text: quote.trim(),
      kind,
      class: sensitivity,
      messageId,
    })) ?? extractMemories(review.messages, []);
  return candidates.map((candidate) => ({
    ...candidate,
    source: review.messages.find(({ id }) => id === candidate.messageId)?.text ?? '',
  }));
}
