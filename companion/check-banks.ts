import type { BankEntryContent, PatternContent } from './bank.schema.ts';
import { CODE_SHAPES, flagsOf, type Shapes, sourceOf, sourceOfAll } from './bank-patterns.ts';
import type { LinesContent } from './content.schema.ts';
import { type CompanionContent, linesFrom } from './content.ts';
import type { AddProblem } from './exercises/check-exercise.ts';

type Pattern = (pattern: PatternContent, shapes: Shapes) => string;

/** What is wrong in the banks of one file of lines: patterns that are none, unknown names, families without a line. */
export function checkBanks(data: unknown, file: string, content: CompanionContent, add: AddProblem): void {
  const lines = data as Partial<LinesContent>;
  const banks = banksIn(lines);
  const frames = lines.frames ?? [];
  const sounds = lines.sounds ?? [];
  // Joining a language's files takes a while, and most of them hold no bank.
  if ([banks, frames, sounds].every((one) => one.length === 0) && lines.shapes === undefined) return;
  const whole = linesFrom(content, file.split('/')[1] ?? '');
  const shapes = { ...whole.shapes, ...CODE_SHAPES };
  for (const [name, shape] of Object.entries(lines.shapes ?? {})) {
    tryOut(sourceOf, shape, shapes, ['shapes', name], add);
    if (Object.hasOwn(CODE_SHAPES, name)) add(['shapes', name], `the shape "${name}" stands in code`);
    // Files of a language are joined: of two shapes by one name the first would be lost.
    if (whole.shapes?.[name] !== shape) add(['shapes', name], `another shape is named "${name}"`);
  }
  for (const [index, sound] of sounds.entries()) {
    for (const part of ['says', 'here', 'with', 'not', 'unless'] as const)
      tryOut(sourceOf, sound[part], shapes, ['sounds', index, part], add);
  }
  for (const [index, frame] of frames.entries()) {
    for (const family of [frame.next, ...(frame.unsaid === undefined ? [] : [frame.unsaid])])
      if (whole.families?.[family] === undefined) add(['frames', index], `no family "${family}"`);
    tryOut(sourceOf, frame.asks, shapes, ['frames', index, 'asks'], add);
    tryOut(sourceOf, frame.not, shapes, ['frames', index, 'not'], add);
  }
  for (const { at, entries } of banks) {
    for (const [index, entry] of entries.entries()) {
      const here = [...at, index];
      if (!hasLines(at, entry.family, whole.families)) add([...here, 'family'], `no family "${entry.family}"`);
      tryOut(sourceOf, entry.asks, shapes, [...here, 'asks'], add);
      tryOut(sourceOfAll, entry.about, shapes, [...here, 'about'], add);
      tryOut(sourceOf, entry.not, shapes, [...here, 'not'], add);
      tryOut(sourceOf, entry.unless, shapes, [...here, 'unless'], add);
    }
  }
}

/** A matter has a family for each thing that can be asked about it, and none of its own name. */
function hasLines(at: readonly string[], family: string, families: LinesContent['families'] | undefined): boolean {
  if (at[0] !== 'matters') return families?.[family] !== undefined;
  return Object.keys(families ?? {}).some((name) => name.startsWith(`${family}_`));
}

function banksIn(lines: Partial<LinesContent>): { at: string[]; entries: readonly BankEntryContent[] }[] {
  const views = Object.entries(lines.views ?? {}).map(([name, entries]) => ({ at: ['views', name], entries }));
  const others = (['direct', 'known', 'remarks', 'program', 'next', 'matters', 'openings', 'far'] as const).flatMap(
    (name) => {
      const entries = lines[name];
      return entries === undefined ? [] : [{ at: [name], entries }];
    },
  );
  return [...views, ...others];
}

function tryOut(
  read: Pattern,
  pattern: PatternContent | undefined,
  shapes: Shapes,
  at: (string | number)[],
  add: AddProblem,
): void {
  if (pattern === undefined) return;
  try {
    const source = read(pattern, shapes);
    new RegExp(source, flagsOf(source));
  } catch (error) {
    add(at, `${at.join('.')}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
