import type { TopicContent, TurnContent } from '#companion/content.schema.ts';
import type { Hit } from './lexicon.ts';

/** The topics of a message, the one it is most about first. */
export function rankTopics(
  hits: Hit<TopicContent>[],
  hints: Hit<TopicContent>[],
  length: number,
  recent: readonly string[],
): TopicContent[] {
  const scores = new Map<TopicContent, number>();
  const add = (topic: TopicContent, points: number) => scores.set(topic, (scores.get(topic) ?? 0) + points);
  // What comes first in a long message is usually its heading.
  const counted = new Set<string>();
  for (const hit of hits) {
    // The same word again says nothing new.
    if (counted.has(`${hit.value.id}:${hit.phrase}`)) continue;
    counted.add(`${hit.value.id}:${hit.phrase}`);
    add(hit.value, 1.4 + 0.6 * (hit.to - hit.from) + (length > 30 && hit.from < 20 ? 1.2 : 0));
  }
  // "school" as a whole message is what it is about.
  for (const hit of hints) add(hit.value, (length > 30 && hit.from < 14) || length <= 2 ? 1.4 : 0.7);
  for (const [topic, score] of scores) if (recent.includes(topic.id)) scores.set(topic, score + 0.8);
  return [...scores]
    .filter(([, score]) => score >= 1.4)
    .sort((a, b) => b[1] - a[1])
    .map(([topic]) => topic);
}

/** Each phrase counts once; of a turn its words count, of a topic the phrase. */
export function evidenceOf(
  topics: readonly Hit<TopicContent>[],
  turns: readonly Hit<TurnContent>[],
): Map<string, number> {
  const found = new Map<string, number>();
  const seen = new Set<string>();
  const count = (id: string, phrase: string, points: number) => {
    if (seen.has(`${id}:${phrase}`)) return;
    seen.add(`${id}:${phrase}`);
    found.set(id, (found.get(id) ?? 0) + points);
  };
  // "My exam" inside "before my exam" is the same words again.
  const inside = (hit: Hit<TopicContent>) =>
    topics.some(
      (other) =>
        other !== hit &&
        other.value === hit.value &&
        other.from <= hit.from &&
        other.to >= hit.to &&
        other.to - other.from > hit.to - hit.from,
    );
  for (const hit of topics) if (!inside(hit)) count(hit.value.id, hit.phrase, 1);
  for (const hit of turns) count(hit.value.id, hit.phrase, hit.to - hit.from);
  return found;
}
