import type { BankEntryContent, PatternContent } from '#companion/bank.schema.ts';
import { CODE_SHAPES, flagsOf, type Shapes, sourceOf, sourceOfAll } from '#companion/bank-patterns.ts';
import type { LinesContent } from '#companion/content.schema.ts';
import { quickPattern } from '#companion/quick-pattern.ts';

/** A family of lines and how a message for it is told. */
export interface BankEntry {
  family: string;
  /** The question itself says it. */
  asks: RegExp;
  /** It, or what was told just before it, names this. */
  about?: RegExp;
  /** Stands nowhere in them. */
  not?: RegExp;
  /** The question itself does not say it. */
  unless?: RegExp;
  /** Words that may stand beside a remark before the message is about something else. */
  beside?: number;
}

type Part = 'asks' | 'about' | 'not' | 'unless';

/** Most patterns are never looked at in a talk, so each is made when it first is. */
function lazily(entry: BankEntry, part: Part, pattern: PatternContent | undefined, shapes: Shapes, flags?: string) {
  if (pattern === undefined) return;
  const make = () => {
    const source = part === 'about' ? sourceOfAll(pattern, shapes) : sourceOf(pattern, shapes);
    const value = quickPattern(source, flags ?? flagsOf(source));
    Object.defineProperty(entry, part, { value });
    return value;
  };
  Object.defineProperty(entry, part, { get: make, configurable: true, enumerable: true });
}

function entryOf(content: BankEntryContent, shapes: Shapes, flags?: string): BankEntry {
  const { family, beside } = content;
  const entry = { family, ...(beside !== undefined && { beside }) } as BankEntry;
  lazily(entry, 'asks', content.asks, shapes, flags);
  for (const part of ['about', 'not', 'unless'] as const) lazily(entry, part, content[part], shapes);
  return entry;
}

/** The names that a language's patterns may use. */
export const shapesOf = (lines: LinesContent): Shapes => ({ ...lines.shapes, ...CODE_SHAPES });

/** Makes something of a language's content when it is first wanted, once for each content. */
export function onceFor<T extends object>(make: (lines: LinesContent) => T): (lines: LinesContent) => T {
  const known = new WeakMap<LinesContent, T>();
  return (lines) => {
    const there = known.get(lines);
    if (there) return there;
    const made = make(lines);
    known.set(lines, made);
    return made;
  };
}

/** Reads one bank of a language's content, once for each content; empty in a language without it. */
export function bankReader(
  pick: (lines: LinesContent) => readonly BankEntryContent[] | undefined,
  flags?: string,
): (lines: LinesContent) => readonly BankEntry[] {
  return onceFor((lines) => {
    const shapes = shapesOf(lines);
    return (pick(lines) ?? []).map((entry) => entryOf(entry, shapes, flags));
  });
}
