import { rarest } from './anchors.ts';
import { fold } from './normalise.ts';
import { alternatives, isNumber, type MatchToken, matchAt, type Node, parsePattern } from './pattern.ts';

interface Entry {
  id: number;
  cue: string;
  node: Node;
  /** Tried only in sentences that hold its anchor. */
  anchored: boolean;
}

export interface Hit {
  cue: string;
  /** First token of the match. */
  start: number;
  /** One past the last token. */
  end: number;
}

/** Every cue of a language, findable by the first word of its patterns. */
export class PatternIndex {
  private readonly exact = new Map<string, Entry[]>();
  private readonly prefix = new Map<string, Entry[]>();
  private readonly numbers: Entry[] = [];
  private prefixLengths: number[] = [];
  private readonly anchors = new Map<string, number[]>();
  private readonly anchorPrefixes = new Map<string, number[]>();
  private anchorLengths: number[] = [];
  private readonly entries: Entry[] = [];
  /** For each entry the last sentence in which its anchor was seen. */
  private seen = new Uint32Array(0);
  private sentence = 0;
  /** Every literal word that occurs in any pattern. */
  readonly vocabulary = new Set<string>();

  /** Throws where a pattern is malformed, uses an unknown class, or could begin with anything. */
  constructor(cues: Record<string, string[]>, classes: Record<string, string[]>) {
    const compiled = new Map<string, Node>();
    const open = new Set<string>();
    const classNode = (name: string): Node => {
      const known = compiled.get(name);
      if (known) return known;
      const patterns = classes[name];
      if (!patterns || patterns.length === 0) throw new Error(`unknown class {${name}}`);
      if (open.has(name)) throw new Error(`class {${name}} contains itself`);
      open.add(name);
      const node = alternatives(patterns.map((pattern) => parsePattern(fold(pattern), classNode)));
      open.delete(name);
      compiled.set(name, node);
      return node;
    };
    for (const [cue, patterns] of Object.entries(cues)) {
      for (const pattern of patterns) {
        const node = parsePattern(fold(pattern), classNode);
        this.add({ id: this.entries.length, cue, node, anchored: false }, pattern);
      }
    }
    this.prefixLengths = lengthsOf(this.prefix);
    this.anchorAll();
  }

  private anchorAll(): void {
    const patternsWith = new Map<string, number>();
    for (const { node } of this.entries) {
      const words = new Set<string>();
      collectWords(node, words);
      for (const word of words) patternsWith.set(word, (patternsWith.get(word) ?? 0) + 1);
    }
    for (const entry of this.entries) {
      const anchor = rarest(entry.node, patternsWith);
      if (!anchor) continue;
      entry.anchored = true;
      for (const word of anchor.words) file(this.anchors, word, entry.id);
      for (const prefix of anchor.prefixes) file(this.anchorPrefixes, prefix, entry.id);
    }
    this.anchorLengths = lengthsOf(this.anchorPrefixes);
    this.seen = new Uint32Array(this.entries.length);
  }

  private add(entry: Entry, pattern: string): void {
    this.entries.push(entry);
    collectWords(entry.node, this.vocabulary);
    if (!this.addFirst(entry.node, entry)) return;
    throw new Error(`pattern "${pattern}" can begin with anything`);
  }

  /** Files the entry under every word it can begin with; true where the node can be empty. */
  private addFirst(node: Node, entry: Entry): boolean {
    switch (node.kind) {
      case 'word':
        for (const word of node.words) file(this.exact, word, entry);
        for (const prefix of node.prefixes) file(this.prefix, prefix, entry);
        if (node.least !== null) this.numbers.push(entry);
        return false;
      case 'seq':
        for (const item of node.items) if (!this.addFirst(item, entry)) return false;
        return true;
      case 'alt':
        return node.items.map((item) => this.addFirst(item, entry)).some(Boolean);
      case 'opt':
        this.addFirst(node.item, entry);
        return true;
      case 'gap':
        throw new Error('a pattern cannot begin with a gap');
    }
  }

  /** All matches within [from, to). */
  find(tokens: readonly MatchToken[], from: number, to: number, hits: Hit[]): void {
    this.markAnchors(tokens, from, to);
    for (let at = from; at < to; at += 1) {
      for (const form of tokens[at]?.forms ?? []) {
        this.tryAll(this.exact.get(form), tokens, at, to, hits);
        for (const length of this.prefixLengths) {
          if (form.length >= length) this.tryAll(this.prefix.get(form.slice(0, length)), tokens, at, to, hits);
        }
        if (this.numbers.length > 0 && isNumber(form)) this.tryAll(this.numbers, tokens, at, to, hits);
      }
    }
  }

  private markAnchors(tokens: readonly MatchToken[], from: number, to: number): void {
    this.sentence += 1;
    const mark = (ids: number[] | undefined): void => {
      for (const id of ids ?? []) this.seen[id] = this.sentence;
    };
    for (let at = from; at < to; at += 1) {
      for (const form of tokens[at]?.forms ?? []) {
        mark(this.anchors.get(form));
        for (const length of this.anchorLengths) {
          if (form.length >= length) mark(this.anchorPrefixes.get(form.slice(0, length)));
        }
      }
    }
  }

  private tryAll(
    entries: Entry[] | undefined,
    tokens: readonly MatchToken[],
    at: number,
    to: number,
    hits: Hit[],
  ): void {
    if (!entries) return;
    for (const entry of entries) {
      if (entry.anchored && this.seen[entry.id] !== this.sentence) continue;
      matchAt(entry.node, tokens, at, to, (end) => {
        hits.push({ cue: entry.cue, start: at, end });
        return true;
      });
    }
  }
}

function lengthsOf(map: ReadonlyMap<string, unknown>): number[] {
  return [...new Set([...map.keys()].map((key) => key.length))];
}

function collectWords(node: Node, into: Set<string>): void {
  if (node.kind === 'word') for (const word of node.words) into.add(word);
  else if (node.kind === 'opt') collectWords(node.item, into);
  else if (node.kind !== 'gap') for (const item of node.items) collectWords(item, into);
}

function file<T>(map: Map<string, T[]>, key: string, entry: T): void {
  const list = map.get(key);
  if (!list) map.set(key, [entry]);
  else if (list.at(-1) !== entry) list.push(entry);
}
