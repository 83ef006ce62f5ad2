import type { LinesContent } from '#companion/content.schema.ts';
import { hasPlainWords } from '#companion/policy/cue-lines.ts';
import type { CompanionState } from '#companion/state.ts';
import type { Understanding } from '#companion/understand/understand.ts';

/** So many different words speak for it. */
const SURE = 2;

/**
 * A title that may stand on a shared screen: from the topic's own list, never from the person's words.
 * Null until a topic is known or a second message came.
 */
export function titleFor(state: CompanionState, read: Understanding, lines: LinesContent): string | null {
  if (state.title !== null) return state.title;
  const id = read.topics[0]?.id ?? state.topics[0];
  // "Mi ex suegra" names no breakup: where the topics are lists of words, one word alone gives a chat no name.
  const isSure = !hasPlainWords(lines) || (id !== undefined && (read.evidence.get(id) ?? 0) >= SURE);
  const topic = isSure ? lines.topics.find((entry) => entry.id === id) : undefined;
  if (topic) return topic.title;
  const worthNaming = state.told >= 3 || state.turn >= 4;
  if (!worthNaming) return null;
  return lines.labels.title_default ?? null;
}
