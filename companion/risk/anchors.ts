import { lower, type Node } from './pattern.ts';

type WordNode = Node & { kind: 'word' };

/**
 * The word sets a match cannot do without, beside its first word. A pattern is
 * tried only in sentences that hold a word of the rarest of them, which spares
 * nearly all the work that common first words ("i", "to") would cause.
 */
export function neededWords(node: Node): WordNode[] {
  switch (node.kind) {
    case 'word':
      return [node];
    case 'seq':
      return node.items.flatMap(neededWords);
    case 'alt': {
      const parts = node.items.map((item) => neededWords(item)[0]);
      return parts.every((part) => part !== undefined) ? [union(parts)] : [];
    }
    case 'opt':
    case 'gap':
      return [];
  }
}

function union(parts: WordNode[]): WordNode {
  const all: WordNode = { kind: 'word', words: new Set(), prefixes: [], least: null };
  for (const part of parts) {
    for (const word of part.words) all.words.add(word);
    all.prefixes.push(...part.prefixes);
    all.least = lower(all.least, part.least);
  }
  return all;
}

const PREFIX_WEIGHT = 8;

/** The set whose words occur in the fewest patterns, or null where only the first word is certain. */
export function rarest(node: Node, patternsWith: ReadonlyMap<string, number>): WordNode | null {
  let best: WordNode | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const needed of neededWords(node).slice(1)) {
    if (needed.least !== null) continue;
    let weight = needed.prefixes.length * PREFIX_WEIGHT;
    for (const word of needed.words) weight += patternsWith.get(word) ?? 0;
    if (weight < lowest) {
      lowest = weight;
      best = needed;
    }
  }
  return best;
}
