import type { LinesContent } from '#companion/content.schema.ts';
import { sentencesOf } from '#companion/policy/read-apart.ts';
import type { CompanionState } from '#companion/state.ts';
import type { Understanding } from '#companion/understand/understand.ts';

/** So long a message names its matter in its first sentence, and much else after it. */
const LONG = 30;

/**
 * A title that may stand on a shared screen: from the topic's own list, never from the person's words.
 * Null until a topic is known or a second message came.
 */
export function titleFor(
  state: CompanionState,
  read: Understanding,
  lines: LinesContent,
  reread: (text: string) => Understanding,
): string | null {
  if (state.title !== null) return state.title;
  const first = read.words >= LONG ? sentencesOf(read.clean)[0] : undefined;
  const named = first === undefined ? undefined : reread(first).topics[0]?.id;
  const topic = lines.topics.find((entry) => entry.id === (named ?? read.topics[0]?.id ?? state.topics[0]));
  // Only somewhere in a long story: "promoted" of somebody who feels a fraud is no good news.
  const byTheWay = first !== undefined && named === undefined;
  const needsMore = byTheWay || lines.words.grammar !== undefined;
  const fits = topic && (!needsMore || isBorneOut(topic.id, state, read)) && !(byTheWay && topic.id === 'success');
  if (fits) return topic.title;
  const worthNaming = state.told >= 3 || state.turn >= 4;
  if (!worthNaming) return null;
  return lines.labels.title_default ?? null;
}

const SURE = 2;
/** So often, in whichever words. */
const OFTEN = 4;

/**
 * Where topics are found by words alone, or only somewhere in a long story, a word or two are no matter: "die Prüfung" of
 * somebody who loses her trade.
 */
function isBorneOut(id: string, { topics, topicWeights }: CompanionState, { evidence }: Understanding): boolean {
  const weight = topicWeights[topics.indexOf(id)] ?? 0;
  return weight >= OFTEN || (weight >= SURE && (evidence.get(id) ?? 0) >= SURE);
}
