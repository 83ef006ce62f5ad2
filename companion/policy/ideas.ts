import type { LinesContent } from '#companion/content.schema.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { namedIdea } from './told-ideas.ts';

export interface Idea {
  /** "idea:studies:3", the topic and the place among its ideas, or "idea:one-drawer". */
  id: string;
  text: string;
}

const SHARED_WORD = 0.3;
/** The topics after the first two count alike. */
const PLACE_MOST = 2;

/**
 * The small ideas on these topics, those that share words with what was said first. English has none on its topics:
 * there an idea belongs to a situation (told-ideas.ts).
 */
export function ideasFor(lines: LinesContent, topics: readonly string[], said: string): Idea[] {
  return [...new Set(topics)]
    .flatMap((topic, place) => ideasOf(lines, topic).map((text, at) => ({ id: `idea:${topic}:${at}`, text, place })))
    .map(({ id, text, place }) => ({
      idea: { id, text },
      rank: sharedWords(text, said) * SHARED_WORD - Math.min(place, PLACE_MOST),
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ idea }) => idea);
}

function ideasOf(lines: LinesContent, topic: string): readonly string[] {
  return lines.topics.find(({ id }) => id === topic)?.ideas ?? [];
}

/** The words of an idea by its id; undefined where there is none such. */
export function ideaText(lines: LinesContent, id: string): string | undefined {
  const [, topic = '', at] = id.split(':');
  return at === undefined ? namedIdea(lines, id)?.text : ideasOf(lines, topic)[Number(at)];
}

const HEAD_MOST = 4;
const GOES_ON =
  /^([^,:;]*?)(?:, (?=(?:and|or|so|since|with|that|which|because|like|as|until|where|before|after|then|even|once|but|if|just|to|not|by|when|whenever|leaving|however)\b)|[:;]).*$/;

/** An idea that was read a moment ago: what it is, without its reason and its other half. */
export function headOf(idea: string): string {
  const head = GOES_ON.exec(idea)?.[1] ?? idea;
  return head.split(' ').length < HEAD_MOST ? idea : head;
}
