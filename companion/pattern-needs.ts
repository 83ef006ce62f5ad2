import { letterOf } from './letters.ts';

// Why is this hard? Thousands of patterns stand against each message, and nearly all of them fit nowhere. But hardly one
// can fit without a word of its own: "\b(?:slap|punch)\w*" needs "slap" or "punch". What a pattern needs is read off its
// source once; where a message has none of it, the pattern need not be tried, nor even be made. It may ask for too little
// and never for too much, so whatever is not surely understood here needs nothing.

/** Letters (letters.ts) side by side of which a text that the pattern fits holds at least one; one list for each need. */
export type Needs = readonly (readonly string[])[];

/** What a part of a pattern can be, where that is a short list; null where it is not. And what it needs besides. */
interface Part {
  exact: readonly string[] | null;
  needs: readonly (readonly string[])[];
}

const NOTHING: Part = { exact: [''], needs: [] };
const ANYTHING: Part = { exact: null, needs: [] };

/** More ways than this to say several words in a row, and each word counts for itself. */
const ROW_MOST = 120;
const LIST_MOST = 400;
/** A class of characters with more members is as good as any character. */
const CLASS_MOST = 6;
/** Two letters side by side are the least that tells anything. */
const LEAST = 2;

/** Signs that fit a plain letter in a pattern blind to case, and such as are two signs or one as the pattern is read. */
const ODD_SIGNS = /[\u017f\u212a\ud800-\udfff]|\\u(?:\{|d[89a-f])/i;

/** What a text must hold for this pattern to fit it anywhere; an empty list where nothing is known. Throws nothing. */
export function needsOf(source: string, flags: string): Needs {
  if (flags.includes('v') || ODD_SIGNS.test(source)) return [];
  const reader = new Reader(source);
  const whole = reader.choices();
  return reader.isAtEnd && !reader.isLost ? closed(whole) : [];
}

/** Everything a part needs, what it can be among it. */
function closed({ exact, needs }: Part): readonly (readonly string[])[] {
  const own = exact === null ? null : listOf(exact);
  return own === null ? needs : [...needs, own];
}

const listOf = (exact: readonly string[]): readonly string[] | null =>
  exact.every((one) => one.length >= LEAST) ? exact : null;

/** The rarer a word the longer it is, roughly. */
const SHARES = [1, 1, 0.3, 0.04, 0.012, 0.005, 0.003];
/** How many texts of a hundred, as a share, are likely to hold one of these. */
export const likelihood = (list: readonly string[]): number =>
  list.reduce((sum, { length }) => sum + (SHARES[Math.min(length, SHARES.length - 1)] ?? 1), 0);

function rarest(part: Part): readonly string[] | null {
  return closed(part).reduce<readonly string[] | null>(
    (best, list) => (best !== null && likelihood(best) <= likelihood(list) ? best : list),
    null,
  );
}

function eitherOf(parts: readonly Part[]): Part {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const all = [...new Set(parts.flatMap(({ exact }) => exact ?? []))];
  if (parts.every(({ exact }) => exact !== null) && all.length <= LIST_MOST) return { exact: all, needs: [] };
  const each = parts.map(rarest);
  const list = [...new Set(each.flatMap((one) => one ?? []))];
  return { exact: null, needs: each.includes(null) || list.length > LIST_MOST ? [] : [list] };
}

/** Parts side by side: as long as there are few ways to say them they are one longer word. */
function rowOf(parts: readonly Part[]): Part {
  const needs: (readonly string[])[] = [];
  let row: readonly string[] = [''];
  let isWhole = true;
  const close = (next: readonly string[]) => {
    const list = listOf(row);
    if (list !== null) needs.push(list);
    row = next;
    isWhole = false;
  };
  for (const { exact, needs: more } of parts) {
    needs.push(...more);
    const [only = ''] = exact ?? [];
    if (exact === null) close(['']);
    else if (exact.length === 1) row = row.map((one) => one + only);
    else if (row.length * exact.length > ROW_MOST && row.some((one) => one !== '')) close(exact);
    else row = [...new Set(row.flatMap((one) => exact.map((other) => one + other)))];
  }
  if (isWhole) return { exact: row, needs };
  close(['']);
  return { exact: null, needs };
}

class Reader {
  readonly #source: string;
  #at = 0;
  /** Something was met that is not read here. */
  isLost = false;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  get #char(): string {
    return this.#source[this.#at] ?? '';
  }

  choices(): Part {
    const parts = [this.#row()];
    while (this.#char === '|') {
      this.#at += 1;
      parts.push(this.#row());
    }
    return eitherOf(parts);
  }

  #row(): Part {
    const parts: Part[] = [];
    while (!this.isAtEnd && this.#char !== '|' && this.#char !== ')' && !this.isLost)
      parts.push(this.#repeated(this.#one()));
    return rowOf(parts);
  }

  #repeated(part: Part): Part {
    const found = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at, this.#at + 12));
    if (found === null) return part;
    const [sign, least = '', comma, most] = found;
    this.#at += sign.length;
    if (sign.startsWith('?')) return part.exact === null ? ANYTHING : { exact: ['', ...part.exact], needs: [] };
    if (least === '1' && (comma === '' || most === '1')) return part;
    return sign.startsWith('+') || Number(least) >= 1 ? { exact: null, needs: closed(part) } : ANYTHING;
  }

  #one(): Part {
    const char = this.#char;
    this.#at += 1;
    switch (char) {
      case '(':
        return this.#group();
      case '[':
        return this.#class();
      case '\\':
        return this.#escaped();
      case '.':
        return ANYTHING;
      case '^':
      case '$':
        return NOTHING;
      default:
        return { exact: [letterOf(char.charCodeAt(0))], needs: [] };
    }
  }

  #group(): Part {
    const sign = /^\?(?:[:=!]|<[=!]|<\w+>)|^(?!\?)/.exec(this.#source.slice(this.#at, this.#at + 40))?.[0];
    if (sign === undefined) return this.#lose();
    this.#at += sign.length;
    const inner = this.choices();
    this.#at += 1;
    if (sign.endsWith('!')) return NOTHING;
    return sign.endsWith('=') ? { exact: [''], needs: closed(inner) } : inner;
  }

  /** An escape outside of brackets. */
  #escaped(): Part {
    if (/[bB]/.test(this.#char)) {
      this.#at += 1;
      return NOTHING;
    }
    if (/[1-9k]/.test(this.#char)) return this.#lose();
    const letter = this.#letter();
    return letter === null ? ANYTHING : { exact: [letter], needs: [] };
  }

  /** The letter that an escape stands for, from behind its bar on; null where it stands for many. */
  #letter(): string | null {
    const rest = this.#source.slice(this.#at, this.#at + 40);
    const [many] = /^(?:[DwWsS]|[pP]\{[^}]*\})/.exec(rest) ?? [];
    if (many !== undefined) {
      this.#at += many.length;
      return null;
    }
    const [sign, hex] = /^(?:x([0-9a-f]{2})|u([0-9a-f]{4}))/i.exec(rest)
      ? [rest.slice(0, rest[0] === 'x' ? 3 : 5), true]
      : [rest[0] ?? '', false];
    this.#at += sign.length;
    if (hex) return letterOf(Number.parseInt(sign.slice(1), 16));
    if (sign === 'd') return letterOf('0'.charCodeAt(0));
    if (/[nrtvf]/.test(sign)) return letterOf(' '.charCodeAt(0));
    if (/[a-z0-9]/i.test(sign)) this.#lose();
    return letterOf(sign.charCodeAt(0));
  }

  #class(): Part {
    const isNot = this.#char === '^';
    if (isNot) this.#at += 1;
    const letters = new Set<string>();
    let isMany = isNot;
    while (this.#char !== ']' && !this.isAtEnd) {
      const from = this.#member();
      if (from === null) isMany = true;
      else if (this.#char === '-' && this.#source[this.#at + 1] !== ']') {
        this.#at += 1;
        const to = this.#member();
        if (from !== to) isMany = true;
        else letters.add(from);
      } else letters.add(from);
    }
    this.#at += 1;
    return isMany || letters.size > CLASS_MOST ? ANYTHING : { exact: [...letters], needs: [] };
  }

  #member(): string | null {
    const char = this.#char;
    this.#at += 1;
    if (char !== '\\') return letterOf(char.charCodeAt(0));
    // In brackets it is a backspace.
    if (this.#char === 'b') this.#lose();
    return this.#letter();
  }

  #lose(): Part {
    this.isLost = true;
    return ANYTHING;
  }
}
