import type { LinesContent } from '#companion/content.schema.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { createLexicon, type Lexicon } from '#companion/understand/lexicon.ts';
import { toTokens } from '#companion/understand/plain-text.ts';

/** The shelf of ideas on matters that no topic knows. */
export const ANY_TOPIC = 'any';

export interface Idea {
  /** "idea:studies:3": the topic, and the place among its ideas. */
  id: string;
  text: string;
  /** How many words of its situation fell; 0 for one that fits the whole topic. */
  fits: number;
}

interface Entry {
  id: string;
  text: string;
  bound: boolean;
  now: boolean;
  wide: boolean;
}

interface Store {
  byTopic: Map<string, Entry[]>;
  situations: Lexicon<string>;
}

// Made once for each language: an offer may not cost the time of reading a few hundred phrases again.
const stores = new WeakMap<LinesContent, Store>();

function storeOf(lines: LinesContent): Store {
  const known = stores.get(lines);
  if (known) return known;
  const byTopic = new Map<string, Entry[]>();
  const cues: [string, readonly string[]][] = [];
  const add = (topic: string, text: string, when?: readonly string[], now = false, wide = false) => {
    const list = byTopic.get(topic) ?? [];
    const id = `idea:${topic}:${list.length}`;
    byTopic.set(topic, [...list, { id, text, bound: when !== undefined, now, wide }]);
    if (when) cues.push([id, when]);
  };
  for (const { id, ideas } of lines.topics) for (const text of ideas ?? []) add(id, text);
  for (const { topic, text, when, now, wide } of lines.ideas ?? []) add(topic, text, when, now, wide);
  const store = { byTopic, situations: createLexicon(cues) };
  stores.set(lines, store);
  return store;
}

/** A topic further back needs that much more of its situation to come before the first one. */
const FITS_MOST = 3;
/** What is for a whole kind of trouble comes before what fits any, and after what was made for a situation. */
const WIDE_MOST = 0.5;
const SHARED_WORD = 0.3;

/** The topics after the first two count alike: what fits the situation decides between them. */
const PLACE_MOST = 2;
const NOW_BONUS = 1.5;
/** Needs somebody who is up, or a place that is open. */
const BY_DAY =
  /^(?:seeing|ringing|calling|asking|talking to|telling|booking|going|meeting|making the call|leaving the house|having (?:a|one) talk|taking your|finding)\b/;

/** How often words of each situation fell so far; what was told long ago counts half. */
export function situationsIn(lines: LinesContent, said: string): string[] {
  return [
    ...new Set(
      storeOf(lines)
        .situations.find(toTokens(said))
        .map(({ value }) => value),
    ),
  ];
}

/** How many different words or phrases of each situation fell. */
export function cuesIn(lines: LinesContent, said: string): Map<string, number> {
  const phrases = new Map<string, Set<string>>();
  for (const { value, phrase } of storeOf(lines).situations.find(toTokens(said)))
    phrases.set(value, (phrases.get(value) ?? new Set()).add(phrase));
  return new Map([...phrases].map(([id, found]) => [id, found.size]));
}

/**
 * The small ideas on these topics, best first: those made for the situation that was told, then those that share
 * words with it, then the rest; the first topic before the others. One made for another situation is left out.
 * @param said all that counts of the talk so far, in the person's words.
 * @param more what was counted of each situation over the talk, and whether it has to be doable this hour, at home.
 */
export function ideasFor(
  lines: LinesContent,
  topics: readonly string[],
  said: string,
  more: { before?: Readonly<Record<string, number>>; now?: boolean } = {},
): Idea[] {
  const { byTopic, situations } = storeOf(lines);
  const fits = new Map<string, number>();
  for (const hit of situations.find(toTokens(said))) fits.set(hit.value, (fits.get(hit.value) ?? 0) + 1);
  return [...new Set(topics)]
    .flatMap((topic, place) => (byTopic.get(topic) ?? []).map((entry) => ({ ...entry, place })))
    .map((entry) => ({ ...entry, fit: (fits.get(entry.id) ?? 0) + Math.min(1, (more.before?.[entry.id] ?? 0) / 2) }))
    .filter(({ bound, fit }) => !bound || fit >= 1)
    .map(({ id, text, place, fit, now, wide }) => {
      const hour = !more.now
        ? 0
        : now
          ? NOW_BONUS
          : BY_DAY.test(text) && !/\bin the morning\b/.test(text)
            ? -NOW_BONUS
            : 0;
      const rank =
        Math.min(fit, wide ? WIDE_MOST : FITS_MOST) -
        Math.min(place, PLACE_MOST) +
        sharedWords(text, said) * SHARED_WORD +
        hour;
      return { idea: { id, text, fits: Math.floor(fit) }, rank };
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ idea }) => idea);
}

/** The words of an idea by its id; undefined where there is none such. */
export function ideaText(lines: LinesContent, id: string): string | undefined {
  const topic = id.split(':')[1] ?? '';
  return storeOf(lines)
    .byTopic.get(topic)
    ?.find((idea) => idea.id === id)?.text;
}

/** Whether an idea can be done this hour, at home. */
export function isDoableNow(lines: LinesContent, id: string): boolean {
  const topic = id.split(':')[1] ?? '';
  return (
    storeOf(lines)
      .byTopic.get(topic)
      ?.find((idea) => idea.id === id)?.now === true
  );
}

const HEAD_MOST = 4;
const GOES_ON =
  /^([^,:;]*?)(?:, (?=(?:and|or|so|since|with|that|which|because|like|as|until|where|before|after|then|even|once|but|if|just|to|not|by|when|however|leaving)\b)|[:;]).*$/;

/** An idea that was read a moment ago: what it is, without its reason and its other half. */
export function headOf(idea: string): string {
  const head = GOES_ON.exec(idea)?.[1] ?? idea;
  return head.split(' ').length < HEAD_MOST ? idea : head;
}
