import type { z } from 'zod';
import { checkBanks } from './check-banks.ts';
import { cannedSchema, type LinesContent, linesSchema } from './content.schema.ts';
import { type CompanionContent, exercisesFrom, fullLanguages, linesFrom } from './content.ts';
import { type AddProblem, checkExercise, checkTexts, type KnownNames } from './exercises/check-exercise.ts';
import { exerciseSchema } from './exercises/exercise.schema.ts';
import { overlaySchema } from './exercises/overlay.schema.ts';
import { overlayGaps, withOverlay } from './exercises/overlay.ts';
import { languageGaps } from './language-needs.ts';
import { saySchema } from './say/say.schema.ts';
import { type WrittenContent, writtenSchema } from './written.schema.ts';
import { sharedShapes, writtenSource } from './written.ts';

export interface ContentProblem {
  file: string;
  /** Path inside the file, for finding the line. */
  at: (string | number)[];
  reason: string;
}

/**
 * Every mistake in the companion's content, at build time: shapes, references, and the rules every line keeps. All files
 * are looked at, or those of one folder; what spans folders is looked at in any case.
 */
export function checkContent(content: CompanionContent, folder = ''): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const known = knownNames(content);
  for (const [file, data] of Object.entries(content.files)) {
    if (!file.startsWith(folder)) continue;
    const add = (at: (string | number)[], reason: string) => problems.push({ file, at, reason });
    // Words that people write are no texts of ours.
    if (file.startsWith('patterns/')) {
      checkWritten(data, content, add);
      continue;
    }
    if (/^exercises\/[^/]+\//.test(file)) checkOverlay(data, file, content, add);
    else if (file.startsWith('exercises/')) {
      report(exerciseSchema.safeParse(data), add);
      checkExercise(data, file, known, add);
    } else if (file.endsWith('/canned.yaml')) report(cannedSchema.safeParse(data), add);
    else if (file.startsWith('lines/') && !/^lines\/\w+\/safety/.test(file)) {
      const result = linesSchema.partial().safeParse(data);
      report(result, add);
      checkMeanings(data, known, add);
      if (result.success) checkBanks(data, file, content, add);
    } else if (file.startsWith('say/')) report(saySchema.safeParse(data), add);
    else continue;
    eachText(data, [], (text, at) => checkText(text, at, add));
  }
  problems.push(...checkLanguages(content), ...checkSay(content));
  return problems;
}

/** Every pattern that code looks for is a regular expression, and every name in it is known. */
function checkWritten(data: unknown, content: CompanionContent, add: AddProblem): void {
  const result = writtenSchema.safeParse(data);
  report(result, add);
  if (!result.success) return;
  for (const name of Object.keys(result.data.patterns ?? {})) {
    try {
      const source = writtenSource(name, data as WrittenContent, sharedShapes(content));
      // Code says which of the two it is read in.
      if (!isPattern(source, 'i')) new RegExp(source, 'iu');
    } catch (error) {
      add(['patterns', name], `patterns.${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function isPattern(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).flags === flags;
  } catch {
    return false;
  }
}

/** A language that holds a full talk has the words to reach somebody, too. */
function checkSay(content: CompanionContent): ContentProblem[] {
  return fullLanguages(content).flatMap((language) => {
    const file = `say/${language}.yaml`;
    return content.files[file] === undefined ? [{ file, at: [], reason: 'is not there' }] : [];
  });
}

/** A language with a file of moves is whole or stops the build. */
function checkLanguages(content: CompanionContent): ContentProblem[] {
  const english = linesFrom(content, 'en');
  return fullLanguages(content)
    .filter((language) => language !== 'en')
    .flatMap((language) =>
      languageGaps(linesFrom(content, language), english).map((reason) => ({
        file: `lines/${language}/moves.yaml`,
        at: [],
        reason,
      })),
    );
}

function knownNames(content: CompanionContent): KnownNames {
  const lines = linesFrom(content, 'en') as Partial<LinesContent>;
  return {
    topics: new Set(lines.topics?.map((topic) => topic.id)),
    feelings: new Set(lines.feelings?.map((feeling) => feeling.id)),
    patterns: new Set(lines.patterns?.map((pattern) => pattern.id)),
    acts: new Set(Object.keys(lines.acts ?? {})),
    exercises: new Set(exercisesFrom(content).keys()),
  };
}

function report(result: z.ZodSafeParseResult<unknown>, add: AddProblem): void {
  if (result.success) return;
  for (const issue of result.error.issues) {
    const at = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    add([...at, ...unknown], `${at.join('.') || 'file'}: ${issue.message}`);
  }
}

function checkMeanings(data: unknown, { topics, feelings }: KnownNames, add: AddProblem): void {
  const meanings = (data as { meanings?: { topic: string; feeling: string }[] }).meanings ?? [];
  for (const [at, meaning] of meanings.entries()) {
    if (!topics.has(meaning.topic)) add(['meanings', at, 'topic'], `no topic "${meaning.topic}"`);
    if (!feelings.has(meaning.feeling)) add(['meanings', at, 'feeling'], `no feeling "${meaning.feeling}"`);
  }
}

/** Another language's texts of an exercise: none missing, none too many, and each under the same rules. */
function checkOverlay(data: unknown, file: string, content: CompanionContent, add: AddProblem): void {
  const result = overlaySchema.safeParse(data);
  report(result, add);
  const name = file.split('/').at(-1) ?? '';
  const english = exerciseSchema.safeParse(content.files[`exercises/${name}`]);
  if (content.files[`exercises/${name}`] === undefined) add([], `no exercise "${name.replace(/\.ya?ml$/, '')}"`);
  if (!result.success || !english.success) return;
  for (const gap of overlayGaps(english.data, result.data)) add(gap.at, gap.reason);
  checkTexts(withOverlay(english.data, result.data), (id) => ['steps', id], add);
}

const NOT_SPOKEN = new Set([
  'phrases',
  'cues',
  'asks',
  'says',
  'about',
  'hints',
  'acts',
  'slang',
  'fillers',
  'people',
  'harsh',
  'never',
  'wish',
  'marks',
  'names',
  'match',
  'grammar',
  'branch',
  'when',
  'if',
  'shapes',
  'views',
  'direct',
  'known',
  'frames',
  'remarks',
  'next',
  'matters',
  'openings',
  'far',
  'program',
  'sounds',
]);

function eachText(
  data: unknown,
  at: (string | number)[],
  visit: (text: string, at: (string | number)[]) => void,
): void {
  if (typeof data === 'string') visit(data, at);
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (NOT_SPOKEN.has(key) || at.at(-1) === 'words') continue;
    eachText(value, [...at, Array.isArray(data) ? Number(key) : key], visit);
  }
}

/** Rules of every spoken line: one question at most and at the end, no exclamation mark. */
function checkText(text: string, at: (string | number)[], add: AddProblem): void {
  const marks = text.match(/[?？]/g)?.length ?? 0;
  if (marks > 1) add(at, `two question marks: "${text.slice(0, 60)}"`);
  if (marks === 1 && !/[?？]["”]?$/.test(text)) add(at, `something follows the question: "${text.slice(0, 60)}"`);
  if (/[!！]/.test(text)) add(at, `an exclamation mark: "${text.slice(0, 60)}"`);
}
