/**
 * Why is this hard? Hundreds of phrases with gaps and options are tried against
 * every place of a message of up to 8,000 characters, and nothing a person types
 * may make that slow. Regular expressions backtrack over characters; here words
 * are the unit, every gap is bounded, and an index on the first word means that
 * at most places nothing is tried at all.
 *
 * The pattern language: words parted by spaces; `a b|c` one of several phrases,
 * in brackets as part of a longer one; `{name}` a class; `x?` optional; `kill*` any
 * word beginning so; `<3>` up to three words of anything; `#` a number; `#5+` a bare count of five or more, or grams.
 * Chinese and Japanese characters count as one word each.
 */
export type Node =
  | { kind: 'word'; words: Set<string>; prefixes: string[]; least: number | null }
  | { kind: 'seq'; items: Node[] }
  | { kind: 'alt'; items: Node[] }
  | { kind: 'opt'; item: Node }
  | { kind: 'gap'; max: number };

export interface MatchToken {
  /** The word itself first, then other readings of it (typing errors mended, attached particles taken off). */
  forms: readonly string[];
}

const PIECES = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff々]|[^\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff々]+/gu;
const GAP_MAX = 30;

class Reader {
  private readonly source: string;
  private readonly classes: (name: string) => Node;
  private at = 0;

  constructor(source: string, classes: (name: string) => Node) {
    this.source = source;
    this.classes = classes;
  }

  whole(): Node {
    const node = this.choices();
    if (this.at < this.source.length) throw new Error(`pattern "${this.source}": stray "${this.source[this.at]}"`);
    return node;
  }

  private choices(): Node {
    const found = [this.sequence()];
    while (this.source[this.at] === '|') {
      this.at += 1;
      found.push(this.sequence());
    }
    return alternatives(found);
  }

  private sequence(): Node {
    const items: Node[] = [];
    while (this.at < this.source.length) {
      const char = this.source[this.at];
      if (char === ' ') this.at += 1;
      else if (char === ')' || char === '|') break;
      else items.push(this.element());
    }
    if (items.length === 0) throw new Error(`pattern "${this.source}": empty part`);
    return items.length === 1 && items[0] ? items[0] : { kind: 'seq', items };
  }

  private element(): Node {
    const node = this.atom();
    if (this.source[this.at] !== '?') return node;
    this.at += 1;
    return { kind: 'opt', item: node };
  }

  private atom(): Node {
    const char = this.source[this.at];
    if (char === '(') return this.group();
    if (char === '{') return this.classes(this.until('}'));
    if (char === '<') {
      const max = Number(this.until('>'));
      if (!(max > 0 && max <= GAP_MAX)) throw new Error(`pattern "${this.source}": gap out of range`);
      return { kind: 'gap', max };
    }
    return this.word();
  }

  private group(): Node {
    this.at += 1;
    const node = this.choices();
    if (this.source[this.at] !== ')') throw new Error(`pattern "${this.source}": missing )`);
    this.at += 1;
    return node;
  }

  private until(close: string): string {
    const end = this.source.indexOf(close, this.at);
    if (end < 0) throw new Error(`pattern "${this.source}": missing ${close}`);
    const inner = this.source.slice(this.at + 1, end);
    this.at = end + 1;
    return inner;
  }

  private word(): Node {
    const start = this.at;
    while (this.at < this.source.length && !' |(){}<>?'.includes(this.source[this.at] ?? '')) this.at += 1;
    const word = this.source.slice(start, this.at);
    if (word === '') throw new Error(`pattern "${this.source}": empty word`);
    const count = /^#(?:(\d+)\+)?$/.exec(word);
    if (count) return { kind: 'word', words: new Set(), prefixes: [], least: Number(count[1] ?? 0) };
    const pieces = word.match(PIECES) ?? [];
    return pieces.length > 1 ? { kind: 'seq', items: pieces.map(single) } : single(word);
  }
}

function single(word: string): Node {
  if (word.endsWith('*')) return { kind: 'word', words: new Set(), prefixes: [word.slice(0, -1)], least: null };
  return { kind: 'word', words: new Set([word]), prefixes: [], least: null };
}

/** Single words are folded into one set, so that a class of fifty verbs is one look-up. */
export function alternatives(choices: Node[]): Node {
  const word: Node & { kind: 'word' } = { kind: 'word', words: new Set(), prefixes: [], least: null };
  const others: Node[] = [];
  for (const choice of choices.flatMap((node) => (node.kind === 'alt' ? node.items : [node]))) {
    if (choice.kind !== 'word') others.push(choice);
    else {
      for (const entry of choice.words) word.words.add(entry);
      word.prefixes.push(...choice.prefixes);
      word.least = lower(word.least, choice.least);
    }
  }
  if (word.words.size > 0 || word.prefixes.length > 0 || word.least !== null) others.unshift(word);
  return others.length === 1 && others[0] ? others[0] : { kind: 'alt', items: others };
}

export function parsePattern(source: string, classes: (name: string) => Node): Node {
  return new Reader(source, classes).whole();
}

/** The lower of two least counts, null where neither is one. */
export function lower(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** "20mg" is a number and no count: of tablets it says nothing, until it is grams of them. */
const isCount = (word: string, least: number): boolean =>
  (/^\d{1,5}$/.test(word) && Number(word) >= least) || /^(?:[3-9]\d{3}|\d{5})mg$/.test(word);

export function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57;
}

function wordMatches(node: Node & { kind: 'word' }, token: MatchToken): boolean {
  for (const form of token.forms) {
    if (node.words.has(form)) return true;
    for (const prefix of node.prefixes) if (form.startsWith(prefix)) return true;
    if (node.least !== null && (node.least === 0 ? isNumber(form) : isCount(form, node.least))) return true;
  }
  return false;
}

/** Tries `node` at `at`; `then` is told each possible end until it accepts one. */
export function matchAt(
  node: Node,
  tokens: readonly MatchToken[],
  at: number,
  limit: number,
  then: (end: number) => boolean,
): boolean {
  switch (node.kind) {
    case 'word': {
      const token = tokens[at];
      return at < limit && token !== undefined && wordMatches(node, token) && then(at + 1);
    }
    case 'seq':
      return matchSequence(node.items, 0, tokens, at, limit, then);
    case 'alt':
      return node.items.some((item) => matchAt(item, tokens, at, limit, then));
    case 'opt':
      return matchAt(node.item, tokens, at, limit, then) || then(at);
    case 'gap':
      for (let end = at; end <= Math.min(at + node.max, limit); end += 1) if (then(end)) return true;
      return false;
  }
}

function matchSequence(
  items: Node[],
  index: number,
  tokens: readonly MatchToken[],
  at: number,
  limit: number,
  then: (end: number) => boolean,
): boolean {
  const item = items[index];
  if (item === undefined) return then(at);
  return matchAt(item, tokens, at, limit, (end) => matchSequence(items, index + 1, tokens, end, limit, then));
}
