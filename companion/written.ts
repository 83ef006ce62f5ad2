import { wordsSource } from './bank-patterns.ts';
import type { CompanionContent } from './content.ts';
import { PatternStandIn } from './pattern-stand-in.ts';
import { quickPattern } from './quick-pattern.ts';
import type { WrittenContent } from './written.schema.ts';

// Why is this hard? What code looks for in English is knowledge and no logic, so it stands in the content
// (content/patterns, a file for each module). But a module names its patterns where it begins, long before any content is
// there. So what it holds is a pattern that is made when it is first looked for, and made anew for another content.

type Files = CompanionContent['files'];
type Shapes = Readonly<Record<string, string>>;

let files: Files = {};

/** Has every pattern of the code read from this content; one without patterns leaves those of the last. */
export function takePatterns(content: CompanionContent): void {
  if (Object.keys(content.files).some((path) => path.startsWith('patterns/'))) files = content.files;
}

/** The shapes that every file of patterns may name. */
export function sharedShapes(content: CompanionContent): Shapes | undefined {
  return (content.files['patterns/shapes.yaml'] as WrittenContent | undefined)?.shapes;
}

const NAMED = /\{([a-z][a-z-]*)\}/g;
/** Deeper than this, names can only lead back to themselves. */
const DEEPEST = 8;

const alternatives = (text: string | readonly string[]): readonly string[] =>
  typeof text === 'string' ? [text] : text;

/**
 * The regular expression that a pattern of a file stands for: plain words as in the banks, and of a list any one.
 * A shape, of the file or shared by all, is put where its name stands, letter for letter. Throws where a name is unknown.
 */
export function writtenSource(name: string, { shapes, patterns = {} }: WrittenContent, shared: Shapes = {}): string {
  const filled = (text: string, depth: number): string =>
    text.replace(NAMED, (_whole, used: string) => {
      if (depth >= DEEPEST) throw new Error(`the shape "${used}" leads back to itself`);
      const shape = shapes?.[used] ?? shared[used];
      return shape === undefined ? of(used, depth + 1) : filled(shape, depth + 1);
    });
  const of = (wanted: string, depth: number): string => {
    const pattern = patterns[wanted];
    if (pattern === undefined) throw new Error(`no pattern "${wanted}"`);
    return alternatives(pattern)
      .map((one) => wordsSource(one) ?? filled(one, depth))
      .join('|');
  };
  return of(name, 0);
}

/** Made when it is first looked for, and anew for another content. */
class LatePattern extends PatternStandIn {
  readonly #file: string;
  readonly #name: string;
  readonly flags: string;
  #made: RegExp | undefined;
  #from: Files | undefined;
  #written: WrittenContent | undefined;
  #shapes: Shapes | undefined;

  constructor(file: string, name: string, flags: string) {
    super();
    this.#file = file;
    this.#name = name;
    this.flags = flags;
  }

  protected override get behind(): RegExp {
    if (this.#made === undefined || this.#from !== files) this.#made = this.#read();
    return this.#made;
  }

  /** Another content often has the same patterns. */
  #read(): RegExp {
    const written = files[this.#file] as WrittenContent | undefined;
    if (written === undefined) throw new Error(`no content ${this.#file}`);
    const shapes = sharedShapes({ files });
    this.#from = files;
    if (this.#made !== undefined && this.#written === written && this.#shapes === shapes) return this.#made;
    this.#written = written;
    this.#shapes = shapes;
    return quickPattern(writtenSource(this.#name, written, shapes), this.flags);
  }
}

/**
 * The patterns of one module, by their names in content/patterns. They may be named before there is any content, and be
 * used like any regular expression once there is.
 */
export function writtenIn(module: string): (name: string, flags?: string) => RegExp {
  const file = `patterns/${module}.yaml`;
  return (name, flags = 'i') => new LatePattern(file, name, flags) as unknown as RegExp;
}
