// Why is this hard? While a reply grows its last block is read again in every frame, and the full parser takes
// longer than a phone has for one. Most replies hold only headings, flat lists, quotes, bold, italic and code. So
// this reads those exactly as the full parser does (the test compares the two) and answers null for anything else.

export type Inline = string | { type: 'strong' | 'em' | 'code'; children: Inline[] };
export type Block =
  | { type: 'p' | 'h3' | 'h4'; children: Inline[] }
  | { type: 'ul' | 'ol'; start: number; items: Inline[][] }
  | { type: 'blockquote'; blocks: Block[] };

/** Escapes, HTML, entities, links, breaks, tabs, fences, code over two lines, rare marks, indentation: not for this. */
const BEYOND =
  /\\|<[a-z/!?]|&[#a-z]|\][([:]| {2}\n|\t|``|~~~|\*_|_\*|\*{3}|__|^[^`\n]*`[^`\n]*(?:`[^`\n]*`[^`\n]*)*\n|^\s*$|^ /im;
const RULE = /^(?:([-*_])(?: *\1){2,}|=+|-{2,}) *$/;
const HEADING = /^(#{1,6})(?: +(.*[^#\s]))? *$/;
const ITEM = /^(?:([-*+])|(\d{1,9})([.)]))(?: {1,4}(\S.*))?$/;
const STARTS_BLOCK = /^(?:#{1,6}(?: |$)|>|[-*+](?: |$)|\d{1,9}[.)](?: |$))/;

interface Run {
  mark: string;
  left: number;
  length: number;
  opens: boolean;
  closes: boolean;
}

/** Thrown and caught in here only: marks of different lengths that belong together. */
const UNEVEN = new Error('uneven marks');

/** One block of a reply; null where it holds more than this reads. */
export function readSimpleMarkdown(text: string): Block[] | null {
  const trimmed = text.trimEnd();
  if (trimmed === '' || BEYOND.test(trimmed)) return null;
  try {
    return readLines(trimmed.split('\n').map((line) => line.trimEnd()));
  } catch (error) {
    if (error === UNEVEN) return null;
    throw error;
  }
}

function readLines(lines: string[]): Block[] | null {
  const blocks: Block[] = [];
  let open: { lines: string[]; close: () => void } | null = null;
  const finish = () => {
    open?.close();
    open = null;
  };
  const begin = (first: string, add: (children: Inline[]) => void) => {
    finish();
    const held = [first];
    open = { lines: held, close: () => add(readInline(held.join('\n'))) };
  };
  let list: { sign: string; block: Extract<Block, { items: Inline[][] }> } | null = null;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (RULE.test(line) || line === '' || (line.startsWith('#') && !heading && /^#{1,6}(?: |$)/.test(line)))
      return null;
    if (line.startsWith('>')) {
      finish();
      list = null;
      const inner: string[] = [];
      while (at < lines.length && lines[at]?.startsWith('>')) inner.push((lines[at++] ?? '').replace(/^> ?/, ''));
      const next = lines[at--];
      if (
        inner.some((quoted) => /^ |^(?:[-*+]|\d+[.)])?$/.test(quoted)) ||
        (next !== undefined && !STARTS_BLOCK.test(next))
      )
        return null;
      const quoted = readLines(inner);
      if (quoted === null) return null;
      blocks.push({ type: 'blockquote', blocks: quoted });
    } else if (heading) {
      finish();
      list = null;
      const type = (heading[1] ?? '').length > 3 ? 'h4' : 'h3';
      blocks.push({ type, children: readInline(heading[2] ?? '') });
    } else if (item && (open === null || list !== null || (item[4] !== undefined && (item[2] ?? '1') === '1'))) {
      const [, bullet, number, dot, content = ''] = item;
      const sign = bullet ?? dot ?? '';
      if (STARTS_BLOCK.test(content) || RULE.test(content) || (content === '' && open !== null && list === null))
        return null;
      finish();
      if (list !== null && list.sign !== sign) return null;
      if (list === null) {
        const block = { type: bullet ? 'ul' : 'ol', start: Number(number ?? 1), items: [] } as const;
        list = { sign, block: { ...block, items: [] } };
        blocks.push(list.block);
      }
      const { items } = list.block;
      if (content === '') items.push([]);
      else begin(content, (children) => items.push(children));
    } else if (open !== null) {
      (open as { lines: string[] }).lines.push(line);
    } else {
      if (list !== null) return null;
      begin(line, (children) => blocks.push({ type: 'p', children }));
    }
  }
  finish();
  return blocks;
}

const SPACE = /\s/u;
const SIGN = /[\p{P}\p{S}]/u;

/** Code first, since nothing inside it counts; then runs of `*` and `_`, matched as CommonMark says. */
function readInline(text: string): Inline[] {
  const parts: (Inline | Run)[] = [];
  for (const found of text.matchAll(/`[^`]+`|\*+|_+|[^*_`]+|`/g)) {
    const [piece] = found;
    if (piece.length > 1 && piece.startsWith('`')) parts.push(readCode(piece));
    else if (/^[*_]/.test(piece)) parts.push(readRun(piece, text, found.index));
    else parts.push(piece);
  }
  match(parts);
  return joined(parts);
}

/** A line end inside code reads as a space. */
function readCode(piece: string): Inline {
  const inner = piece.slice(1, -1).replaceAll('\n', ' ');
  const isPadded = inner.startsWith(' ') && inner.endsWith(' ') && inner.trim() !== '';
  return { type: 'code', children: [isPadded ? inner.slice(1, -1) : inner] };
}

/** Where the run may open or close, by what stands beside it. */
function readRun(piece: string, text: string, at: number): Run {
  const before = text[at - 1] ?? ' ';
  const after = text[at + piece.length] ?? ' ';
  const leans = (here: string, there: string) =>
    !SPACE.test(here) && (!SIGN.test(here) || SPACE.test(there) || SIGN.test(there));
  const [left, right] = [leans(after, before), leans(before, after)];
  const isStar = piece.startsWith('*');
  return {
    mark: piece[0] ?? '',
    left: piece.length,
    length: piece.length,
    opens: left && (isStar || !right || SIGN.test(before)),
    closes: right && (isStar || !left || SIGN.test(after)),
  };
}

const isRun = (part: Inline | Run | undefined): part is Run => typeof part === 'object' && 'mark' in part;

function fits(opener: Run, closer: Run): boolean {
  if (!opener.opens || opener.mark !== closer.mark || opener.left === 0) return false;
  const both = opener.closes || closer.opens;
  return !(both && (opener.length + closer.length) % 3 === 0 && (opener.length % 3 !== 0 || closer.length % 3 !== 0));
}

/** Turns every pair of runs into an element, from the inside out. */
function match(parts: (Inline | Run)[]): void {
  for (let at = 0; at < parts.length; at++) {
    const closer = parts[at];
    if (!isRun(closer) || !closer.closes) continue;
    while (closer.left > 0) {
      const end = parts.indexOf(closer);
      let from = end - 1;
      for (; from >= 0; from--) {
        const opener = parts[from];
        if (isRun(opener) && fits(opener, closer)) break;
      }
      const opener = parts[from];
      if (!isRun(opener)) break;
      if (opener.length !== closer.length) {
        // At the very end the rest of the mark is still to come.
        if (end === parts.length - 1) break;
        throw UNEVEN;
      }
      const children = joined(parts.slice(from + 1, end));
      parts.splice(from + 1, end - from - 1, { type: opener.length === 2 ? 'strong' : 'em', children });
      opener.left = 0;
      closer.left = 0;
    }
    at = parts.indexOf(closer);
  }
}

/** Runs that matched nothing are text again. */
function joined(parts: readonly (Inline | Run)[]): Inline[] {
  const out: Inline[] = [];
  for (const part of parts) {
    const piece = isRun(part) ? part.mark.repeat(part.left) : part;
    const last = out.at(-1);
    if (piece === '') continue;
    if (typeof piece === 'string' && typeof last === 'string') out[out.length - 1] = last + piece;
    else out.push(piece);
  }
  return out;
}
